"""Simulation, statistics, reports and benchmarks."""

"""shards.py moonSign births.ndjson results 2026-01-31T12:00Z 8 [address of a scheduler]"""

import subprocess
import sys

from dask.distributed import Client


def calculate(part, parts, tool, source, output, now):
    command = ["nirayana", "batch", tool, "--shard", f"{part}/{parts}", "--threads", "1", "--max-failed", "1%"]
    subprocess.run([*command, "--input", source, "--output", f"{output}-{part}", "--now", now], check=True)
    return f"{output}-{part}"


if __name__ == "__main__":
    tool, source, output, now, parts, *scheduler = sys.argv[1:]
    arguments = [int(parts), tool, source, output, now]
    # One thread a worker: each of them has a process of its own that calculates.
    with Client(*scheduler) if scheduler else Client(threads_per_worker=1, dashboard_address=None) as client:
        numbers = range(1, int(parts) + 1)
        # A worker that dies is counted by the scheduler; a process that is killed is tried again.
        futures = [client.submit(calculate, part, *arguments, retries=3, pure=False) for part in numbers]
        with open(output, "wb") as whole:
            for path in client.gather(futures):
                with open(path, "rb") as part:
                    whole.write(part.read())

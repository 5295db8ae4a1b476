#!/bin/sh
#SBATCH --job-name=nirayana
#SBATCH --cpus-per-task=1
#SBATCH --requeue
#SBATCH --open-mode=append
set -eu

# Slurm begins a part anew whose node is lost. One that was killed on a sound node asks for that itself.
part=$SLURM_ARRAY_TASK_ID
nirayana batch "$TOOL" --shard "$part/$SLURM_ARRAY_TASK_COUNT" --threads 1 --max-failed 1% \
  --input "$INPUT" --output "$OUTPUT-$part" --now "$NOW" && exit
code=$?
# What the command line or the input makes wrong stays wrong: 1 and 2. 137 is a process that was killed.
if [ "$code" -gt 128 ] && [ "${SLURM_RESTART_COUNT:-0}" -lt 3 ]; then scontrol requeue "$SLURM_JOB_ID"; fi
exit "$code"

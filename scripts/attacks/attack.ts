import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** What an attack has cost. Over `most` it has succeeded. */
export interface Cost {
  readonly what: string;
  readonly value: number;
  readonly unit: 's' | 'MB' | 'kB';
  readonly most: number;
}

/** A server under attack. */
export interface Target {
  readonly url: string;
  readonly pid: number;
  /** As an operator stops it. @returns its exit code */
  readonly stop: () => Promise<number | null>;
}

export interface Attack {
  /** A sentence about the attacker; words of it choose the attack. */
  readonly name: string;
  /** Options of `nirayana serve`. Default: no limit of requests, no store of keys. */
  readonly serve?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly run: (target: Target) => Promise<readonly Cost[]>;
}

/** What is attacked, made and removed around a group of attacks. */
export interface Scene {
  readonly name: string;
  /** Why it cannot be tried on this machine. */
  readonly skippedBecause?: string;
  readonly attacks: () => Promise<{ readonly attacks: readonly Attack[]; readonly remove?: () => Promise<void> }>;
}

export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/**
 * The longest wait of another client, who asks from a process of its own, while something goes on. What the loop of the
 * server and that client wait for a processor meanwhile is left out, since the attacker and others keep those busy; so
 * is what the threads of the server itself take of them, which is in its processor time.
 */
export async function waitOfOthers({ url, pid }: Target, meanwhile: () => Promise<unknown>): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', OTHER, url, String(pid)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let told = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  while (told === '') await sleep(10);
  await meanwhile();
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('close', resolve));
  return Math.max(...told.trim().split('\n').map(Number));
}

/**
 * Asks again and again, and prints how many seconds each answer took; the last one when it is told to end. The second
 * number of a schedstat is how long the first thread of a process has stood in line for a processor, nanoseconds.
 */
const OTHER = `
import { readFileSync } from 'node:fs';
const [, url, pid] = process.argv;
const inLine = (of) => Number(readFileSync('/proc/' + of + '/schedstat', 'utf8').split(' ')[1]) / 1e9;
const now = () => performance.now() / 1000 - inLine(pid) - inLine('self');
let isOver = false;
process.once('SIGTERM', () => { isOver = true; });
do {
  const began = now();
  await fetch(url + '/healthz').then((answer) => answer.text());
  process.stdout.write(Math.max(0, now() - began) + '\\n');
} while (!isOver);
`;

/** Megabytes that a process holds, and the most that it ever held. */
export function memoryOf({ pid }: Target): { readonly now: number; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

/** Seconds of the processor that a process has used. */
export function processorSeconds({ pid }: Target): number {
  // The name before them may hold spaces. Ticks are hundredths of a second on every Linux.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

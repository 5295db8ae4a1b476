import { join } from 'node:path';
import { createAccount } from '../../src/service/store/accounts.js';
import { openDirectory } from '../../src/service/store/data-directory.js';
import type { Database } from '../../src/service/store/database.js';
import { createKey } from '../../src/service/store/keys.js';
import { openServer } from '../../src/service/store/store.js';
import { startCluster } from '../../test/support/postgres.js';
import { missesOfJob, missesOfLog, missesOfStore } from './checks.js';
import { Attendance, gapsOf, noteSigns } from './gaps.js';
import { Load } from './load.js';
import { freePort, Log, pause, type Running, run, startInterpreter } from './processes.js';
import { growthOf, Visitors } from './visitors.js';

export interface Outcome {
  readonly scene: string;
  readonly kills: number;
  readonly accepted: number;
  readonly succeeded: number;
  readonly refunded: number;
  /** Jobs of one input that more than one worker has begun, or one more than once. */
  readonly begunAgain: number;
  /** Jobs that were paid for and whose answer was lost, so that the same request was sent again. */
  readonly answerLost: number;
  /** From the last sign of life of a worker to another one having its job, the longest. */
  readonly longestGapSeconds: number;
  /** The same without the time in which no worker was there, or no database. */
  readonly longestAttendedSeconds: number;
  /** From being accepted to the end, of the job for which it took longest: some were begun many times. */
  readonly slowestSeconds: number;
  readonly misses: readonly string[];
}

export interface Setting {
  readonly rounds: number;
  readonly folder: string;
  readonly tell: (text: string) => void;
}

const CREDITS = 1_000_000;

/** An abandoned job runs again within this, of the time in which there is a worker: what docs/keyed.md promises. */
const LONGEST_GAP_SECONDS = 30;

const LONGEST_LIFE_MILLISECONDS = 600;

/** What a scene plays in. */
interface Stage {
  readonly url: string;
  readonly server: () => Promise<Running>;
  /** A server that is killed as soon as it does something: nobody who could be promised anything of. */
  readonly passingServer: () => Promise<Running>;
  readonly worker: () => Promise<Running>;
  /** Resolves when one more job is accepted. */
  readonly accepted: () => Promise<void>;
  readonly attendance: Attendance;
}

interface Scene {
  readonly name: string;
  readonly env: NodeJS.ProcessEnv;
  readonly args: readonly string[];
  readonly customers: number;
  readonly pauseMilliseconds: number;
  /** Something done with the store while no process has it, or beside those that do. */
  readonly withStore: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
  /** Kills, while there is load, and leaves running what is to end the jobs. */
  readonly play: (stage: Stage) => Promise<{ readonly kills: number; readonly left: readonly Running[] }>;
}

/** The server, which works on the jobs, is killed at random moments: between debit and answer, within a job, or idle. */
export async function onEmbedded({ rounds, folder, tell }: Setting): Promise<Outcome[]> {
  const data = join(folder, 'data');
  const scene: Scene = {
    name: 'embedded, server killed',
    env: {},
    args: ['--data', data],
    customers: 4,
    pauseMilliseconds: 60,
    withStore: async (work) => using(await openDirectory(data), work),
    play: (stage) => killServers(stage, rounds),
  };
  return [await played(scene, tell)];
}

export async function onPostgres({ rounds, tell }: Setting): Promise<Outcome[]> {
  const cluster = await startCluster();
  const scene = async (
    own: Pick<Scene, 'name' | 'args' | 'customers' | 'pauseMilliseconds' | 'play'>,
  ): Promise<Outcome> => {
    const url = await cluster.createDatabase();
    return played(
      { ...own, env: { DATABASE_URL: url }, withStore: async (work) => using(await openServer(url), work) },
      tell,
    );
  };
  try {
    return [
      await scene({
        name: 'PostgreSQL, workers killed',
        args: ['--jobs', 'elsewhere'],
        customers: 3,
        pauseMilliseconds: 100,
        play: (stage) => killWorkers(stage, rounds),
      }),
      await scene({
        name: 'PostgreSQL, server killed',
        args: [],
        customers: 8,
        pauseMilliseconds: 10,
        play: (stage) => killServers(stage, rounds),
      }),
      await scene({
        name: 'PostgreSQL, database stopped',
        args: [],
        customers: 4,
        pauseMilliseconds: 60,
        play: async (stage) => {
          const left = [await stage.server(), await stage.worker()];
          for (let stop = 0; stop < rounds; stop++) {
            await pause(500 + Math.random() * 1500);
            stage.attendance.databaseGoes();
            await cluster.stop(stop % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
            await pause(200 + Math.random() * 2000);
            await cluster.start();
            stage.attendance.databaseComes();
          }
          return { kills: rounds, left };
        },
      }),
    ];
  } finally {
    await cluster.remove();
  }
}

/** Whatever a server does at once for so many minutes, while workers are killed every ten seconds. */
export async function onSoak({ minutes, tell }: { minutes: number; tell: Setting['tell'] }): Promise<Outcome[]> {
  const cluster = await startCluster();
  const database = await cluster.createDatabase();
  let visitors: Visitors | undefined;
  try {
    const outcome = await played(
      {
        name: `PostgreSQL, ${minutes} minutes of everything`,
        env: { DATABASE_URL: database, METRICS: '1' },
        args: ['--jobs', 'elsewhere'],
        customers: 2,
        pauseMilliseconds: 500,
        withStore: async (work) => using(await openServer(database), work),
        play: async (stage) => {
          const server = await stage.server();
          const workers = [await stage.worker(), await stage.worker()];
          visitors = new Visitors(stage.url, tell);
          let isOver = false;
          const visit = visitors.go(minutes, Number(server.child.pid)).finally(() => {
            isOver = true;
          });
          let kills = 0;
          for (; !isOver; kills++) {
            await pause(10_000);
            await workers[kills % 2]?.kill();
            workers[kills % 2] = await stage.worker();
          }
          await visit;
          return { kills, left: [server, ...workers] };
        },
      },
      tell,
    );
    const { tenths = [], misses = [] } = visitors ?? {};
    return [{ ...outcome, misses: [...outcome.misses, ...new Set(misses), ...growthOf(tenths)] }];
  } finally {
    await cluster.remove();
  }
}

/** Most are killed soon after they have accepted a job, and some while they open their store. */
async function killServers(stage: Stage, rounds: number) {
  for (let kill = 0; kill < rounds; kill++) {
    const server = await stage.passingServer();
    if (kill % 5 !== 4) await stage.accepted();
    await pause(Math.random() * LONGEST_LIFE_MILLISECONDS);
    await server.kill();
  }
  return { kills: rounds, left: [await stage.server()] };
}

async function killWorkers(stage: Stage, rounds: number) {
  const server = await stage.server();
  const workers = [await stage.worker(), await stage.worker()];
  for (let kill = 0; kill < rounds; kill++) {
    await pause(Math.random() * 1000);
    const at = kill % workers.length;
    await workers[at]?.kill();
    workers[at] = await stage.worker();
  }
  return { kills: rounds, left: [server, ...workers] };
}

async function played(scene: Scene, tell: Setting['tell']): Promise<Outcome> {
  const began = performance.now();
  const { account, key } = await scene.withStore(async (database) => {
    await noteSigns(database);
    return customer(database, CREDITS);
  });
  const interpreter = await startInterpreter();
  const port = await freePort();
  const log = new Log();
  const env = { ...process.env, ...NO_SETTINGS, ...scene.env, INTERPRETER_URL: interpreter.url };
  const serve = ['serve', '--port', String(port), '--rate-limit', '0', ...scene.args];
  const url = `http://127.0.0.1:${port}`;
  const load = new Load(url, key, scene);
  const attendance = new Attendance();
  const server = () => run(serve, { env, log, ready: /listens on/ });
  const works = !scene.args.includes('elsewhere');
  const stage: Stage = {
    url,
    server: async () => (works ? attending(await server(), attendance) : server()),
    passingServer: server,
    worker: async () => attending(await run(['worker'], { env, log, ready: /works/ }), attendance),
    accepted: () => load.oneMore(),
    attendance,
  };
  const { kills, left } = await scene.play(stage);
  await load.end();
  const ended: Record<string, number> = {};
  const missesOfJobs: string[] = [];
  await load.seen((order, job) => {
    missesOfJobs.push(...missesOfJob(order, job));
    if (job) ended[job.status] = (ended[job.status] ?? 0) + 1;
  });
  const codes = await Promise.all(left.map((running) => running.stop()));
  interpreter.close();
  const misses = [
    ...load.misses,
    ...missesOfJobs,
    ...missesOfLog(log.text, key),
    ...codes.filter((code) => code !== 0).map((code) => `A process that was stopped has ended with ${code}.`),
  ];
  return scene.withStore(async (database) => {
    misses.push(...(await missesOfStore(database, load.accepted, CREDITS)));
    const gaps = await gapsOf(database);
    const longestGapSeconds = Math.max(0, ...gaps.map(({ from, to }) => to - from)) / 1000;
    const longestAttendedSeconds = Math.max(0, ...gaps.map((gap) => attendance.within(gap))) / 1000;
    if (longestAttendedSeconds > LONGEST_GAP_SECONDS) {
      misses.push(`A job waited ${longestAttendedSeconds} s for another worker, while there was one.`);
    }
    const [row] = await database.query<{ again: number; slowest: number }>(
      `select count(*) filter (where kind = 'career-dna' and attempt > 1 + failures)::int as again,
              extract(epoch from max(finished_at - created_at))::float8 as slowest from nirayana.jobs`,
    );
    const created = new Map(
      (await database.query<{ id: string; at: Date }>('select id, created_at as at from nirayana.jobs')).map((job) => [
        job.id,
        job.at.getTime(),
      ]),
    );
    const seconds = Math.round((performance.now() - began) / 1000);
    tell(`${scene.name}: ${kills} kills in ${seconds} s, ${misses.length} misses, account ${account}`);
    return {
      scene: scene.name,
      kills,
      accepted: load.accepted.length,
      succeeded: ended['succeeded'] ?? 0,
      refunded: ended['failed'] ?? 0,
      begunAgain: row?.again ?? 0,
      answerLost: load.accepted.filter(({ id, sentAt }) => (created.get(id) ?? sentAt) < sentAt).length,
      longestGapSeconds,
      longestAttendedSeconds,
      slowestSeconds: row?.slowest ?? 0,
      misses,
    };
  });
}

/** A process that works on jobs, noted as such from now until it is killed. */
function attending(running: Running, attendance: Attendance): Running {
  attendance.workerComes();
  const kill = () => {
    attendance.workerGoes();
    return running.kill();
  };
  return { ...running, kill };
}

/** Settings of whoever runs this that are not meant for it. */
const NO_SETTINGS = { DATABASE_URL: '', PORT: '', HOST: '', BASE_URL: '', BASE_PATH: '', RATE_LIMIT_PER_MINUTE: '' };

/** An account with its key. */
async function customer(
  database: Database,
  credits: number,
): Promise<{ readonly account: string; readonly key: string }> {
  const at = new Date();
  const allowances = { calculated: credits, interpreted: credits };
  const { id } = await createAccount(database, { name: 'A customer', plan: 'custom', allowances, at });
  const made = await createKey(database, { account: id, at });
  if (!made) throw new Error('There is no account.');
  return { account: id, key: made.key };
}

/** Does something with a store and lets go of it. */
async function using<T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

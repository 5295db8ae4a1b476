import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** The folder of `initdb` and `postgres`, or undefined where PostgreSQL is not installed. */
export const PROGRAMS = programsOf();

/** Whether tests on a real PostgreSQL can run here. */
export const hasPostgres = PROGRAMS !== undefined;

/** A PostgreSQL server of one's own: a cluster in a temporary folder that listens on a Unix socket in it. */
export interface Cluster {
  /** The address of a new, empty database. */
  readonly createDatabase: () => Promise<string>;
  /** Stops the server, as `systemctl stop` does, or with SIGQUIT like a crash. Its databases stay. */
  readonly stop: (signal?: 'SIGINT' | 'SIGQUIT') => Promise<void>;
  readonly start: () => Promise<void>;
  /** Stops it in the middle of whatever it does, as a machine that hangs: nothing is answered and nothing broken off. */
  readonly freeze: () => void;
  /** Lets it go on. */
  readonly thaw: () => void;
  /** Of the server, whose children serve the connections. */
  readonly pid: () => number;
  /** Stops the server and removes its folder. */
  readonly remove: () => Promise<void>;
}

/** A minute and more: after a crash it reads its log, on a busy machine slowly. One that has ended is told at once. */
const STARTING_TRIES = 1_200;

/**
 * @param more settings beside those of tests, such as `shared_preload_libraries=pg_stat_statements`
 * @throws Error where PostgreSQL is not installed, see {@link hasPostgres}
 */
export async function startCluster(more: readonly string[] = []): Promise<Cluster> {
  if (PROGRAMS === undefined) throw new Error('PostgreSQL is not installed.');
  // Not where TMPDIR says: the user of the server must reach it, and the path of its socket be short.
  const folder = mkdtempSync('/tmp/nirayana-postgres-');
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? serverUser() : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const data = `${folder}/data`;
  const initial = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(`${PROGRAMS}/initdb`, initial, { ...user, cwd: '/', stdio: 'pipe' });

  const postgres = `${PROGRAMS}/postgres`;
  const settings = [
    'fsync=off',
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    ...more,
  ];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const launch = () => spawn(postgres, args, { ...user, cwd: '/', stdio: 'ignore' });
  const isReady = () => spawnSync(`${PROGRAMS}/pg_isready`, ['-q', '-h', folder], { stdio: 'ignore' }).status === 0;
  let child = launch();
  const ready = async () => {
    for (let tries = 0; !isReady(); tries++) {
      if (tries > STARTING_TRIES || child.exitCode !== null) throw new Error('PostgreSQL did not start.');
      await wait(50);
    }
  };
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop: Cluster['stop'] = async (signal = 'SIGINT') => {
    if (!isRunning()) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    const { pid = 0 } = child;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    for (const one of [pid, ...children.map(Number)]) {
      try {
        process.kill(one, name);
      } catch (error) {
        // A process of one connection may have ended since it was listed.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  };
  // A run that is interrupted leaves no server behind.
  const abandon = () => {
    child.kill('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  await ready();

  let databases = 0;
  return {
    createDatabase: async () => {
      const name = `test_${++databases}`;
      execFileSync(`${PROGRAMS}/createdb`, ['-h', folder, '-U', 'postgres', name], { stdio: 'pipe' });
      return `postgresql:///${name}?host=${folder}&user=postgres`;
    },
    stop,
    start: async () => {
      if (!isRunning()) child = launch();
      await ready();
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    pid: () => child.pid ?? 0,
    remove: async () => {
      if (isRunning()) signal('SIGCONT');
      await stop();
      process.off('exit', abandon);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function programsOf(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((first, second) => Number(second) - Number(first))
    : [];
  const folders = [...versions.map((version) => `${debian}/${version}/bin`), ...(process.env['PATH'] ?? '').split(':')];
  return folders.find((folder) => existsSync(`${folder}/initdb`) && existsSync(`${folder}/postgres`));
}

function serverUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
  return { uid: id('-u'), gid: id('-g') };
}

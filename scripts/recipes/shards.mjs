// Parts of one batch on engines that exist: some are killed while they are written, and what they are put together to
// must have the bytes of one run. `SHARD_LINES=400000 npm run test:recipes -- parallel slurm` does it with as many lines.
import { execFileSync, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root, run } from '../own-folder.mjs';
import { freePort } from '../while-running.mjs';

const LINES = Number(process.env.SHARD_LINES ?? 40_000);
const PARTS = 8;
const NOW = '2026-01-31T12:00Z';
const INPUT = 'births.ndjson';
const OUTPUT = 'results';
const TABLE = ['moonSign', INPUT, OUTPUT, NOW, String(PARTS)];

/** Steps in the folders of `work` that have the files of recipes, with `nirayana` on the path. */
export function shardSteps({ work, path }) {
  const env = { ...process.env, PATH: `${path}:${process.env.PATH}` };

  /** A folder with the files of a recipe and the births, and the SHA-256 of what one run makes of them. */
  async function prepared(recipe, name = recipe) {
    const cwd = join(work, name);
    cpSync(join(root, 'recipes', recipe), cwd, { recursive: true });
    await writeBirths(join(cwd, INPUT));
    run('nirayana', ['batch', 'moonSign', '--input', INPUT, '--output', 'whole', '--now', NOW], { cwd, env });
    return { cwd, expected: await sha256([join(cwd, 'whole')]) };
  }

  async function same(cwd, expected, files) {
    const actual = await sha256(files.map((file) => join(cwd, file)));
    if (actual !== expected) throw new Error(`${files.join(', ')} have other bytes than the whole run.`);
  }

  /** Runs a program to its end while the processes that write two of the parts are killed. */
  async function whileKilling(cwd, command, args, kills = [killWriter, killWriter]) {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
    const ended = once(child, 'exit').then(([code]) => code);
    const isOver = () => child.exitCode !== null || child.signalCode !== null;
    const killing = Promise.all(kills.map((kill, index) => kill(cwd, 2 + 3 * index, isOver)));
    const code = await Promise.race([ended, killing.then(() => ended)]);
    if (code !== 0) throw new Error(`${command} ended with ${code}.\n${printed}`);
    await killing;
  }

  async function parallel() {
    if (!isThere('parallel')) return { skippedBecause: 'there is no GNU parallel here' };
    const { cwd, expected } = await prepared('parallel');
    await whileKilling(cwd, 'sh', ['shards.sh', ...TABLE, '--jobs', '2', '--will-cite']);
    return same(cwd, expected, [OUTPUT]);
  }

  async function parallelOverSsh() {
    if (!isThere('parallel')) return { skippedBecause: 'there is no GNU parallel here' };
    if (!existsSync(SSHD)) return { skippedBecause: 'there is no sshd here' };
    const { cwd, expected } = await prepared('parallel', 'parallel-over-ssh');
    await whileSshd(env.PATH, async (config) => {
      const hosts = NODES.map((node) => `1/ssh -F ${config} ${node}`).join();
      await whileKilling(cwd, 'sh', ['shards.sh', ...TABLE, '--sshlogin', hosts, '--workdir', cwd, '--will-cite']);
    });
    return same(cwd, expected, [OUTPUT]);
  }

  /** Why the recipe hands out numbers: a block that `--pipepart` cuts is empty when it is tried again. */
  async function pipepart() {
    if (!isThere('parallel')) return { skippedBecause: 'there is no GNU parallel here' };
    const cwd = join(work, 'pipepart');
    mkdirSync(cwd);
    await writeBirths(join(cwd, INPUT));
    const block = String(Math.ceil(statSync(join(cwd, INPUT)).size / PARTS));
    const cut = ['--pipepart', '--arg-file', INPUT, '--block', block, '--retries', '4', '--will-cite'];
    const killedOnce = 'if [ {#} = 3 ] && mkdir killed; then kill -9 $$; fi; cat';
    const left = run('parallel', [...cut, killedOnce], { cwd, env, maxBuffer: Infinity }).split('\n').length - 1;
    if (Math.round(((LINES - left) * PARTS) / LINES) !== 1) throw new Error(`Of ${LINES} lines ${left} are left.`);
  }

  async function dask() {
    // Debian's, for which another Python may come first on the path.
    const python = '/usr/bin/python3';
    if (!isThere(python, '-c', 'import dask.distributed')) return { skippedBecause: 'there is no Dask here' };
    const { cwd, expected } = await prepared('dask');
    await whileKilling(cwd, python, ['shards.py', ...TABLE]);
    return same(cwd, expected, [OUTPUT]);
  }

  async function slurm() {
    if (!['slurmctld', 'slurmd', 'munged'].every((name) => isThere(name, '-V'))) {
      return { skippedBecause: 'there is no Slurm here' };
    }
    const { cwd, expected } = await prepared('slurm');
    await whileCluster(cwd, async (settings) => {
      const named = { TOOL: 'moonSign', INPUT, OUTPUT, NOW };
      const array = ['--parsable', '--wait', `--array=1-${PARTS}`, '--output=part-%a.log'];
      const exported = `--export=ALL,${Object.entries(named)
        .map((pair) => pair.join('='))
        .join()}`;
      Object.assign(env, settings);
      await whileKilling(cwd, 'sbatch', [...array, exported, 'shards.sh'], [killWriter, killNode]);
    });
    return same(cwd, expected, parts());
  }

  /** Each index runs what its container would, on the paths of this machine. */
  async function kubernetes(job) {
    const { cwd, expected } = await prepared('kubernetes');
    const [{ command, args }] = job.spec.template.spec.containers;
    const installed = join(path, '../nirayana/');
    const [line] = args.map((text) =>
      text.replaceAll('/births/', '').replace('node_modules/nirayana/', () => installed),
    );
    for (let index = 0; index < job.spec.completions; index += 1) {
      run(command[0], [...command.slice(1), line], { cwd, env: { ...env, JOB_COMPLETION_INDEX: String(index) } });
    }
    return same(cwd, expected, parts());
  }

  return { parallel, parallelOverSsh, pipepart, dask, slurm, kubernetes };
}

const parts = () => Array.from({ length: PARTS }, (_, index) => `${OUTPUT}-${index + 1}`);

async function writeBirths(path) {
  const file = createWriteStream(path);
  const two = (value) => String(value).padStart(2, '0');
  for (let id = 0; id < LINES; id += 1) {
    const birth_date = `${1850 + (id % 150)}-${two((id % 12) + 1)}-${two((id % 28) + 1)}`;
    const birth_time = `${two(id % 24)}:${two(id % 60)}`;
    const birth = { id, birth_date, birth_time, latitude: (id % 120) - 60, longitude: (id % 360) - 180 };
    if (!file.write(`${JSON.stringify(birth)}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}

async function sha256(files) {
  const hash = createHash('sha256');
  for (const file of files) for await (const block of createReadStream(file)) hash.update(block);
  return hash.digest('hex');
}

/** The process that writes a part, which stands in the name of its hidden file; once it has written something. */
async function writerOf(cwd, part, isOver) {
  while (!isOver()) {
    const own = new RegExp(`^\\.${OUTPUT}-${part}\\.${hostname()}\\.([0-9]+)\\..*\\.tmp$`);
    const name = readdirSync(cwd).find((one) => own.test(one));
    // It may have taken its place meanwhile.
    const size = name === undefined ? 0 : statSync(join(cwd, name), { throwIfNoEntry: false })?.size;
    if (size > 0) return Number(own.exec(name)[1]);
    await sleep(10);
  }
  throw new Error(`Part ${part} was not seen while it was written.`);
}

async function killWriter(cwd, part, isOver) {
  process.kill(await writerOf(cwd, part, isOver), 'SIGKILL');
}

/** A node of Slurm as a power cut ends it: its daemon, its step and all that the step runs, at once. */
async function killNode(cwd, part, isOver) {
  const ids = [await writerOf(cwd, part, isOver)];
  const environment = readFileSync(`/proc/${ids[0]}/environ`, 'utf8').split('\0');
  const node = environment.find((one) => one.startsWith('SLURMD_NODENAME=')).slice('SLURMD_NODENAME='.length);
  for (let parent = ids[0]; !commandOf(parent).startsWith('slurmstepd'); ids.unshift(parent)) parent = parentOf(parent);
  const daemon = Number(readFileSync(join(cwd, `${node}.pid`), 'utf8'));
  for (const id of [daemon, ...ids]) process.kill(id, 'SIGKILL');
}

const commandOf = (id) => readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ');
const parentOf = (id) => Number(/^PPid:\s*([0-9]+)$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))[1]);

/** The daemon of ssh wants to be called by its whole path. */
const SSHD = '/usr/sbin/sshd';
const NODES = ['n1', 'n2'];

/** Two names of this machine alone, to which ssh leads by keys, a port and a configuration of its own. */
async function whileSshd(path, ask) {
  const folder = mkdtempSync(join(tmpdir(), 'nirayana-ssh-'));
  const at = (name) => join(folder, name);
  const isRoot = process.getuid() === 0;
  // Where what root runs gives up its rights. A machine that has never started a daemon does not have it.
  if (isRoot) mkdirSync('/run/sshd', { recursive: true });
  const port = await freePort();
  for (const name of ['host', 'user']) run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at(name)]);
  // Only root sees without PAM that its account is not locked, and in a container PAM may refuse root.
  writeFileSync(
    at('sshd'),
    `ListenAddress 127.0.0.1:${port}
HostKey ${at('host')}
AuthorizedKeysFile ${at('user.pub')}
AuthenticationMethods publickey
StrictModes no
UsePAM ${isRoot ? 'no' : 'yes'}
PidFile none
SetEnv "PATH=${path}"
`,
  );
  writeFileSync(
    at('ssh'),
    `Host ${NODES.join(' ')}
HostName 127.0.0.1
Port ${port}
IdentityFile ${at('user')}
IdentitiesOnly yes
HostKeyAlias here
UserKnownHostsFile ${at('known')}
BatchMode yes
`,
  );
  writeFileSync(at('known'), `here ${readFileSync(at('host.pub'), 'utf8')}`);
  const daemon = spawn(SSHD, ['-D', '-f', at('sshd')], { stdio: 'ignore' });
  const ended = once(daemon, 'exit');
  try {
    run('ssh', ['-F', at('ssh'), '-o', 'ConnectionAttempts=30', NODES[0], 'true']);
    await ask(at('ssh'));
  } finally {
    daemon.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  }
}

/** A cluster of two nodes on this machine alone, with a key, ports and folders of its own. */
async function whileCluster(cwd, ask) {
  const host = hostname().split('.')[0];
  const [controller, ...ports] = [await freePort(), await freePort(), await freePort()];
  writeFileSync(join(cwd, 'munge.key'), randomBytes(1024), { mode: 0o400 });
  for (const name of ['munge', 'state', 'spool-n1', 'spool-n2']) mkdirSync(join(cwd, name), { recursive: true });
  writeFileSync(
    join(cwd, 'slurm.conf'),
    `ClusterName=here
SlurmctldHost=${host}(127.0.0.1)
SlurmctldPort=${controller}
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=${cwd}/munge/socket
StateSaveLocation=${cwd}/state
SlurmdSpoolDir=${cwd}/spool-%n
SlurmctldPidFile=${cwd}/controller.pid
SlurmdPidFile=${cwd}/%n.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmdTimeout=10
${ports.map((port, index) => `NodeName=n${index + 1} NodeHostname=${host} NodeAddr=127.0.0.1 Port=${port}`).join('\n')}
PartitionName=all Nodes=n1,n2 Default=YES State=UP
`,
  );
  const settings = { SLURM_CONF: join(cwd, 'slurm.conf') };
  const own = [
    'key-file=munge.key',
    'socket=munge/socket',
    'pid-file=munge/pid',
    'log-file=munge/log',
    'seed-file=munge/seed',
  ];
  const places = own.map((one) => `--${one.replace('=', `=${cwd}/`)}`);
  const start = (command, ...args) =>
    spawn(command, args, { cwd, env: { ...process.env, ...settings }, stdio: 'ignore' });
  const daemons = [start('munged', '--foreground', '--force', ...places), start('slurmctld', '-c', '-D')];
  try {
    await sleep(2_000);
    daemons.push(start('slurmd', '-D', '-N', 'n1'), start('slurmd', '-D', '-N', 'n2'));
    await ask(settings);
  } finally {
    for (const daemon of daemons.reverse()) daemon.kill('SIGTERM');
    await Promise.all(daemons.map((daemon) => daemon.exitCode ?? daemon.signalCode ?? once(daemon, 'exit')));
  }
}

export function isThere(command, ...asked) {
  try {
    execFileSync(command, asked.length > 0 ? asked : ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

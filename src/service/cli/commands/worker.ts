import { Command } from 'commander';
import { errorReport } from '../../node/report.js';
import { within } from '../../store/within.js';
import { openKeyed } from '../keyed.js';
import { type KeyedSettings, keyedSettingsFrom, RETENTION_DAYS } from '../keyed-settings.js';
import { type Call, type Terminal, UsageError } from '../settings.js';
import { readingSkyTable } from '../sky-table-setting.js';

/** `nirayana worker`: works on jobs, until the process is asked to stop. */
export function workerCommand({ terminal }: Call): Command {
  const command = new Command()
    .usage('[options]')
    .description('Works on the jobs of the keyed interface.')
    .option(
      '--job-retention-days <number>',
      `Days after which finished jobs are deleted. JOB_RETENTION_DAYS, or ${RETENTION_DAYS}.`,
    )
    .helpOption('-h, --help', 'Show this help.')
    .addHelpText('after', DETAILS)
    .allowExcessArguments(true);
  return readingSkyTable(command, { terminal }).action(async () => {
    const [surplus] = command.args;
    if (surplus !== undefined) throw new UsageError(`worker takes no argument, and "${surplus}" is one.`);
    const settings = keyedSettingsFrom({ command, variables: { ...terminal.variables, JOBS: 'here' } });
    if (settings.databaseUrl === undefined) {
      throw new UsageError('worker needs DATABASE_URL, the address of the PostgreSQL database that has the jobs.');
    }
    await work(settings, terminal);
  });
}

const DETAILS = `
DATABASE_URL is the PostgreSQL database that has the jobs, INTERPRETER_URL the interpreter of those that ask for one.
Any number of workers, on any number of machines, share the jobs. SIGTERM, SIGINT and SIGHUP stop one: a job that it cannot
finish within four seconds goes to another. A second signal stops it at once.
`;

/** Jobs have four seconds to finish, and a database that hangs a little more. */
const STOP_MILLISECONDS = 9_000;

async function work(settings: KeyedSettings, terminal: Terminal): Promise<void> {
  const stopped = terminal.stopped();
  const report = (error: unknown) => terminal.errors.write(errorReport(error));
  const keyed = openKeyed(settings, { rateLimiter: undefined, now: terminal.now, report });
  const isStarted = await Promise.race([keyed.start().then(() => true), stopped.then(() => false)]);
  if (isStarted) terminal.output.write('nirayana works on jobs.\n');
  await stopped;
  // By the clock, whatever the database does: what is left is taken up by others.
  await within(STOP_MILLISECONDS, keyed.close()).catch(report);
}

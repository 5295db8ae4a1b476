import { OUTPUTS, type Output } from '../../jobs/plans.js';
import { keyedError, neverFinished } from '../../jobs/refusals.js';
import { type Outage, watchOutages } from '../store/outage.js';
import { type Alarm, createAlarm } from './alarm.js';
import { reclaim } from './left.js';
import { Stopping, type Workplace, workOn } from './run.js';
import { claim } from './running.js';

export interface Worker {
  /** Looks at once for a job of this kind. */
  readonly wake: (output: Output) => void;
  /** Takes no more jobs, and resolves when those it has are finished or, after a while, given back. */
  readonly stop: () => Promise<void>;
}

/** Jobs at the same time: a calculation keeps the processor busy, an interpreter of the operator only the line. */
const LANES: Readonly<Record<Output, number>> = { calculated: 1, interpreted: 4 };

const POLL_MILLISECONDS = 500;
/** How long a job whose lease is over may wait to be found. */
const SWEEP_MILLISECONDS = 1_000;
/** How long the jobs that run when the worker is to stop have to finish. */
const GRACE_MILLISECONDS = 4_000;
/** How long a lane waits when the database does not answer. */
const OUTAGE_MILLISECONDS = 1_000;

interface Context extends Workplace {
  readonly isStopping: () => boolean;
  readonly outage: Outage;
}

/** Works on jobs until it is stopped. */
export function startWorker(place: Omit<Workplace, 'ends'>): Worker {
  let isStopping = false;
  const outage = watchOutages(place.report);
  const context: Context = { ...place, ends: new Set(), isStopping: () => isStopping, outage };
  const alarms = { calculated: createAlarm(), interpreted: createAlarm(), sweep: createAlarm() };
  const loops = [
    ...OUTPUTS.flatMap((output) => Array.from({ length: LANES[output] }, () => lane(output, alarms[output], context))),
    sweep(alarms.sweep, context),
  ];
  return {
    wake: (output) => alarms[output].ring(),
    async stop() {
      isStopping = true;
      for (const alarm of Object.values(alarms)) alarm.ring();
      const late = setTimeout(() => {
        for (const end of context.ends) end.abort(new Stopping());
      }, GRACE_MILLISECONDS);
      await Promise.all(loops);
      clearTimeout(late);
    },
  };
}

/** One job after another. */
async function lane(output: Output, alarm: Alarm, context: Context): Promise<void> {
  const { database, now, outage, isStopping } = context;
  while (!isStopping()) {
    try {
      const job = await claim(database, { output, at: now() });
      outage.isOver();
      if (job) await workOn(job, context);
      else if (!isStopping()) await alarm.sleep(POLL_MILLISECONDS);
    } catch (error) {
      outage.failed(error);
      if (!isStopping()) await alarm.sleep(OUTAGE_MILLISECONDS);
    }
  }
}

/** Looks for the jobs of workers that are gone. */
async function sweep(alarm: Alarm, context: Context): Promise<void> {
  const { database, now, outage, isStopping } = context;
  const error = keyedError(neverFinished());
  while (!isStopping()) {
    await reclaim(database, { which: 'lease-over', at: now(), error }).catch(outage.failed);
    if (!isStopping()) await alarm.sleep(SWEEP_MILLISECONDS);
  }
}

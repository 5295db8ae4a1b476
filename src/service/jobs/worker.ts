import { keyedError, neverFinished } from '../../jobs/refusals.js';
import type { Output } from '../../jobs/states.js';
import { type Outage, watchOutages } from '../store/outage.js';
import { type Alarm, createAlarm } from './alarm.js';
import { Stopping, type Workplace, workOn } from './run.js';
import { claim, reclaim } from './running.js';

export interface Worker {
  /** Looks at once for a job of this kind. One of many inputs that runs ends its turn with the input that it is at. */
  readonly wake: (output: Output) => void;
  /** Takes no more jobs, and resolves when those it has are finished or, after a while, given back. */
  readonly stop: () => Promise<void>;
}

interface Lane {
  readonly output: Output;
  /** Takes only the jobs that have no more inputs left than these. */
  readonly mostInputs?: number;
}

/** A job with so few inputs waits for no input of one that has many, however long that takes. */
const FEW_INPUTS = 5;

/** Jobs at the same time: a calculation keeps the processor busy, an interpreter of the operator only the line. */
const LANES: readonly Lane[] = [
  { output: 'calculated' },
  { output: 'calculated', mostInputs: FEW_INPUTS },
  ...Array<Lane>(4).fill({ output: 'interpreted' }),
];

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
  /** How often there was something new. */
  readonly calls: Record<Output, number>;
}

/** Works on jobs until it is stopped. */
export function startWorker(place: Omit<Workplace, 'ends'>): Worker {
  let isStopping = false;
  const outage = watchOutages(place.report);
  const calls = { calculated: 0, interpreted: 0 };
  const context: Context = { ...place, ends: new Set(), isStopping: () => isStopping, outage, calls };
  const alarms = { calculated: createAlarm(), interpreted: createAlarm(), sweep: createAlarm() };
  const loops = [...LANES.map((each) => lane(each, alarms[each.output], context)), sweep(alarms.sweep, context)];
  return {
    wake(output) {
      calls[output] += 1;
      alarms[output].ring();
    },
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
async function lane(taking: Lane, alarm: Alarm, context: Context): Promise<void> {
  const { output } = taking;
  const { database, now, outage, isStopping, calls } = context;
  while (!isStopping()) {
    try {
      const before = calls[output];
      const job = await claim(database, { ...taking, at: now() });
      outage.isOver();
      if (job) await workOn(job, context, () => calls[output] !== before);
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

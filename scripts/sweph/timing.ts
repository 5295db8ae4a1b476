import * as ours from '../../src/entries/sweph.js';
import type { Random } from './random.js';

type Chart = Pick<typeof ours, 'calc_ut' | 'houses_ex2' | 'houses_ex' | 'set_delta_t_userdef'>;

const FLAGS = ours.constants.SEFLG_SWIEPH | ours.constants.SEFLG_SPEED;
const CHARTS = 4000;
const ROUNDS = 5;

function cast({ calc_ut, houses_ex }: Chart, days: readonly number[]): number {
  let sum = 0;
  for (const day of days) {
    for (let body = 0; body <= 11; body++) sum += calc_ut(day, body, FLAGS).data[0];
    sum += houses_ex(day, 0, 28.6, 77.2, 'P').data.points[0] as number;
  }
  return sum;
}

/** How many times as long a chart of ten bodies, two nodes and houses takes there; the least of rounds by turns. */
export function timeCharts(theirs: Chart, random: Random): string {
  const days = Array.from({ length: CHARTS }, () => random.day());
  const least = { theirs: Number.POSITIVE_INFINITY, ours: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, each] of [
      ['theirs', theirs],
      ['ours', ours as Chart],
    ] as const) {
      const start = process.cpuUsage();
      cast(each, days);
      const { user, system } = process.cpuUsage(start);
      least[name] = Math.min(least[name], (user + system) / CHARTS);
    }
  }
  const micro = (time: number) => `${time.toFixed(1)} µs`;
  return `A chart: ${micro(least.theirs)} there, ${micro(least.ours)} here, ${(least.theirs / least.ours).toFixed(1)} times as fast.`;
}

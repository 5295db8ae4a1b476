import { byTwelve } from '../../../languages/pages/part-of-day.js';

/** Where an instant stands on a timeline, per cent as an attribute; undefined beyond its ends. */
export function placeOn(from: number, to: number, at: number): string | undefined {
  const share = (at - from) / (to - from);
  return share >= 0 && share <= 1 ? `${Math.round(share * 100_000) / 1000}%` : undefined;
}

/** The instant at which a mark stands on a timeline. */
export function instantAt(from: number, to: number, place: string): number {
  return from + ((to - from) * Number.parseFloat(place)) / 100;
}

/** The time of day at so many minutes east of UTC: `14:30`, or by twelve hours with the words for the parts of a day. */
export function clockAt(at: number, offset: number, parts?: string): string {
  const time = new Date(at + offset * 60_000).toISOString().slice(11, 16);
  return parts ? byTwelve(time, parts) : time;
}

const MINUTE = 60_000;

/** What is said of a stretch at an instant, in the words of its element. */
export function stateAt(
  at: number,
  [from, to]: readonly [number, number],
  words: Readonly<Record<string, string | undefined>>,
): { readonly text: string; readonly runs: boolean } {
  if (at >= from) return { text: words[at < to ? 'runs' : 'over'] ?? '', runs: at < to };
  // As a reader counts them between two clocks.
  const minutes = Math.max(1, Math.floor(from / MINUTE) - Math.floor(at / MINUTE));
  const parts = [
    [Math.floor(minutes / 60), words['hours']],
    [minutes % 60, words['minutes']],
  ] as const;
  const length = parts.flatMap(([count, unit = '']) => {
    const [one = '', more = ''] = unit.split('|');
    return count === 0 ? [] : [count === 1 ? one : more.replace('{n}', String(count))];
  });
  return { text: (words['begins'] ?? '').replace('{t}', length.join(' ')), runs: false };
}

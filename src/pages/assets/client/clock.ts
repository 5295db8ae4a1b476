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

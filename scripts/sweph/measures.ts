/** How far two answers are apart, in units of what is allowed: up to 1 they agree. */
export type Measure = (theirs: unknown, ours: unknown) => number;

const APART = Number.POSITIVE_INFINITY;

function round(degrees: number): number {
  return Math.abs(((((degrees + 180) % 360) + 360) % 360) - 180);
}

/** Numbers on a line, with an allowance; relative where it says so. */
export const near =
  (allowed: number): Measure =>
  (theirs, ours) =>
    typeof theirs === 'number' && typeof ours === 'number' ? Math.abs(theirs - ours) / allowed : APART;

/** Degrees on a circle. */
export const angle =
  (allowed: number): Measure =>
  (theirs, ours) =>
    typeof theirs === 'number' && typeof ours === 'number' ? round(theirs - ours) / allowed : APART;

/** The same of a part of the greater of both and 1. */
export const part =
  (allowed: number): Measure =>
  (theirs, ours) => {
    if (typeof theirs !== 'number' || typeof ours !== 'number') return APART;
    return Math.abs(theirs - ours) / Math.max(1e-12, allowed * Math.max(Math.abs(theirs), Math.abs(ours)));
  };

export const same: Measure = (theirs, ours) => (Object.is(theirs, ours) || theirs === ours ? 0 : APART);

/** Anything goes. */
export const any: Measure = () => 0;

/** Each item of a list by its own measure, the last one for the rest. */
export const list =
  (...measures: readonly Measure[]): Measure =>
  (theirs, ours) => {
    if (!Array.isArray(theirs) || !Array.isArray(ours) || theirs.length !== ours.length) return APART;
    return theirs.reduce(
      (most, value, i) => Math.max(most, (measures[Math.min(i, measures.length - 1)] as Measure)(value, ours[i])),
      0,
    );
  };

/** Each field by its measure; both have just these. */
export const fields =
  (measures: Readonly<Record<string, Measure>>): Measure =>
  (theirs, ours) => {
    const [a, b] = [theirs, ours] as [Record<string, unknown>, Record<string, unknown>];
    const names = Object.keys(measures).sort().join();
    if (Object.keys(a).sort().join() !== names || Object.keys(b).sort().join() !== names) return APART;
    return Object.entries(measures).reduce((most, [name, measure]) => Math.max(most, measure(a[name], b[name])), 0);
  };

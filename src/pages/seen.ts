/** What a page says of a value of a result. */
export type Words = string | RegExp;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June?', 'July?', 'Aug', 'Sept?', 'Oct', 'Nov', 'Dec'];

/** A day as English pages write it, with or without the year and the rest of the month's name. */
export function day(iso: string | null): RegExp {
  const [, month = 0, date] = known(iso).slice(0, 10).split('-').map(Number);
  return new RegExp(`\\b${date}\\s${MONTHS[month - 1]}`);
}

/** A time of day, cut off or rounded to the minute. */
export function clock(iso: string | null): RegExp {
  const minute = Date.parse(`${known(iso).slice(0, 16)}Z`);
  const times = [0, 1].map((more) => new Date(minute + more * 60_000).toISOString().slice(11, 16));
  return new RegExp(times.join('|'));
}

/** What every example has, though not every answer. */
export function known<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The answer to an example is not whole.');
  return value;
}

/** Points with their sign, which is U+2212 where it is minus. */
export function signed(score: number): RegExp {
  const sign = score > 0 ? '\\+' : score < 0 ? '[−-]' : '';
  return new RegExp(`${sign}${Math.abs(score)}\\b`);
}

export function scored(score: number, rules: readonly { readonly points: number }[], ...names: string[]): Words[] {
  return [...names, signed(score), ...rules.map(({ points }) => signed(points))];
}

/** What of a result a visitor must read on the page of its tool. Scenes in a browser ask for it, and nothing that is built. */
export type Seen<Result> = (result: Result) => readonly Words[];

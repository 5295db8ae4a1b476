import type { Namer } from '../../languages/words/say.js';
import type { ChoghadiyaResult } from '../day-divisions.js';
import type { TithiResult } from '../limbs.js';
import { clockOf, type Line, listed } from './telling.js';

interface Ending {
  readonly ends_at: string;
  readonly next?: { readonly ends_at: string } | null;
}

/** What runs, until when, and what comes after it. */
export function limb(
  title: string,
  told: string,
  { ends_at, next }: Ending,
  { date, after }: { date: string; after?: string | undefined },
): string {
  const more = next && after !== undefined ? `, then ${after} until ${clockOf(next.ends_at, date)}` : '';
  return `${title}: ${told} until ${clockOf(ends_at, date)}${more}`;
}

export function tithiTold(name: Namer, { name: tithi, paksha }: Pick<TithiResult, 'name' | 'paksha'>): string {
  return `${name('tithi', tithi)}, ${name('paksha', paksha)}`;
}

/** A line for the day and one for the night. */
export function choghadiyaLines(choghadiya: readonly ChoghadiyaResult[], date: string, name: Namer): Line[] {
  return (['day', 'night'] as const).map((period) => {
    const ones = choghadiya.filter((one) => one.period === period);
    const told = ones.map(
      (one) => `${name('choghadiya', one.name)} (${name('quality', one.quality)}) ${clockOf(one.starts_at, date)}`,
    );
    return `Choghadiya of the ${period}, from: ${listed(told)}`;
  });
}

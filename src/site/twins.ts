import type { TwinWords } from '../languages/pages/site/words.js';
import { LISTED, type Listed } from './tool-list.js';

export type TwinName = keyof TwinWords;

/** Calculators that one name stands for; the first is where the name leads. Each keeps its own address. */
const TWINS: { readonly [Name in TwinName]: readonly (keyof TwinWords[Name]['of'])[] } = {
  kundli: ['kundli', 'birth-chart-calculator'],
  moon: ['vedic-moon-sign-calculator', 'vedic-zodiac-sign-calculator'],
  vimshottari: ['dasha-calculator', 'running-dashas'],
  sade_sati: ['sade-sati-calculator', 'saturn-periods'],
  gochara: ['gochara', 'current-transits-calculator'],
  own_day: ['personal-activation', 'monthly-snapshot'],
  matching: ['vedic-compatibility-calculator', 'horoscope-matching', 'matching'],
  score: ['daily-timing', 'push-or-wait'],
};

/** One of several under a name, and what of it this one tells. */
interface Twin {
  readonly listed: Listed;
  readonly label: string;
}

interface Twins {
  readonly name: string;
  readonly all: readonly Twin[];
}

/** The calculators under a name, in the words of a language. */
export function twinsCalled(name: TwinName, words: TwinWords): Twins {
  const twin = words[name];
  const of: Readonly<Record<string, string>> = twin.of;
  return { name: twin.name, all: TWINS[name].map((slug) => ({ listed: listedAt(slug), label: of[slug] ?? '' })) };
}

/** The name under which a calculator stands with others; undefined for one that stands alone. */
export function twinNameOf(slug: string): TwinName | undefined {
  return NAMES.find((name) => (TWINS[name] as readonly string[]).includes(slug));
}

const NAMES = Object.keys(TWINS) as TwinName[];

/** A page of the lists, by the last part of its path. */
export function listedAt(slug: string): Listed {
  const found = LISTED.find((listed) => listed.slug === slug);
  if (!found) throw new Error(slug);
  return found;
}

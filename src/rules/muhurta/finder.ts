import type { Place } from '../../base/ephemeris/ascendant.js';
import { crossings } from '../../base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';
import type { CalendarDate } from '../../base/time/calendar.js';
import { PADA_COUNT } from '../../base/zodiac/nakshatra.js';
import { type Sky, siderealTrack } from '../../base/zodiac/positions.js';
import type { Span } from '../panchanga/day-divisions.js';
import type { CompassDirection } from '../panchanga/directions.js';
import type { LagnaSpan } from '../panchanga/lagna-spans.js';
import { type LimbSpan, limbSpans } from '../panchanga/limbs.js';
import type { VaraName } from '../panchanga/tables.js';
import type { GrahaSpan } from '../transit/sky-events.js';
import type { VisibilityQuestion } from '../transit/visibility.js';
import { type ActivityRules, EXCLUSIONS, type Exclusion } from './activity-tables.js';
import { ASTA_PLANETS, type AstaExclusion, combustionAsta, holdsSunrise, SHUKRA_ORB, visibleAsta } from './asta.js';
import { exclusionSpans, type MuhurtaSky, muhurtaSky } from './exclusion-spans.js';
import { lagnaStrikes } from './lagna-strikes.js';
import { type SpanSet, shared, spanSet, touches, without } from './span-sets.js';

/** What can strike a time out: a rule that it does not fulfil, an exclusion, or that too little is left. */
const STRIKES = [
  'vara',
  'nakshatra',
  'tithi',
  'lunar_month',
  'sun_sign',
  'disha_shula',
  ...EXCLUSIONS,
  'lagna',
  'lagna_house',
  'too_short',
] as const;
export type Strike = (typeof STRIKES)[number];

const TOLERATED = ['nakshatra_tolerated', 'tithi_tolerated'] as const;

/** What a reader should know of a span that passed. */
export const CAUTIONS = [...EXCLUSIONS, ...TOLERATED] as const;
type Caution = (typeof CAUTIONS)[number];

/** Every code of a rule; the last is of a date without a day of the Sun, which nothing can be found on. */
export const MUHURTA_RULES = [...STRIKES, ...TOLERATED, 'no_sunrise'] as const;
export type MuhurtaRule = (typeof MUHURTA_RULES)[number];

/** A day from its sunrise to the next, with the vara that it is. */
export interface FinderDay {
  readonly date: CalendarDate;
  readonly vara: VaraName;
  readonly sunrise: number;
  readonly nextSunrise: number;
}

/** How a search differs from what its activity asks. */
export interface FinderOptions {
  /** Beside those of the activity. */
  readonly exclusions?: readonly Exclusion[];
  /** Degrees from the Sun within which Venus is combust. */
  readonly venusOrb?: number;
  /** By what and where Jupiter and Venus are looked for; they are set while they are combust without one. */
  readonly astaBy?: VisibilityQuestion;
  readonly direction?: CompassDirection;
  /** The place whose lagna is looked at; it is not without one. */
  readonly lagnaAt?: Place;
}

export interface Muhurta extends Span {
  /** The date of the sunrise that its day opened with. */
  readonly date: CalendarDate;
  readonly vara: VaraName;
  readonly nakshatras: readonly LimbSpan<'nakshatra'>[];
  readonly tithis: readonly LimbSpan<'tithi'>[];
  /** The signs that rise in it, one after the other; undefined where the lagna is not looked at. */
  readonly lagnas: readonly LagnaSpan[] | undefined;
  /** The rules that it fulfils, as the codes by which others are struck out. */
  readonly reasons: readonly Strike[];
  readonly cautions: readonly Caution[];
}

export interface FoundMuhurtas {
  readonly spans: readonly Muhurta[];
  /** What struck out the rest, in the order of {@link STRIKES}, each in the order of time. */
  readonly excluded: readonly (Span & { readonly code: Strike })[];
  /** Each asta on which a day of the search begins, whole, whether it strikes or is a caution. */
  readonly asta: readonly FoundAsta[];
}

/** A time in which Jupiter or Venus is set. */
export interface FoundAsta extends GrahaSpan {
  readonly code: AstaExclusion;
}

/** Exclusions that ask for the month. */
const OF_LUNAR_MONTH: readonly Exclusion[] = ['adhika', 'chaturmas', 'holashtaka', 'pitri_paksha'];

const MINUTE = 60_000;
const GHATI = 24 * MINUTE;
const PADAS = 4;

/**
 * On which varas no journey begins in a direction, and how many ghatis after sunrise that is lifted. Source: Raman,
 * Muhurtha, as VedAstro has it.
 */
const DISHA_SHULA: Readonly<
  Record<CompassDirection, { readonly varas: readonly VaraName[]; readonly ghatis: number }>
> = {
  east: { varas: ['Monday', 'Saturday'], ghatis: 8 },
  south: { varas: ['Thursday'], ghatis: 22 },
  west: { varas: ['Sunday', 'Friday'], ghatis: 15 },
  north: { varas: ['Tuesday', 'Wednesday'], ghatis: 12 },
};

/**
 * The times in some days, which follow one another, that an activity may begin at. Every rule gives the spans for which
 * it holds, and what all of them share is found: nothing is looked at minute by minute.
 */
export function findMuhurtas(
  sky: Sky,
  days: readonly FinderDay[],
  rules: ActivityRules,
  { exclusions = [], venusOrb = SHUKRA_ORB, astaBy, direction, lagnaAt }: FinderOptions = {},
): FoundMuhurtas {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return { spans: [], excluded: [], asta: [] };
  const within = muhurtaSky(sky, days, (span) =>
    astaBy ? visibleAsta(sky, { from: first.date, to: last.date }, astaBy) : combustionAsta(sky, span, venusOrb),
  );
  const range = { from: within.span.start, to: within.span.end };
  const nakshatras = limbSpans(sky, 'nakshatra', range);
  const tithis = limbSpans(sky, 'tithi', range);
  const whole = spanSet(days.map(({ sunrise, nextSunrise }) => ({ start: sunrise, end: nextSunrise })));
  const struck = new Map<Strike, SpanSet>();
  const require = (code: Strike, held: readonly Span[]) => struck.set(code, without(whole, spanSet(held)));
  const strikeOut = (code: Strike, spans: SpanSet) => struck.set(code, shared(whole, spans));

  require('vara', varaSpans(days, rules.varas));
  require('nakshatra', starSpans(sky, nakshatras, rules));
  require('tithi', limbsNumbered(tithis, rules.tithis));
  if (rules.sunSigns) require('sun_sign', within.sunStays.filter(({ sign }) => rules.sunSigns?.includes(sign.name)));
  if (direction) strikeOut('disha_shula', shulaSpans(days, direction));
  const applied = EXCLUSIONS.filter((code) => rules.exclusions.includes(code) || exclusions.includes(code));
  if (rules.months || applied.some((code) => OF_LUNAR_MONTH.includes(code))) {
    require('lunar_month', monthSpans(within, rules.months));
  }
  for (const code of applied) strikeOut(code, exclusionSpans(within, code));

  const open = () => {
    const free = without(whole, spanSet([...struck.values()].flat()));
    return days.flatMap(({ date, vara, sunrise, nextSunrise }) =>
      shared(free, [{ start: sunrise, end: nextSunrise }]).map((span) => ({ ...span, date, vara })),
    );
  };
  // A sign rises for two hours: only what every other rule leaves is asked for it.
  const rising = lagnaAt && lagnaStrikes(sky, lagnaAt, open(), rules);
  if (rising && rules.lagnas) struck.set('lagna', rising.lagna);
  if (rising && rules.emptyHouses.length > 0) struck.set('lagna_house', rising.lagna_house);
  const reasons = [...struck.keys()];
  const others = EXCLUSIONS.filter((code) => !applied.includes(code)).map(
    (code) => [code, exclusionSpans(within, code)] as const,
  );
  const candidates = open();
  const isLong = ({ start, end }: Span) => end - start >= rules.minimumMinutes * MINUTE;
  struck.set('too_short', spanSet(candidates.filter((span) => !isLong(span))));
  const spans = candidates.filter(isLong).map((span): Muhurta => {
    const held = { nakshatras: during(nakshatras, span), tithis: during(tithis, span) };
    const lagnas = rising?.lagnas.filter(({ start, end }) => start < span.end && span.start < end);
    return { ...span, ...held, lagnas, reasons, cautions: cautionsOf(span, held, rules, others) };
  });
  const excluded = STRIKES.flatMap((code) => (struck.get(code) ?? []).map(({ start, end }) => ({ code, start, end })));
  return { spans, excluded, asta: foundAsta(within) };
}

function foundAsta({ asta, days }: MuhurtaSky): FoundAsta[] {
  return (Object.keys(ASTA_PLANETS) as AstaExclusion[]).flatMap((code) =>
    asta
      .spans(code)
      .filter((span) => days.some(({ sunrise }) => holdsSunrise(span, sunrise)))
      .map(({ start, end }) => ({ code, start, end })),
  );
}

function varaSpans(days: readonly FinderDay[], varas: readonly VaraName[]): Span[] {
  return days
    .filter(({ vara }) => varas.includes(vara))
    .map(({ sunrise, nextSunrise }) => ({ start: sunrise, end: nextSunrise }));
}

/** The times of nakshatras, without those padas of them that do not count. */
function starSpans(
  sky: Sky,
  spans: readonly LimbSpan<'nakshatra'>[],
  { nakshatras, excludedPadas }: ActivityRules,
): Span[] {
  return spans
    .filter(({ value }) => nakshatras.includes(value.name))
    .flatMap(({ value, startsAt, endsAt }) => {
      const span = { start: startsAt, end: endsAt };
      const padas = excludedPadas[value.name] ?? [];
      if (padas.length === 0) return [span];
      const edges = [startsAt, ...padaEdges(sky, span, value.number), endsAt];
      return without(
        [span],
        spanSet(padas.map((pada) => ({ start: edges[pada - 1] as number, end: edges[pada] as number }))),
      );
    });
}

/** The three instants at which the Moon passes from pada to pada in a nakshatra. */
function padaEdges(sky: Sky, { start, end }: Span, nakshatra: number): number[] {
  const degrees = [1, 2, 3].map((pada) => (((nakshatra - 1) * PADAS + pada) * 360) / PADA_COUNT);
  const passed = crossings(siderealTrack(sky, 'Moon'), momentAt(start).tt, momentAt(end).tt, degrees);
  return passed.map(({ tt }) => epochMillisecondsOf(tt));
}

function limbsNumbered(spans: readonly LimbSpan<'tithi'>[], numbers: readonly number[]): Span[] {
  return spans
    .filter(({ value }) => numbers.includes(value.number))
    .map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));
}

/**
 * To the instant: 2040-01-14, whose allowed tithi begins after the new moon of Pausha, is in no published list. What no
 * ephemeris tells a month of, in the last weeks of 2200, is of none.
 */
function monthSpans({ months }: MuhurtaSky, names: ActivityRules['months']): Span[] {
  return months
    .filter(({ amanta }) => names?.includes(amanta.name) ?? true)
    .map(({ amanta }) => ({ start: amanta.startsAt, end: amanta.endsAt }));
}

function shulaSpans(days: readonly FinderDay[], direction: CompassDirection): SpanSet {
  const { varas, ghatis } = DISHA_SHULA[direction];
  return spanSet(
    days
      .filter(({ vara }) => varas.includes(vara))
      .map(({ sunrise, nextSunrise }) => ({ start: sunrise, end: Math.min(sunrise + ghatis * GHATI, nextSunrise) })),
  );
}

function during<Limb extends { readonly startsAt: number; readonly endsAt: number }>(
  limbs: readonly Limb[],
  { start, end }: Span,
): Limb[] {
  return limbs.filter(({ startsAt, endsAt }) => startsAt < end && start < endsAt);
}

function cautionsOf(
  span: Span,
  { nakshatras, tithis }: Pick<Muhurta, 'nakshatras' | 'tithis'>,
  { toleratedNakshatras, toleratedTithis }: ActivityRules,
  others: readonly (readonly [Exclusion, SpanSet])[],
): Caution[] {
  const cautions: Caution[] = others.filter(([, set]) => touches(set, span)).map(([code]) => code);
  if (nakshatras.some(({ value }) => toleratedNakshatras.includes(value.name))) cautions.push('nakshatra_tolerated');
  if (tithis.some(({ value }) => toleratedTithis.includes(value.number))) cautions.push('tithi_tolerated');
  return cautions;
}

import type { Sky } from '../../base/zodiac/positions.js';
import type { SignName } from '../../base/zodiac/rashi.js';
import type { Span } from './day-divisions.js';
import { type LimbSpan, signSpans } from './limbs.js';

/** Where Bhadra is said to dwell. On the earth (mrityu) she is avoided. */
export const BHADRA_RESIDENCES = ['swarga', 'patala', 'mrityu'] as const;
export type BhadraResidence = (typeof BHADRA_RESIDENCES)[number];

/** The karana Vishti, or the part of one for which the Moon stays in a sign. */
export interface Bhadra extends Span {
  readonly residence: BhadraResidence;
  /** Her face and her tail, in the part that has their middle. */
  readonly mukha: Span | undefined;
  readonly puchha: Span | undefined;
}

/** By the sign of the Moon. Sources: Muhurta Chintamani, panchang-core. */
const RESIDENCES: Readonly<Record<SignName, BhadraResidence>> = {
  Aries: 'swarga',
  Taurus: 'swarga',
  Gemini: 'swarga',
  Cancer: 'mrityu',
  Leo: 'mrityu',
  Virgo: 'patala',
  Libra: 'patala',
  Scorpio: 'swarga',
  Sagittarius: 'patala',
  Capricorn: 'patala',
  Aquarius: 'mrityu',
  Pisces: 'mrityu',
};

/**
 * In which prahara (eighth) of the tithi the face and the tail are, by the number of the tithi, 1 to 30. Sources: Muhurta
 * Chintamani, a Marathi book of muhurta on transliteral.org.
 */
const BHADRA_PRAHARAS: Readonly<Record<number, { readonly mukha: number; readonly puchha: number }>> = {
  4: { mukha: 5, puchha: 8 },
  8: { mukha: 2, puchha: 1 },
  11: { mukha: 7, puchha: 6 },
  15: { mukha: 4, puchha: 3 },
  18: { mukha: 8, puchha: 7 },
  22: { mukha: 3, puchha: 2 },
  25: { mukha: 6, puchha: 5 },
  29: { mukha: 1, puchha: 4 },
};

/** Parts of the whole tithi: the face is the first of its prahara, the tail the last. */
const MUKHA_PART = 5 / 60;
const PUCHHA_PART = 3 / 60;

/** Bhadra among the karanas of a day, with the tithis that they are halves of. */
export function bhadras(
  sky: Sky,
  karanas: readonly LimbSpan<'karana'>[],
  tithis: readonly LimbSpan<'tithi'>[],
): Bhadra[] {
  return karanas
    .filter(({ value }) => value.name === 'Vishti')
    .flatMap((karana) => {
      const middle = (karana.startsAt + karana.endsAt) / 2;
      const tithi = tithis.find(({ startsAt, endsAt }) => startsAt <= middle && middle < endsAt);
      const parts = tithi && partsOf(tithi, { start: karana.startsAt, end: karana.endsAt });
      return signSpans(sky, 'Moon', { start: karana.startsAt, end: karana.endsAt }).map((span) => ({
        start: span.start,
        end: span.end,
        residence: RESIDENCES[span.sign.name],
        mukha: within(parts?.mukha, span),
        puchha: within(parts?.puchha, span),
      }));
    });
}

/**
 * The face and the tail of the Bhadra in a tithi. Praharas are eighths of time and she is half of the way, so that what
 * lies beyond her edge by some minutes is cut off: she has nothing outside of herself.
 */
function partsOf(
  { value, startsAt, endsAt }: LimbSpan<'tithi'>,
  whole: Span,
): { mukha: Span; puchha: Span } | undefined {
  const praharas = BHADRA_PRAHARAS[value.number];
  if (!praharas) return undefined;
  const length = endsAt - startsAt;
  const mukha = startsAt + ((praharas.mukha - 1) / 8) * length;
  const puchha = startsAt + (praharas.puchha / 8) * length;
  return {
    mukha: cutTo(whole, { start: mukha, end: mukha + MUKHA_PART * length }),
    puchha: cutTo(whole, { start: puchha - PUCHHA_PART * length, end: puchha }),
  };
}

function cutTo(whole: Span, { start, end }: Span): Span {
  return { start: Math.max(start, whole.start), end: Math.min(end, whole.end) };
}

/** Of two parts of a span that which has the middle tells the whole part. */
function within(part: Span | undefined, { start, end }: Span): Span | undefined {
  if (!part) return undefined;
  const middle = (part.start + part.end) / 2;
  return middle >= start && middle < end ? part : undefined;
}

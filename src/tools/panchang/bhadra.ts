import * as field from '../../base/schema/fields.js';
import type { Zone } from '../../base/time/zone.js';
import { type WindowResult, windowFields, windowResult } from '../../contract/day-divisions.js';
import { named } from '../../contract/vocabulary.js';
import { BHADRA_RESIDENCES, type Bhadra, type BhadraResidence } from '../../rules/panchanga/bhadra.js';
import type { Span } from '../../rules/panchanga/day-divisions.js';
import { PANCHAKA_NAMES, type Panchaka, type PanchakaName } from '../../rules/panchanga/panchaka.js';

/** Bhadra (the karana Vishti), parted where the Moon changes signs. */
export interface BhadraResult extends WindowResult {
  /** Where she dwells; on the earth (mrityu) she is avoided. */
  readonly residence_code: BhadraResidence;
  /** Her face and her tail; null where their middle is in another part. */
  readonly mukha: WindowResult | null;
  readonly puchha: WindowResult | null;
}

/** The days of the Moon in Aquarius and Pisces, whole. */
export interface PanchakaResult {
  readonly starts_at: string;
  readonly ends_at: string;
  /** By the vara of its beginning; null of one that begins on a Wednesday or a Thursday. */
  readonly panchaka_code: PanchakaName | null;
}

export function bhadraResult(timeZone: Zone, bhadra: Bhadra): BhadraResult {
  const { residence, mukha, puchha } = bhadra;
  const part = (one: Span | undefined) => (one ? windowResult(timeZone, one) : null);
  return Object.assign(windowResult(timeZone, bhadra), {
    residence_code: residence,
    mukha: part(mukha),
    puchha: part(puchha),
  });
}

export function panchakaResult(timeZone: Zone, { start, end, name }: Panchaka): PanchakaResult {
  return Object.assign(windowResult(timeZone, { start, end }), { panchaka_code: name ?? null });
}

export function bhadraSchema() {
  const part = () => field.orNull(field.open(windowFields()));
  return field.list(
    field.open({
      ...windowFields(),
      residence_code: named(
        'bhadra_residence',
        BHADRA_RESIDENCES,
        'Where Bhadra dwells by the sign of the Moon; on the earth (mrityu) she is avoided.',
      ),
      mukha: part(),
      puchha: part(),
    }),
  );
}

export function panchakaSchema() {
  return field.open({
    starts_at: field.instant('When the Moon enters Aquarius.'),
    ends_at: field.instant('When she leaves Pisces.'),
    panchaka_code: field.orNull(
      named('panchaka', PANCHAKA_NAMES, 'By the vara of its beginning; null of Wednesday and Thursday.'),
    ),
  });
}

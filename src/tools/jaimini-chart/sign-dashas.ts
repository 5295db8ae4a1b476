import * as field from '../../base/schema/fields.js';
import type { SignName } from '../../base/zodiac/rashi.js';
import { type LocalSpan, localSpan, localSpanFields } from '../../contract/dasha.js';
import { named, signName } from '../../contract/vocabulary.js';
import {
  firstSign,
  SIGN_DASHAS,
  type SignDashaBirth,
  type SignDashaSystem,
  signDasha,
} from '../../rules/jaimini/sign-dashas.js';
import type { CharaDashaBirth } from './chara-dasha.js';

/** A period of a sign, listed from birth on. */
export interface SignDashaMahadasha extends LocalSpan {
  readonly sign_name: SignName;
  /** 1 to 12; the first of sudasa is partly gone at birth. */
  readonly full_years: number;
}

/** A dasha of signs: chara by two schools in two rounds, Narayana and sudasa in two, shoola in one. */
export interface SignDashaResult {
  readonly dasha_system: SignDashaSystem;
  readonly periods: readonly SignDashaMahadasha[];
}

/** What the dashas of signs hang on. */
export type SignDashaChart = SignDashaBirth & Pick<CharaDashaBirth, 'zone'>;

export function signDashas(of: SignDashaChart): SignDashaResult[] {
  return SIGN_DASHAS.map((system) => ({
    dasha_system: system,
    periods: signDasha(system, of).map(({ sign, years, start, end }) => ({
      sign_name: sign.name,
      full_years: years,
      ...localSpan(of.zone, { start: Math.max(start, of.birth), end }),
    })),
  }));
}

/** The sign with which each begins, which few minutes change; all else follows from it and from the chart. */
export function signDashasTold(of: SignDashaChart) {
  return SIGN_DASHAS.map((system) => ({
    periods: [{ sign_name: firstSign(system, of).name }],
  }));
}

export function signDashasSchema() {
  return field.list(
    field.open({
      dasha_system: named('dasha_system', SIGN_DASHAS, 'Which dashas they are.'),
      periods: field.list(
        field.open({
          sign_name: signName('The sign that the period belongs to.'),
          full_years: field.integer(1, 12, 'Whole years of the period; the first of sudasa is partly gone at birth.'),
          ...localSpanFields(),
        }),
      ),
    }),
  );
}

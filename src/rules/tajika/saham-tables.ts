import type { SignRuler } from '../../base/zodiac/rashi.js';

/** What a saham is reckoned from: a graha, the lagna, a house, the lord of a house, another saham, or 15 degrees of Cancer. */
export type SahamTerm =
  | SignRuler
  | 'lagna'
  | { readonly house: number }
  | { readonly lordOf: number }
  | { readonly dispositorOf: SignRuler }
  | { readonly saham: 'punya' | 'shastra' }
  | 'cancer_15';

/** From `from` to `to`, and as far again from `add`: to - from + add. */
export interface SahamFormula {
  readonly to: SahamTerm;
  readonly from: SahamTerm;
  readonly add: SahamTerm;
}

interface SahamRule {
  /** Of a year that begins by day. */
  readonly day: SahamFormula;
  /** Of one that begins by night: turned about, as by day, or a formula of its own. */
  readonly night: 'turned' | 'same' | SahamFormula;
}

const formula = (to: SahamTerm, from: SahamTerm, add: SahamTerm = 'lagna'): SahamFormula => ({ to, from, add });
const turned = (to: SahamTerm, from: SahamTerm, add?: SahamTerm): SahamRule => ({
  day: formula(to, from, add),
  night: 'turned',
});
const same = (to: SahamTerm, from: SahamTerm, add?: SahamTerm): SahamRule => ({
  day: formula(to, from, add),
  night: 'same',
});

/** Tajika Neelakanthi, as P.V.R. Narasimha Rao has it in table 74 of Vedic Astrology: An Integrated Approach. */
export const SAHAM_RULES = /* @__PURE__ */ (() => ({
  punya: turned('Moon', 'Sun'),
  vidya: turned('Sun', 'Moon'),
  yashas: turned('Jupiter', { saham: 'punya' }),
  mitra: turned('Jupiter', { saham: 'punya' }, 'Venus'),
  mahatmya: turned({ saham: 'punya' }, 'Mars'),
  asha: turned('Saturn', 'Mars'),
  samartha: turned('Mars', { lordOf: 1 }),
  bhratri: same('Jupiter', 'Saturn'),
  gaurava: turned('Jupiter', 'Moon', 'Sun'),
  pitri: turned('Saturn', 'Sun'),
  rajya: turned('Saturn', 'Sun'),
  matri: turned('Moon', 'Venus'),
  putra: turned('Jupiter', 'Moon'),
  jiva: turned('Saturn', 'Jupiter'),
  karma: turned('Mars', 'Mercury'),
  roga: same('lagna', 'Moon'),
  kali: turned('Jupiter', 'Mars'),
  shastra: turned('Jupiter', 'Saturn', 'Mercury'),
  bandhu: turned('Mercury', 'Moon'),
  mrityu: same({ house: 8 }, 'Moon'),
  paradesha: same({ house: 9 }, { lordOf: 9 }),
  artha: same({ house: 2 }, { lordOf: 2 }),
  paradara: turned('Venus', 'Sun'),
  vanik: turned('Moon', 'Mercury'),
  karyasiddhi: {
    day: formula('Saturn', 'Sun', { dispositorOf: 'Sun' }),
    night: formula('Saturn', 'Moon', { dispositorOf: 'Moon' }),
  },
  vivaha: turned('Venus', 'Saturn'),
  santapa: turned('Saturn', 'Moon', { house: 6 }),
  shraddha: turned('Venus', 'Mars'),
  priti: turned({ saham: 'shastra' }, { saham: 'punya' }),
  jadya: turned('Mars', 'Saturn', 'Mercury'),
  vyapara: same('Mars', 'Saturn'),
  shatru: turned('Mars', 'Saturn'),
  jalapatana: turned('cancer_15', 'Saturn'),
  bandhana: turned({ saham: 'punya' }, 'Saturn'),
  apamrityu: turned({ house: 8 }, 'Mars'),
  labha: same({ house: 11 }, { lordOf: 11 }),
}))() satisfies Readonly<Record<string, SahamRule>>;

export type SahamCode = keyof typeof SAHAM_RULES;

/** In the order of that table. */
export const SAHAMS = /* @__PURE__ */ Object.keys(SAHAM_RULES) as [SahamCode, ...SahamCode[]];

/** Of Samartha where Mars rules the lagna and would be taken from itself. */
export const SAMARTHA_OF_MARS: SahamFormula = /* @__PURE__ */ formula('Jupiter', 'Mars');

/** A principal phase of the Moon, by how far the Moon is ahead of the Sun. */
export interface PrincipalPhase {
  readonly code: 'new_moon' | 'first_quarter' | 'full_moon' | 'last_quarter';
  readonly name: 'New Moon' | 'First Quarter' | 'Full Moon' | 'Last Quarter';
  /** Degrees. */
  readonly elongation: number;
  /** What the Moon is called on the days until the next principal phase. */
  readonly until: { readonly code: IntermediateCode; readonly name: IntermediateName };
}

export type IntermediateCode = 'waxing_crescent' | 'waxing_gibbous' | 'waning_gibbous' | 'waning_crescent';
export type IntermediateName = 'Waxing Crescent' | 'Waxing Gibbous' | 'Waning Gibbous' | 'Waning Crescent';

/** The English names of the eight phases, as common almanacs have them. */
export const PRINCIPAL_PHASES: readonly PrincipalPhase[] = [
  {
    code: 'new_moon',
    name: 'New Moon',
    elongation: 0,
    until: { code: 'waxing_crescent', name: 'Waxing Crescent' },
  },
  {
    code: 'first_quarter',
    name: 'First Quarter',
    elongation: 90,
    until: { code: 'waxing_gibbous', name: 'Waxing Gibbous' },
  },
  {
    code: 'full_moon',
    name: 'Full Moon',
    elongation: 180,
    until: { code: 'waning_gibbous', name: 'Waning Gibbous' },
  },
  {
    code: 'last_quarter',
    name: 'Last Quarter',
    elongation: 270,
    until: { code: 'waning_crescent', name: 'Waning Crescent' },
  },
];

/** The codes of the four principal phases. */
export const PRINCIPAL_CODES: readonly PrincipalPhase['code'][] = PRINCIPAL_PHASES.map(({ code }) => code);

export type PhaseCode = PrincipalPhase['code'] | IntermediateCode;

/** The codes of the eight phases from the new moon on. */
export const PHASE_CODES: readonly PhaseCode[] = PRINCIPAL_PHASES.flatMap(({ code, until }) => [code, until.code]);

export type PhaseName = PrincipalPhase['name'] | IntermediateName;

/** The names in the same order. */
export const PHASE_NAMES: readonly PhaseName[] = PRINCIPAL_PHASES.flatMap(({ name, until }) => [name, until.name]);

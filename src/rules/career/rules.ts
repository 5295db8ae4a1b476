import type { CareerTables } from './tables.js';

/** A rule that gives points, as every result cites it. */
interface CareerRule {
  readonly code: string;
  /** By which table a row is weighed. */
  readonly table: keyof CareerTables;
  /** Whether a text names the factor for livelihood. The points are our own in either case. */
  readonly basis: 'classical' | 'own';
  readonly source: string;
}

const KARMAJIVA = { table: 'graha', basis: 'classical', source: 'BJ 10.1-3; PD 5.1-8' } as const;
const DASHAMSHA = { table: 'graha', basis: 'own', source: 'BPHS 6.13-14, 7; use modern' } as const;

/** The rules in the order in which statements stand. docs/methodology/career-dna.md explains each. */
export const CAREER_RULES = [
  { code: 'karmajiva_lagna', ...KARMAJIVA },
  { code: 'karmajiva_moon', ...KARMAJIVA },
  { code: 'karmajiva_sun', ...KARMAJIVA },
  { code: 'tenth_lord', table: 'graha', basis: 'classical', source: 'BJ 10.1; BPHS 11.11, 21' },
  { code: 'tenth_occupant', table: 'graha', basis: 'classical', source: 'BJ 10.1; PD 5.1' },
  { code: 'tenth_occupant_from_moon', table: 'graha', basis: 'classical', source: 'BJ 10.1; PD 5.1' },
  {
    code: 'tenth_aspect',
    table: 'graha',
    basis: 'classical',
    source: 'BPHS 21, 26',
  },
  {
    code: 'tenth_sign',
    table: 'sign',
    basis: 'own',
    source: 'BJ 1.5; BS 41 (goods of signs); mapping own',
  },
  {
    code: 'tenth_lord_house',
    table: 'house',
    basis: 'classical',
    source: 'BPHS 24 (10th lord in the houses); mapping own',
  },
  { code: 'd10_tenth_lord', ...DASHAMSHA },
  { code: 'd10_tenth_occupant', ...DASHAMSHA },
  { code: 'd10_lagna_lord', ...DASHAMSHA },
  {
    code: 'amatyakaraka',
    table: 'graha',
    basis: 'own',
    source: 'BPHS 32; Jaimini 1.1; use modern',
  },
  { code: 'karakamsa_occupant', table: 'graha', basis: 'classical', source: 'BPHS 33; Jaimini 1.2' },
  {
    code: 'income_lord_link',
    table: 'house',
    basis: 'own',
    source: 'BPHS 34.11-12; Laghu Parashari 14-15; houses and weight own',
  },
  { code: 'strongest_graha', table: 'graha', basis: 'own', source: 'dignity: BPHS 3; use own' },
  { code: 'yoga_mahapurusha', table: 'graha', basis: 'classical', source: 'BPHS 75; PD 6.1' },
  { code: 'yoga_dharma_karmadhipati', table: 'house', basis: 'classical', source: 'Laghu Parashari 17' },
] as const satisfies readonly CareerRule[];

export type RuleCode = (typeof CAREER_RULES)[number]['code'];

export const RULE_CODES: readonly RuleCode[] = CAREER_RULES.map(({ code }) => code);

/** How the three karmajivas are weighed. */
export const KARMAJIVA_READINGS = ['all', 'strongest', 'all_equal', 'lagna_only'] as const;

/**
 * How the three karmajivas count, since Brihat Jataka 10.1 can be read as "each" and as "whichever is strong".
 *
 * - `all`: all three, that of the primary reference threefold.
 * - `strongest`: that of the primary reference alone, threefold.
 * - `all_equal`: all three, once each.
 * - `lagna_only`: that from the lagna alone, threefold.
 */
export type KarmajivaReading = (typeof KARMAJIVA_READINGS)[number];

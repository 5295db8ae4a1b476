import * as field from '../../base/schema/fields.js';
import { totalOf } from '../../contract/match-total.js';
import { named } from '../../contract/vocabulary.js';
import { KOOTA_KEYS, type KootaScore, type MatchMoon } from '../../rules/matching/ashtakoota.js';
import {
  KOOTA_TABLE_SETS,
  KOOTA_TABLES_READ,
  type KootaTableSet,
  scoresBy,
} from '../../rules/matching/koota-tables.js';
import { PARIHARA_CODES, PARIHARA_SETS, type PariharaCode, parihara } from '../../rules/matching/parihara.js';

/** The plain points with what cancellations give back. */
export interface PariharaResult {
  readonly parihara_set: (typeof PARIHARA_SETS)[number];
  /** Never less than the plain score. */
  readonly total_score: number;
  readonly changes: readonly {
    readonly key: KootaScore['key'];
    readonly score_before: number;
    readonly score_after: number;
    readonly code: PariharaCode;
  }[];
}

/** What each set of cancellations makes of a plain score. */
export function pariharaResults(groom: MatchMoon, bride: MatchMoon, kootas: readonly KootaScore[]): PariharaResult[] {
  return PARIHARA_SETS.map((set) => {
    const changes = parihara(groom, bride, kootas, set);
    return {
      parihara_set: set,
      total_score: changes.reduce((sum, { before, after }) => sum + after - before, totalOf(kootas)),
      changes: changes.map(({ koota, before, after, code }) => ({
        key: koota,
        score_before: before,
        score_after: after,
        code,
      })),
    };
  });
}

export function pariharaSchema() {
  return field.open({
    parihara_set: named(
      'parihara_set',
      PARIHARA_SETS,
      'Which cancellations count: those that the sources agree on, or all in use.',
    ),
    total_score: field.number('Points of 36 with them; never less than the plain score.'),
    changes: field.list(
      field.open({
        key: named('koota', KOOTA_KEYS, 'The koota whose points are given back.'),
        score_before: field.number('Its plain points.'),
        score_after: field.number('Its points with the cancellation.'),
        code: named('parihara_code', PARIHARA_CODES, 'What cancels.'),
      }),
    ),
  });
}

/** The points by a set of tables. */
export interface ByTables {
  readonly koota_tables: KootaTableSet;
  /** Which table of the two kootas that differ was read. */
  readonly tables_read: { readonly [Koota in 'vashya' | 'gana']: (typeof KOOTA_TABLES_READ)[KootaTableSet][Koota] };
  readonly total_score: number;
  readonly components: readonly Pick<KootaScore, 'key' | 'score' | 'maximum'>[];
}

export function byTables(
  set: KootaTableSet,
  groom: MatchMoon,
  bride: MatchMoon,
  kootas: readonly KootaScore[],
): ByTables {
  const components = scoresBy(set, groom, bride, kootas);
  return {
    koota_tables: set,
    tables_read: { ...KOOTA_TABLES_READ[set] },
    total_score: components.reduce((sum, { score }) => sum + score, 0),
    components,
  };
}

export function byTablesSchema() {
  return field.open({
    koota_tables: named('koota_table_set', KOOTA_TABLE_SETS, 'The set of tables.'),
    tables_read: field.open({
      vashya: named('koota_table', ['prokerala', 'hindupanchangam'], 'Which table of vashya it has.'),
      gana: named('koota_table', ['prokerala', 'symmetric_5_1_0'], 'Which table of gana it has.'),
    }),
    total_score: field.number('Points of 36 by these tables.'),
    components: field.listBy(
      'key',
      field.open({
        key: named('koota', KOOTA_KEYS, 'Which koota it is.'),
        score: field.number('Points that it gives by these tables.'),
        maximum: field.number('Points that it can give.'),
      }),
    ),
  });
}

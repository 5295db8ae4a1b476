import type { BirthChartResult } from '../../tools/birth-chart-calculator/tool.js';
import type { DashaResult } from '../../tools/dasha-calculator/tool.js';
import type { SadeSatiResult } from '../../tools/sade-sati-calculator/tool.js';
import type { CompatibilityResult } from '../../tools/vedic-compatibility-calculator/tool.js';
import type { Statement } from '../interpretation.js';

/** A finding before it has its id. */
type Finding = readonly [code: string, facts: object];

/** The statements of the tools whose results can be worded, made of nothing but these results. */
const FINDINGS = {
  'birth-chart-calculator': chartFindings,
  'dasha-calculator': dashaFindings,
  'vedic-compatibility-calculator': matchFindings,
  'sade-sati-calculator': sadeSatiFindings,
} as const;

export type WordedTool = keyof typeof FINDINGS;

/** The tools whose results can be worded. */
export const WORDED_TOOLS = /* @__PURE__ */ Object.keys(FINDINGS) as WordedTool[];

export function isWorded(slug: string): slug is WordedTool {
  return Object.hasOwn(FINDINGS, slug);
}

/** The statements of a result that one of these tools has given. */
export function statementsOf(slug: WordedTool, result: unknown): readonly Statement[] {
  return FINDINGS[slug](result as never).map(([code, facts], index) => ({ id: `s${index + 1}`, code, facts }));
}

function chartFindings({ ascendant, houses, planets, dashas }: BirthChartResult): readonly Finding[] {
  const ruled = houses?.find(({ house }) => house === 1);
  const running = dashas?.current;
  return [
    ...(ascendant ? [['lagna', { sign: ascendant.sign_name, graha: ascendant.ruler }] as const] : []),
    ...(ruled ? [['lagna_ruler', { graha: ruled.ruler, house: ruled.ruler_house }] as const] : []),
    ...planets.map(({ planet, sign_name, house, nakshatra, dignity }): Finding => {
      return ['graha', { graha: planet, sign: sign_name, house, nakshatra: nakshatra.name, dignity }];
    }),
    ...(running ? periodFindings(running) : []),
  ];
}

interface Running {
  readonly maha: { readonly lord: string; readonly ends_at_local: string };
  readonly antar: { readonly lord: string; readonly ends_at_local: string };
}

function periodFindings({ maha, antar }: Running): readonly Finding[] {
  return [
    ['maha', { graha: maha.lord, until: dayOf(maha.ends_at_local) }],
    ['antar', { graha: antar.lord, until: dayOf(antar.ends_at_local) }],
  ];
}

function dashaFindings({ nakshatra_name, nakshatra_ruler, current, mahadashas }: DashaResult): readonly Finding[] {
  const running = mahadashas.findIndex(({ starts_at }) => starts_at === current?.maha.starts_at);
  const next = running === -1 ? undefined : mahadashas[running + 1];
  return [
    ['dasha_first', { nakshatra: nakshatra_name, graha: nakshatra_ruler }],
    ...(current ? periodFindings(current) : []),
    ...(next ? [['dasha_next', { graha: next.lord }] as const] : []),
  ];
}

function matchFindings({ person_a, person_b, ashtakoota, nadi_dosha }: CompatibilityResult): readonly Finding[] {
  const { total_score, maximum_score, components } = ashtakoota;
  return [
    ['moon_a', { sign: person_a.moon_sign, nakshatra: person_a.nakshatra }],
    ['moon_b', { sign: person_b.moon_sign, nakshatra: person_b.nakshatra }],
    ['match_total', { score: total_score, maximum: maximum_score }],
    ...components.map(({ key, score, maximum }): Finding => ['match_koota', { key, score, maximum }]),
    ...(nadi_dosha ? [['match_nadi', {}] as const] : []),
  ];
}

function sadeSatiFindings(result: SadeSatiResult): readonly Finding[] {
  const { natal_moon_sign, sade_sati_signs, current_saturn_sign, is_active, current_phase } = result;
  const cycle = (code: string, span: { readonly start: string | null; readonly end: string | null } | null) =>
    span?.start && span.end ? [[code, { from: span.start, to: span.end }] as const] : [];
  const { rising_12th: before, setting_2nd: after } = sade_sati_signs;
  return [
    ['sade_sati_signs', { sign: natal_moon_sign, before, after }],
    is_active
      ? ['sade_sati_runs', { sign: current_saturn_sign, phase: current_phase }]
      : [result.current_cycle ? 'sade_sati_pauses' : 'sade_sati_rests', { sign: current_saturn_sign }],
    ...cycle('sade_sati_previous', result.previous_cycle),
    ...cycle('sade_sati_current', result.current_cycle),
    ...cycle('sade_sati_next', result.next_cycle),
  ];
}

function dayOf(instant: string): string {
  return instant.slice(0, 'YYYY-MM-DD'.length);
}

import { isRecord } from '../../base/input/options.js';
import { KINDS } from '../../base/schema/fields.js';
import type { AnyTool } from '../../calculation/tool.js';
import type { BirthTimeRange, ChangedValue } from '../../contract/birth-time-range.js';
import { minuteOf } from '../../contract/telling/telling.js';
import type { Names } from '../../languages/names/kinds.js';
import type { ChangeWords, Changing } from '../../languages/words/changes/change-words.js';
import { nameAmong } from '../../languages/words/say.js';

/** What is told of a result, and in which words. */
interface Telling {
  readonly result: unknown;
  readonly schema: AnyTool['resultSchema'];
  readonly names: Names;
  readonly words: ChangeWords;
}

interface Described {
  readonly [KINDS]?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
}

/** How many changes over the possible minutes of a birth are told. */
const CHANGES = 8;

/** What changes at a minute in which somebody may have been born, in words. */
export function rangeLine(range: BirthTimeRange, whose: keyof ChangeWords['over'], telling: Telling): string {
  const { words } = telling;
  const steps = range.changes.filter(({ changes_at }) => changes_at !== null);
  // A number says no more than the name that changes with it, and facts no more than what follows from them.
  const paths = new Set(steps.map(({ path }) => path));
  const plain = steps.filter(({ path }) => !path.includes('.facts.') && !namesOf(path).some((one) => paths.has(one)));
  const told = plain.flatMap((step) => stepTold(step, telling) ?? []).slice(0, CHANGES);
  const more = plain.length > told.length ? [words.more(plain.length - told.length)] : [];
  const changes = plain.length === 0 ? words.nothing : [...told, ...more].join('; ');
  return `${words.over[whose](minuteOf(range.starts_at), minuteOf(range.ends_at))}: ${changes}`;
}

/** Where a name may stand of which a path has the number. */
function namesOf(path: string): string[] {
  const [, before, separator] = /^(.*?)([._])number$/.exec(path) ?? [];
  return before === undefined ? [] : [before, `${before}${separator}name`];
}

/** "lagna › nakshatra › pada: 1 → 2 (1990-05-17 10:08)"; undefined for what has no name, which is counted only. */
function stepTold({ path, value_before, value_after, changes_at }: ChangedValue, telling: Telling): string | undefined {
  const place = placed(path, telling);
  if (place === undefined || isOfNumbers(value_after)) return undefined;
  const schema = bare(place.schema?.items) ?? place.schema;
  const called = (value: unknown) => valueTold(value, schema, telling);
  const changed = changeOf(value_before, value_after, called, telling.words);
  return `${place.parts.join(' › ')}: ${changed} (${minuteOf(changes_at ?? '')})`;
}

/** Which numbers of a list change says nothing without all the others. */
function isOfNumbers(value: ChangedValue['value_after']): boolean {
  return Array.isArray(value) && value.some((one) => typeof one === 'number');
}

/** From what to what; of a list what comes and what goes. */
function changeOf(before: unknown, after: unknown, called: (value: unknown) => string, words: ChangeWords): string {
  if (!Array.isArray(before) || !Array.isArray(after)) return `${called(before)} → ${called(after)}`;
  const comes = after.filter((one) => !before.includes(one)).map(called);
  const goes = before.filter((one) => !after.includes(one)).map(called);
  return [
    ...(comes.length > 0 ? [`${words.gains} ${comes.join(', ')}`] : []),
    ...(goes.length > 0 ? [`${words.loses} ${goes.join(', ')}`] : []),
  ].join(', ');
}

function valueTold(value: unknown, schema: Described | undefined, { names, words }: Telling): string {
  if (value === null) return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value !== 'string') return String(value);
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return minuteOf(value);
  return nameAmong(names, [schema?.[KINDS] ?? []].flat(), value) ?? value.replaceAll('_', ' ');
}

/** What tells an item of a list from the others whatever the minute: the first of these that it has. */
const OWN = ['planet', 'varga', 'reference', 'key', 'code', 'date', 'of_house', 'house', 'name', 'number'];

/** What a key is called; null for one that says nothing beside what stands before and after it. */
const CALLED: Readonly<Record<string, Changing | null>> = {
  activated_house: 'house',
  antar: 'antardasha',
  applies_to: 'counts',
  arudhas: 'arudha',
  ascendant: 'lagna',
  ascendant_sign_name: 'lagna',
  at_month_start: 'dasha',
  balance_at_birth: 'dasha',
  band_code: 'day',
  best_dates: 'good_days',
  bhava: 'bhava',
  bhava_bala: 'strength',
  bhinnashtakavarga: 'bindus',
  bindu_effect: 'bindus',
  bindus: 'bindus',
  caution_dates: 'hard_days',
  chandrabala: 'chandrabala',
  chandrashtama: 'chandrashtama',
  chara_dasha: 'dasha',
  chara_karakas: 'karaka',
  code: null,
  current: null,
  cusps: null,
  dasha: 'dasha',
  dashas: null,
  day_ruler: 'day_ruler',
  days: null,
  deity: 'deity',
  devanagari: null,
  dignity: 'dignity',
  end: 'ends',
  ends_at: 'ends',
  flagged: 'counts',
  from: 'begins',
  full_years: 'years',
  gana: 'gana',
  has_major_transit: 'major_transits',
  held_codes: 'yogas',
  hour_ruler: 'hour_ruler',
  house: 'house',
  house_from_moon: 'house',
  is_forward: 'forward',
  is_manglik: 'manglik',
  kantaka_periods: null,
  karakamsa: 'karakamsa',
  karana: 'karana',
  lagna: 'lagna',
  lifted_by: 'lifted',
  lord: 'ruler',
  maha: 'mahadasha',
  mahadashas: 'mahadasha',
  mars_house: 'house',
  mitigating_factors: 'mitigations',
  moon_changes: null,
  moon_sign: 'moon_sign',
  moon_sign_name: 'moon_sign',
  muntha: 'muntha',
  murti_code: 'murti',
  nadi: 'nadi',
  nakshatra: 'nakshatra',
  nakshatra_name: 'nakshatra',
  name: null,
  naming_sound: 'sound',
  natal: null,
  natal_chart: null,
  natal_moon_sign: 'moon_sign',
  natal_moon_sign_number: 'moon_sign',
  nature: 'nature',
  navamsa_ascendant: 'navamsa_lagna',
  next_cycle: 'next_cycle',
  obstructed_by: 'obstructed',
  of_house: 'house',
  on_date: 'dasha',
  pada: 'pada',
  panchanga: null,
  period_code: 'period',
  periods: null,
  placements: null,
  planet: 'karaka',
  planets: null,
  points: 'points',
  positions: null,
  pratyantar: 'pratyantardasha',
  previous_cycle: 'previous_cycle',
  quality: 'quality',
  rashi: 'moon_sign',
  references: null,
  relationship: 'aspect',
  retrograde: 'retrograde',
  rising_sign: 'lagna',
  ruler: 'ruler',
  rules: null,
  sade_sati_signs: 'sign',
  sarvashtakavarga: 'bindus',
  saturn_periods: null,
  score: 'points',
  score_after: 'points',
  sign: 'sign',
  sign_name: 'sign',
  sign_number: 'sign',
  sign_ruler: 'ruler',
  significance_score: 'points',
  special_lagnas: null,
  start: 'begins',
  starts_at: 'begins',
  sub_ruler: 'sub_ruler',
  tarabala: 'tarabala',
  time_rulers: null,
  time_upagrahas: null,
  tithi: 'tithi',
  to: 'ends',
  total_bindus: 'bindus',
  total_points: 'points',
  tropical_moon_sign: 'tropical_moon_sign',
  tropical_moon_sign_name: 'tropical_moon_sign',
  vara: 'weekday',
  vargas: null,
  vargottama: 'vargottama',
  vargottama_planets: 'vargottama',
  yoga: 'yoga',
  yoni: 'yoni',
};

/** Signs of divided charts, which each language writes alike. */
const DIVIDED = /^(d\d+)_sign$/;

/** What a key is called, '' where it says nothing; undefined for one that no language has a name for. */
function nameOf(key: string, { names, words }: Telling): string | undefined {
  const called = CALLED[key];
  if (called !== undefined) return called === null ? '' : words.names[called];
  return DIVIDED.exec(key)?.[1]?.toUpperCase() ?? nameAmong(names, ['chart_point'], key);
}

/** The names along a path of a result, such as lagna, nakshatra, pada, and the schema of what stands there. */
function placed(
  path: string,
  telling: Telling,
): { readonly parts: readonly string[]; readonly schema: Described | undefined } | undefined {
  const parts: string[] = [];
  let [value, described]: [unknown, Described | undefined] = [telling.result, bare(telling.schema as Described)];
  for (const key of path.split(/[.[\]]+/).filter(Boolean)) {
    const outer = described;
    value = Object(value)[key];
    described = bare(outer?.items ?? outer?.properties?.[key]);
    const name = /^\d+$/.test(key) ? itemTold(value, described, Number(key), telling) : nameOf(key, telling);
    if (name === undefined) return undefined;
    if (name !== '' && name !== parts.at(-1)) parts.push(name);
  }
  return parts.length === 0 ? undefined : { parts, schema: described };
}

function itemTold(item: unknown, schema: Described | undefined, index: number, telling: Telling): string | undefined {
  const own = isRecord(item) ? OWN.find((key) => item[key] !== undefined && item[key] !== null) : undefined;
  if (own === undefined || !isRecord(item)) return String(index + 1);
  const told = valueTold(item[own], bare(schema?.properties?.[own]), telling);
  return typeof item[own] === 'number' ? `${nameOf(own, telling) ?? ''} ${told}`.trim() : told;
}

/** A schema without null. */
function bare(schema: Described | undefined): Described | undefined {
  return schema?.anyOf?.find((one) => one.properties || one.items || one[KINDS]) ?? schema;
}

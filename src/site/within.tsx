import type { SignName } from '../base/zodiac/rashi.js';
import type { Provenance } from '../calculation/calculate.js';
import type { BirthTimeRange } from '../contract/birth-time-range.js';
import { padaName } from '../pages/shared/natal.js';
import { type Pada, type Stretch, stretchesOf, stretchesTogether } from '../pages/shared/natal-day.js';
import type { PageContext } from '../pages/shell/context.js';
import { Block, type Fact, Facts } from '../pages/shell/parts.js';

/** Where the results of tools have what is told of the minutes of a birth. */
const LAGNA = ['ascendant.sign_name', 'lagna.sign', 'rising_sign.name', 'natal_chart.ascendant.sign'];
const LAGNA_NAKSHATRA = ['ascendant.nakshatra', 'lagna.nakshatra'];
const NAVAMSA_LAGNA = ['navamsa_ascendant.sign'];
const MOON_SIGN = [
  'rashi.name',
  'moon_sign.name',
  'moon_sign_name',
  'natal_moon_sign',
  'natal.moon_sign_name',
  'natal_chart.moon.sign',
  'person_a.moon_sign',
  'person_b.moon_sign',
];
const NAKSHATRA = [
  ['nakshatra.name', 'nakshatra.pada'],
  ['nakshatra_name', 'pada'],
  ['natal.nakshatra_name', 'natal.pada'],
  ['panchanga.nakshatra.name', 'panchanga.nakshatra.pada'],
  ['naming_sound.nakshatra', 'naming_sound.pada'],
  ['person_a.nakshatra', 'person_a.pada'],
  ['person_b.nakshatra', 'person_b.pada'],
] as const;

type Told = PageContext;

/** What the minutes of a time that is known to some minutes leave open, by the signs and nakshatras that it decides. */
export function WithinMinutes({ page, provenance }: { page: PageContext; provenance: Provenance }) {
  const { form, result } = page.words;
  if (!provenance.birth_time_known) return null;
  const { birth_time_range: one, birth_time_range_a: a, birth_time_range_b: b } = provenance;
  const ranges = [
    { range: one, id: 'h-within', title: result.within.title },
    { range: a, id: 'h-within-a', title: form.ofPerson(form.personA, result.within.title) },
    { range: b, id: 'h-within-b', title: form.ofPerson(form.personB, result.within.title) },
  ];
  return (
    <>
      {ranges.map(({ range, id, title }) =>
        range ? (
          <Block id={id} title={title} soft={clocks(page, { from: range.starts_at, to: range.ends_at })}>
            <Facts facts={facts(page, range)} />
            {range.changes.length === 0 ? null : (
              <p class="soft">{result.within.others(String(range.changes.length))}</p>
            )}
          </Block>
        ) : null,
      )}
    </>
  );
}

function facts(page: Told, range: BirthTimeRange): Fact[] {
  const words = page.words.shared.natal;
  const { navamsaLagna, lagnaNakshatra } = page.words.result.within;
  const sign = (name: SignName) => page.catalogue.names.sign[name];
  const signs = (paths: readonly string[]) => first(paths.map((path) => stretchesOf<SignName>(range, path)));
  const padas = (paths: readonly (readonly [string, string])[]) =>
    first(paths.map(([name, pada]) => stretchesTogether<Pada>(range, { name, pada })));
  const ofLagna = LAGNA_NAKSHATRA.map((path) => [`${path}.name`, `${path}.pada`] as const);
  const rows: (readonly [string, string[]])[] = [
    [words.lagna, told(page, signs(LAGNA), sign)],
    [lagnaNakshatra, told(page, padas(ofLagna), (pada) => padaName(page, pada))],
    [navamsaLagna, told(page, signs(NAVAMSA_LAGNA), sign)],
    [words.moonSign, told(page, signs(MOON_SIGN), sign)],
    [words.nakshatraAndPada, told(page, padas(NAKSHATRA), (pada) => padaName(page, pada))],
  ];
  return rows.flatMap(([label, lines]): Fact[] => (lines.length === 0 ? [] : [[label, <Lines lines={lines} />]]));
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <>
      {lines.map((line, index) => (
        <>
          {index === 0 ? null : <br />}
          {line}
        </>
      ))}
    </>
  );
}

function told<Value>(page: Told, stretches: readonly Stretch<Value>[], name: (value: Value) => string): string[] {
  const [only, ...others] = stretches;
  if (only === undefined) return [];
  if (others.length === 0) return [page.words.result.within.throughout(name(only.value))];
  return stretches.map((stretch) => `${name(stretch.value)}: ${clocks(page, stretch)}`);
}

function clocks(page: Told, { from, to }: Pick<Stretch<unknown>, 'from' | 'to'>): string {
  const { clock } = page.format;
  return page.words.site.today.between({ from: clock(from), to: clock(to) });
}

function first<Value>(found: readonly (readonly Value[])[]): readonly Value[] {
  return found.find((stretches) => stretches.length > 0) ?? [];
}

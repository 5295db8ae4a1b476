import type { ZoneFinder } from '../../base/time/zone-at.js';
import type { Provenance } from '../../calculation/calculate.js';
import { USUAL } from '../../calculation/conventions.js';
import type { ToolDescription } from '../../calculation/tool.js';
import { clockThen, zoneNamed } from '../../languages/pages/zone-names.js';
import { addressParts, birthNames, DAY_NAMES, type PlaceNames } from '../shell/address.js';
import type { PageContext, Teller } from '../shell/context.js';
import type { Fact } from '../shell/parts.js';
import { ayanamshaTold, conventionValue } from './convention-fields.js';
import { clockName } from './place-field.js';

/** By which conventions something was calculated. */
interface Reckoned {
  readonly tool: Pick<ToolDescription, 'options'>;
  readonly provenance: Provenance;
}

interface Calculated extends Reckoned {
  readonly tool: ToolDescription;
  /** What the address says, by name. */
  readonly texts: ReadonlyMap<string, string>;
  readonly zoneAt: ZoneFinder;
}

/** The conventions and sources of a result, in the words of the reader. */
export function conventionsUsed(calculated: Calculated, page: PageContext): Fact[] {
  const { provenance } = calculated;
  const { used } = page.words.result;
  const { library, version } = provenance.ephemeris;
  return [
    [used.zodiac, provenance.zodiac_system === 'sidereal' ? used.sidereal : used.tropical],
    ...ayanamshaUsed(calculated, page),
    ...optionsUsed(calculated, page),
    ...placesUsed(calculated, page),
    // Ours has its name in its version already.
    ...(library === 'none'
      ? []
      : [[used.ephemeris, version.startsWith(library) ? version : `${library} ${version}`] as const]),
    [used.version, provenance.calculation_version],
  ];
}

/** The conventions alone, on a line. */
export function conventionsLine(calculated: Reckoned, page: Teller): string {
  return [...ayanamshaUsed(calculated, page), ...optionsUsed(calculated, page)]
    .map(([label, value]) => `${label}: ${value}`)
    .join(', ');
}

function ayanamshaUsed({ tool, provenance }: Reckoned, page: Teller): Fact[] {
  const { words, format } = page;
  const { ayanamsha_value_deg: value, options, zodiac_system: zodiac } = provenance;
  if (zodiac !== 'sidereal') return [];
  const { ayanamsha = USUAL.ayanamsha, kp_ayanamsha = USUAL.kp_ayanamsha } = options ?? {};
  const chosen = tool.options.includes('ayanamsha') ? ayanamsha : kp_ayanamsha;
  return [[words.form.conventionNames.ayanamsha, `${ayanamshaTold(chosen, page)}, ${format.degrees(value)}`]];
}

function optionsUsed({ tool, provenance }: Reckoned, page: Teller): Fact[] {
  const { ayanamsha: _, kp_ayanamsha: __, ...others } = USUAL;
  const given = provenance.options ?? {};
  return (Object.keys(others) as (keyof typeof others)[])
    .filter((name) => tool.options.includes(name))
    .map(
      (name): Fact => [page.words.form.conventionNames[name], conventionValue(name, given[name] ?? USUAL[name], page)],
    );
}

/** Coordinates and zone of each person and of the day. */
function placesUsed(calculated: Calculated, page: PageContext): Fact[] {
  const parts = addressParts(calculated.tool);
  const { births } = parts;
  // A second place that nobody names is the birth place.
  const isLeftOut = parts.dayPlace?.isSecond && !calculated.texts.has(DAY_NAMES.latitude);
  const dayPlace = isLeftOut ? undefined : parts.dayPlace;
  const { form } = page.words;
  const isAlone = births.length + (dayPlace ? 1 : 0) === 1;
  const { result } = page.words;
  const persons = births.flatMap(({ prefix }) => {
    const whose = prefix === '' ? form.placeOfBirth : prefix === 'a_' ? form.personA : form.personB;
    const names = birthNames(prefix);
    if (!calculated.texts.has(names.date)) return [];
    const ofOne = isAlone ? undefined : whose;
    return [...placeUsed(calculated, names, ofOne, page), ...clockUsed(calculated, names.clock, ofOne, page)];
  });
  const labelOfDay = dayPlace?.isSecond ? form.secondPlace : form.placeOfDay;
  const ofDay = dayPlace ? placeUsed(calculated, DAY_NAMES, isAlone ? undefined : labelOfDay, page) : [];
  // Of two clocks nobody could tell which one is meant.
  const daylight: Fact[] =
    isAlone && calculated.provenance.dst_applied ? [[result.used.daylight, result.used.daylightApplied]] : [];
  return [...persons, ...ofDay, ...daylight];
}

function clockUsed({ texts }: Calculated, name: string, whose: string | undefined, page: PageContext): Fact[] {
  const clock = texts.get(name);
  if (clock === undefined) return [];
  const { form } = page.words;
  return [[whose === undefined ? form.clock.label : form.ofPerson(whose, form.clock.label), clockName(clock, page)]];
}

function placeUsed(
  { texts, zoneAt }: Calculated,
  names: PlaceNames & { readonly date: string; readonly time?: string },
  whose: string | undefined,
  page: PageContext,
): Fact[] {
  const { words, format } = page;
  const { used } = words.result;
  const [latitude, longitude] = [texts.get(names.latitude), texts.get(names.longitude)];
  const sent = texts.get(names.zone);
  const label = (name: string) => (whose === undefined ? name : words.form.ofPerson(whose, name));
  const date = texts.get(names.date) ?? (names === DAY_NAMES ? dayIn(texts) : undefined);
  const time = names.time === undefined ? undefined : texts.get(names.time);
  const named = (zone: string) => (date === undefined ? zoneNamed(words, zone) : clockThen(page, zone, date, time));
  if (latitude === undefined || longitude === undefined) return [[label(words.form.timeZone), named(sent ?? 'UTC')]];
  const zone = sent === undefined ? used.derived(named(zoneAt(Number(latitude), Number(longitude)))) : named(sent);
  return [
    [label(used.coordinates), format.coordinates(Number(latitude), Number(longitude))],
    [label(words.form.timeZone), zone],
  ];
}

/** A day of the span, the month or the year that an address asks for. */
function dayIn(texts: Calculated['texts']): string | undefined {
  const asked = ['from', 'target_month', 'year'].flatMap((name) => texts.get(name) ?? [])[0];
  return asked && `${asked}${'0000-06-15'.slice(asked.length)}`;
}

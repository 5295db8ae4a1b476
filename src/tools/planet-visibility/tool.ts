import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { resolveDay } from '../../base/input/local-day.js';
import { roundTo } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import { ACCEPTED_FROM, LAST_TOLD } from '../../base/time/accepted.js';
import { formatDate } from '../../base/time/calendar.js';
import type { Values } from '../../base/time/temporal.js';
import { formatLocalWithOffset, localDay, type Zone } from '../../base/time/zone.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import { daysIn, placesFor } from '../../calculation/cost.js';
import { type DateSpanFields, dateSpanInput, requireSpan } from '../../calculation/date-span.js';
import type { CalculationContext } from '../../calculation/options.js';
import { type InPlace, placeZone } from '../../contract/inputs.js';
import { dayProvenance } from '../../contract/provenance.js';
import { named, placeOfDay } from '../../contract/vocabulary.js';
import { planetVisibilityDisclaimer } from '../../languages/en/disclaimers.js';
import type { Span } from '../../rules/panchanga/day-divisions.js';
import { SUNRISE_DEFINITIONS } from '../../rules/panchanga/sunrise.js';
import { combustionSpans, retrogradeSpans } from '../../rules/transit/sky-events.js';
import { astaSpans, type HorizonSide, type Look } from '../../rules/transit/visibility.js';
import {
  ASTA_RULES,
  type AstaRule,
  SETTING_PLANETS,
  type SettingPlanet,
  VISIBILITY_SPANS,
  type VisibilitySpanCode,
} from '../../rules/transit/visibility-tables.js';

export interface PlanetVisibilityInput extends DateSpanFields {
  /** Degrees north, -90 to 90. */
  readonly latitude: number;
  /** Degrees east, -180 to 180. */
  readonly longitude: number;
  /** IANA time zone; derived from the coordinates when null or absent. */
  readonly timezone?: string | null;
  /** Which planets; all five when absent. */
  readonly planet_names?: readonly SettingPlanet[];
  /** By what a planet counts as seen; degrees of time when absent. */
  readonly asta_rule?: AstaRule;
}

/** A time in which a planet is not seen, is combust or goes backwards. */
export interface VisibilitySpanResult {
  readonly span_code: VisibilitySpanCode;
  readonly planet: SettingPlanet;
  /** When it begins, with the offset of the place; null where that lies beyond the search. */
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  /** Where it was seen last, and where it is seen first again; null for what is no asta. */
  readonly sets_in: HorizonSide | null;
  readonly rises_in: HorizonSide | null;
  /** What the rule measures at those two moments, degrees. */
  readonly degrees_at_start: number | null;
  readonly degrees_at_end: number | null;
}

export interface PlanetVisibilityResult {
  /** The local days asked about, both inside. */
  readonly start: string;
  readonly end: string;
  readonly place: { readonly latitude: number; readonly longitude: number; readonly timezone: string };
  readonly asta_rule: AstaRule;
  readonly planet_names: readonly SettingPlanet[];
  /** Those that touch the days, told whole, by their start. */
  readonly spans: readonly VisibilitySpanResult[];
}

const LONGEST = { most: 366, unit: 'day' } as const;
const CONVENTIONS =
  ' A planet is looked for at each sunrise in the east and at each sunset in the west, from the centre of the Earth and without refraction. Combustion by the orbs of the Surya Siddhanta in longitude; stations by the apparent tropical longitude. No houses.';

/**
 * Asta and udaya of Mercury to Saturn at a place in at most 366 days, with the sides on which they set and rise, by
 * degrees of time, by an arcus visionis or by elongation; and in the same list when they are combust and retrograde.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}.
 *
 * @example
 * import { planetVisibility } from 'nirayana';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209 };
 * const asked = { from: '2025-12-01', to: '2026-01-31', ...delhi, planet_names: ['Venus'] } as const;
 * const [asta] = planetVisibility({ ...asked, asta_rule: 'arcus_visionis' }).result.spans.filter(
 *   ({ span_code }) => span_code === 'asta',
 * );
 * asta?.starts_at; // => '2025-12-11T07:03:39+05:30'
 * [asta?.sets_in, asta?.rises_in]; // => ['east', 'west']
 */
export const planetVisibility: Calculator<
  PlanetVisibilityInput | InPlace<PlanetVisibilityInput>,
  PlanetVisibilityResult,
  typeof planetVisibilityTool
> = (...asked) => calculate(planetVisibilityTool, ...asked);

function calculatePlanetVisibility(
  {
    from,
    to,
    latitude,
    longitude,
    timezone,
    planet_names: planets = SETTING_PLANETS,
    asta_rule: rule = 'kalamsha',
  }: Values<PlanetVisibilityInput>,
  { zones, sky, language }: CalculationContext,
) {
  requireSpan({ from, to }, LONGEST);
  // The sums turn -0 into 0.
  const place = { latitude: latitude + 0, longitude: longitude + 0 };
  const first = resolveDay({ date: from, timeZone: timezone, place }, zones);
  const { timeZone } = first;
  const span: Span = { start: first.start, end: localDay(timeZone, to).end };
  const asta = astaSpans(sky, planets, { from, to }, { place, timeZone, rule }).map(({ planet, sets, rises }) => ({
    ...bare('asta', planet, { start: sets?.at, end: rises?.at }),
    sets,
    rises,
  }));
  const combust = planets.flatMap((planet) =>
    combustionSpans(sky, planet, span).map((one) => bare('combust', planet, one)),
  );
  const retrograde = planets.flatMap((planet) =>
    retrogradeSpans(sky, planet, span).map((one) => bare('retrograde', planet, one)),
  );
  const all: readonly Found[] = [...asta, ...combust, ...retrograde];
  const result: PlanetVisibilityResult = {
    start: formatDate(from),
    end: formatDate(to),
    place: { ...place, timezone: timeZone.name },
    asta_rule: rule,
    planet_names: [...planets],
    spans: all
      .filter(({ start, end }) => (start ?? span.start) < span.end && (end ?? span.end) > span.start)
      .toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0))
      .map((found) => spanResult(timeZone, found)),
  };
  return {
    result,
    provenance: dayProvenance({ sky, language }, first, {
      moment: momentAt(first.start),
      houseSystem: SUNRISE_DEFINITIONS[sky.sunrise] + CONVENTIONS,
    }),
  };
}

/** A span as it was found, milliseconds since 1970. */
interface Found {
  readonly code: VisibilitySpanCode;
  readonly planet: SettingPlanet;
  readonly start: number | undefined;
  readonly end: number | undefined;
  readonly sets?: Look | undefined;
  readonly rises?: Look | undefined;
}

function bare(code: VisibilitySpanCode, planet: SettingPlanet, { start, end }: Pick<Found, 'start' | 'end'>): Found {
  return { code, planet, start, end };
}

/** The end of the ephemeris, where a span that has one end alone runs into it. */
function endWithin(other: number | undefined, edge: number): number | undefined {
  return other !== undefined && Math.abs(other - edge) < NEAR_END ? edge : undefined;
}

/** Milliseconds: longer than a search goes beyond the days that were asked about, and a year of these. */
const NEAR_END = 600 * 86_400_000;

function spanResult(zone: Zone, { code, planet, start, end, sets, rises }: Found): VisibilitySpanResult {
  const local = (at: number | undefined) => (at === undefined ? null : formatLocalWithOffset(zone, at));
  const [from, to] = [start ?? endWithin(end, ACCEPTED_FROM), end ?? endWithin(start, LAST_TOLD)];
  return {
    span_code: code,
    planet,
    starts_at: local(from),
    ends_at: local(to),
    sets_in: sets?.side ?? null,
    rises_in: rises?.side ?? null,
    degrees_at_start: sets ? roundTo(sets.degrees, 2) : null,
    degrees_at_end: rises ? roundTo(rises.degrees, 2) : null,
  };
}

export const planetVisibilityTool = defineTool({
  slug: 'planet-visibility',
  place: 48,
  functionName: 'planetVisibility',
  group: 'day',
  title: 'Planets that set and rise',
  description:
    'Heliacal settings and risings (asta and udaya) of Mercury to Saturn at a place in at most 366 days by three rules, with the side of the sky, and when they are combust and retrograde.',
  calculationVersion: '1.0.0',
  disclaimer: planetVisibilityDisclaimer,
  options: ['sunrise'],
  inputSchema: () =>
    field.closed({
      ...dateSpanInput(LONGEST, 'local'),
      latitude: field.latitude(),
      longitude: field.longitude(),
      timezone: placeZone(),
      planet_names: field.optional(field.chosen(SETTING_PLANETS, 'Which planets; all five when left out.')),
      asta_rule: field.optional(
        named(
          'asta_rule',
          ASTA_RULES,
          'By what a planet counts as seen: degrees of time, the depth of the Sun, or elongation.',
        ),
      ),
    }),
  resultSchema: () =>
    field.open({
      start: field.date('First day that was asked about.'),
      end: field.date('Last day that was asked about.'),
      place: placeOfDay(),
      asta_rule: named('asta_rule', ASTA_RULES, 'By what a planet counts as seen.'),
      planet_names: field.list(named('graha', SETTING_PLANETS, 'A planet that was looked at.')),
      spans: field.list(
        field.open({
          span_code: named('visibility_span', VISIBILITY_SPANS, 'What holds in this time.'),
          planet: named('graha', SETTING_PLANETS, 'Of which planet.'),
          starts_at: field.orNull(
            field.instant('When it begins, at the earliest that of the ephemeris; null beyond the search.'),
          ),
          ends_at: field.orNull(
            field.instant('When it ends, at the latest with the ephemeris; null beyond the search.'),
          ),
          sets_in: field.orNull(sideSchema('Where it was seen last; null for what is no asta.')),
          rises_in: field.orNull(sideSchema('Where it is seen first again; null for what is no asta.')),
          degrees_at_start: field.orNull(field.number('What the rule measures when it is missed first, degrees.')),
          degrees_at_end: field.orNull(field.number('What the rule measures when it is seen again, degrees.')),
        }),
      ),
    }),
  example: { from: '2026-10-01', to: '2026-12-31', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  cost: (input) => placesFor(30 + 0.1 * daysIn(input, LONGEST)),
  calculate: calculatePlanetVisibility,
});

function sideSchema(description: string) {
  return named('compass', ['east', 'west'], description);
}

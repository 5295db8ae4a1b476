import type { Place } from '../../base/ephemeris/ascendant.js';
import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { invalidInput } from '../../base/errors.js';
import { type BirthFields, resolveBirth } from '../../base/input/birth.js';
import { because } from '../../base/reasons.js';
import * as field from '../../base/schema/fields.js';
import { dayStart, formatDate, nextDate } from '../../base/time/calendar.js';
import type { Values } from '../../base/time/temporal.js';
import { grahaLongitude } from '../../base/zodiac/positions.js';
import { GRAHAS, type Graha, type Rashi, rashiOf, type SignName } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, type OfBirth } from '../../calculation/calculate.js';
import { daysIn, goesWithStar, isLabelled, placesFor } from '../../calculation/cost.js';
import { type DateSpanFields, dateSpanInput, requireSpan } from '../../calculation/date-span.js';
import type { CalculationContext } from '../../calculation/options.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { BirthInput } from '../../contract/birth-input.js';
import { maybeBirthInput, NATAL_EXAMPLE, zoneOfBirth } from '../../contract/inputs.js';
import { natalProvenance, nodeStatement, skyProvenance } from '../../contract/provenance.js';
import { type SecondPlaceFields, secondPlace, secondPlaceInput } from '../../contract/second-place.js';
import { type SkyEventResult, skyEventResult, skyEventSchema } from '../../contract/sky-event.js';
import { graha, named, signName } from '../../contract/vocabulary.js';
import { signEntriesDisclaimer } from '../../languages/en/disclaimers.js';
import { moonSpan, unknownTimeCaveat } from '../../rules/natal/unknown-birth-time.js';
import { astaEvents } from '../../rules/transit/asta-events.js';
import { bySecond, skyEvents } from '../../rules/transit/sky-events.js';
import { ASTA_RULES } from '../../rules/transit/visibility-tables.js';
import { grahaWay, SIGN_EDGES, watchWay } from '../../rules/uncertainty/ways.js';

/** By what Jupiter and Venus count as seen, where their asta and udaya are asked for. */
const ASTA_CHOICES = ['none', ...ASTA_RULES] as const;

export interface SignEntriesInput extends DateSpanFields, Partial<BirthFields>, SecondPlaceFields {
  /** Which grahas; all but the Moon, who enters a sign every other day, when absent. */
  readonly planet_names?: readonly Graha[];
  /** Whether asta and udaya of Jupiter and Venus are told, and by what they count as seen; not told when absent. */
  readonly asta_rule?: (typeof ASTA_CHOICES)[number];
}

export interface SignEntriesResult {
  /** The days asked about, UTC, both inside. */
  readonly start: string;
  readonly end: string;
  /** The grahas that were looked at. */
  readonly planet_names: readonly Graha[];
  readonly asta_rule: (typeof ASTA_CHOICES)[number];
  /** Where they are looked for, degrees north and east; null where that is not asked for. */
  readonly asta_place: { readonly latitude: number; readonly longitude: number } | null;
  /** Null without a birth. */
  readonly natal_moon_sign: SignName | null;
  /** In the order of time. */
  readonly events: readonly SkyEventResult[];
  /** The zone of the local instants: that of the birth; null without one. */
  readonly timezone: string | null;
}

const LONGEST = { most: 2, unit: 'year' } as const;
const WITHOUT_MOON = GRAHAS.filter((one) => one !== 'Moon');
const BIRTH = { birth: { ...NATAL_BIRTH.birth, isOptional: true } } as const;

/**
 * What happens in the sidereal sky in a span of at most two years: entries of the grahas into signs and nakshatras,
 * stations, where a combustion begins and ends, and asta and udaya where they are asked for; with a birth, the houses from the natal Moon. Days are UTC.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}.
 *
 * @example
 * import { signEntries } from 'nirayana';
 *
 * const { events } = signEntries({ from: '2025-01-01', to: '2025-12-31', planet_names: ['Saturn'] }).result;
 * const entry = events.find(({ event_code }) => event_code === 'sign_entry');
 * entry?.occurs_at; // => '2025-03-29T16:15:09Z'
 * entry?.sign_name_after; // => 'Pisces'
 */
export const signEntries: Calculator<
  SignEntriesInput | ({ readonly birth: BirthInput } & Omit<SignEntriesInput, keyof BirthFields>),
  SignEntriesResult,
  typeof signEntriesTool
> = (...asked) => calculate(signEntriesTool, ...asked);

type Asked = { readonly [Name in keyof OfBirth]: OfBirth[Name] | undefined } & Values<DateSpanFields> &
  Pick<SignEntriesInput, 'planet_names' | 'asta_rule' | keyof SecondPlaceFields>;

function calculateSignEntries(
  { birth: stated, from, to, planet_names: asked = WITHOUT_MOON, asta_rule: rule = 'none', ...second }: Asked,
  context: CalculationContext,
) {
  const { sky } = context;
  requireSpan({ from, to }, LONGEST);
  const birth = stated && resolveBirth(stated, context);
  const span = { start: dayStart(from), end: dayStart(nextDate(to)) };
  const place = secondPlace(second) ?? birth?.place;
  const astaPlace = rule === 'none' ? null : requirePlace(place);
  const asta = rule === 'none' || !astaPlace ? [] : astaEvents(sky, asked, span, { place: astaPlace, rule });
  const events = [...skyEvents(sky, asked, span), ...asta].sort(bySecond);
  const seenFrom = (moon: Rashi | undefined): SignEntriesResult => ({
    start: formatDate(from),
    end: formatDate(to),
    planet_names: [...asked],
    asta_rule: rule,
    asta_place: astaPlace && { latitude: astaPlace.latitude, longitude: astaPlace.longitude },
    natal_moon_sign: moon?.name ?? null,
    events: events.map((event) => skyEventResult(event, birth && moon && { moon, zone: birth.timeZone })),
    timezone: birth?.timeZone.name ?? null,
  });
  const result = seenFrom(birth && rashiOf(grahaLongitude(sky, 'Moon', birth.moment)));
  if (!birth) {
    const houseSystem = `No houses. ${nodeStatement(sky)} The ayanamsha value is that of the first day.`;
    return { result, provenance: skyProvenance(context, { moment: momentAt(span.start), houseSystem }) };
  }
  const open = birth.timeKnown ? undefined : moonSpan(sky, birth);
  return {
    result,
    provenance: natalProvenance(context, birth, {
      birthTime: open?.rashiChanges ? [unknownTimeCaveat(open)] : [],
      // Every house follows from the sign of the Moon: to tell each of them would be a megabyte.
      watches: (minutes) => [
        watchWay(grahaWay(sky, 'Moon', minutes), SIGN_EDGES, (moon) => ({ natal_moon_sign: rashiOf(moon).name })),
      ],
      houseSystem: `Whole signs counted from the natal Moon sign. ${nodeStatement(sky)} The ayanamsha value is that of the birth.`,
    }),
  };
}

function requirePlace(place: Place | undefined): Place {
  if (place) return place;
  const message = 'Asta is seen from a place: give this and current_longitude, or a birth, or leave asta_rule out.';
  throw invalidInput([because({ field: 'current_latitude', message }, 'required', {})]);
}

export const signEntriesTool = defineTool({
  slug: 'sign-entries',
  place: 36,
  functionName: 'signEntries',
  group: 'reference',
  title: 'Sign entries of the grahas',
  description:
    'Every entry of the grahas into a sidereal sign or a nakshatra, every station and every combustion of a span of at most two years, with houses from the natal Moon where a birth is given.',
  calculationVersion: '1.0.0',
  disclaimer: signEntriesDisclaimer,
  options: ['ayanamsha', 'node', 'sunrise', 'time_within', 'clock'],
  inputSchema: () =>
    field.closed({
      ...dateSpanInput(LONGEST, 'UTC'),
      planet_names: field.optional(
        field.chosen(GRAHAS, 'Which grahas; all but the Moon, who enters a sign every other day, when left out.'),
      ),
      asta_rule: field.optional(
        named(
          'asta_rule',
          ASTA_CHOICES,
          'Whether asta and udaya of Jupiter and Venus are told, and by what they count as seen.',
        ),
      ),
      ...secondPlaceInput('where Jupiter and Venus are looked for'),
      ...maybeBirthInput(),
    }),
  births: BIRTH,
  resultSchema: () =>
    field.open({
      start: field.date('First day that was asked about, UTC.'),
      end: field.date('Last day that was asked about, UTC.'),
      planet_names: field.list(graha('A graha that was looked at.')),
      asta_rule: named('asta_rule', ASTA_CHOICES, 'By what Jupiter and Venus count as seen.'),
      asta_place: field.orNull(field.open({ latitude: field.latitude(), longitude: field.longitude() })),
      natal_moon_sign: field.orNull(signName('Sidereal sign of the natal Moon; null without a birth.')),
      events: field.list(skyEventSchema()),
      timezone: field.orNull(zoneOfBirth()),
    }),
  example: { from: '2026-01-01', to: '2026-03-31', ...NATAL_EXAMPLE },
  cost: (input, chosen) => {
    const days = daysIn(input, LONGEST);
    const { planet_names: asked = WITHOUT_MOON, asta_rule: rule = 'none' } = input;
    const looks = rule === 'none' ? 0 : 35 + 0.1 * days;
    const rows = asked.reduce((sum, one) => sum + (one === 'Moon' ? 1.5 : 0.07), 0) * days;
    return placesFor((goesWithStar(chosen) ? 0.07 : 0.04) * days + looks, (isLabelled(chosen) ? 0.66 : 0.3) * rows);
  },
  calculate: calculateSignEntries,
});

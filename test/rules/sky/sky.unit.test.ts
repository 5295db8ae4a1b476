import { fc, test } from '@fast-check/vitest';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { HORIZON_DEFINITIONS } from '../../../src/base/ephemeris/horizon.js';
import { horizonEvents } from '../../../src/base/ephemeris/rise-set.js';
import { wrap180 } from '../../../src/base/math/angle.js';
import * as sky from '../../../src/entries/sky.js';
import { limbChanges, limbSpans } from '../../../src/rules/panchanga/limbs.js';
import { DEFAULT_SKY } from '../../support/default-sky.js';
import { errorOf, runs } from '../../support/support.js';

const DELHI = { latitude: 28.6139, longitude: 77.209 };
const WHEN = new Date('1990-05-17T04:50:00Z');
/** Days: a hundredth of a second. */
const NEARLY = 1e-2 / 86_400;
const [FROM, TO] = [new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')];

describe('an instant', () => {
  it('may be a Date, a Temporal object or a Julian day on either clock', () => {
    const jd = WHEN.getTime() / 86_400_000 + 2440587.5;
    const instant = Temporal.Instant.from('1990-05-17T04:50:00Z');
    const places = [
      WHEN,
      instant,
      instant.toZonedDateTimeISO('Asia/Kolkata'),
      { jd, scale: 'ut' } as const,
      { jd: jd + sky.deltaT(WHEN) / 86_400, scale: 'tt' } as const,
    ].map((when) => sky.position('Moon', when as sky.When).longitude);
    // A Julian day tells 0.00004 s, in which the Moon moves 6e-9 degrees.
    for (const longitude of places) expect(Math.abs(longitude - (places[0] as number))).toBeLessThan(1e-8);
  });

  it('that was found can be asked about', () => {
    const risen = sky.sunrise(WHEN, DELHI) as sky.SkyInstant;
    expect(sky.position('Sun', risen)).toEqual(sky.position('Sun', { jd: risen.jd, scale: 'ut' }));
    expect(Math.abs(Date.parse(risen.utc) - risen.epochMilliseconds)).toBeLessThanOrEqual(500);
    expect(Temporal.Instant.fromEpochMilliseconds(risen.epochMilliseconds).epochMilliseconds).toBe(
      risen.epochMilliseconds,
    );
  });

  it.each([
    ['before 1800', new Date('1799-12-31T23:59:59Z')],
    ['after 2200', new Date('2201-01-01T00:00:00Z')],
    ['before 1800 by Terrestrial Time', { jd: 2378496.49, scale: 'tt' }],
    ['far away', { jd: 0, scale: 'ut' }],
  ])('%s is refused', (_, when) => {
    const { code, message } = errorOf(() => sky.position('Sun', when as sky.When));
    expect(code).toBe('engine_error');
    expect(message).toBe('The instant when is outside the accepted dates, 1800-01-01 to 2200-12-31.');
  });

  it.each([
    undefined,
    null,
    'now',
    2451545,
    {},
    { jd: 2451545 },
    { jd: '2451545', scale: 'ut' },
    { jd: Number.NaN, scale: 'tt' },
    { jd: 2451545, scale: 'utc' },
    new Date('nonsense'),
    Temporal.PlainDate.from('2000-01-01'),
  ])('is not %o', (when) => {
    const { code, message } = errorOf(() => sky.deltaT(when as unknown as sky.When));
    expect(code).toBe('invalid_input');
    expect(message).toMatch(/^The instant when must be a valid Date, .*Julian day.*\.$/);
  });
});

describe('what makes no sense', () => {
  const refused: readonly (readonly [sentence: RegExp, action: () => unknown])[] = [
    [/^The body must be one of: Sun, .*Ketu\.$/, () => sky.position('Earth' as 'Sun', WHEN)],
    [/^There is no option "zodiak"; there are: /, () => sky.position('Sun', WHEN, { zodiak: 'tropical' } as object)],
    [/^The option zodiac must be one of: /, () => sky.position('Sun', WHEN, { zodiac: 'draconic' as 'tropical' })],
    [/^The option ayanamsha must be one of: /, () => sky.ayanamsha(WHEN, 'galactic' as 'lahiri')],
    [
      /^The value of an ayanamsha must be a number of degrees/,
      () => sky.ayanamsha(WHEN, { value: Number.NaN, at: WHEN }),
    ],
    [/^The instant at must be /, () => sky.ayanamsha(WHEN, { value: 23 } as never)],
    [/^The option ayanamsha must be one of: /, () => sky.ayanamsha(WHEN, null as never)],
    [/^The option apogee must be one of: /, () => sky.lunarApogee(WHEN, { apogee: 'osculating' as 'true' })],
    [/node/, () => sky.lunarApogee(WHEN, { node: 'true' } as never)],
    [/^The nakshatra must be one of: /, () => sky.junctionStar('Abhijit' as 'Ashwini', WHEN)],
    [/^The option nutation must be true or false\.$/, () => sky.ayanamsha(WHEN, 'lahiri', { nutation: 1 as never })],
    [
      /^The option node must be one of: mean, true\.$/,
      () => sky.position('Rahu', WHEN, { node: 'apparent' as 'true' }),
    ],
    [/^The option ephemeris must have /, () => sky.position('Sun', WHEN, { ephemeris: {} as never })],
    [/^The option observer, .* must have a latitude /, () => sky.position('Moon', WHEN, { observer: {} as never })],
    [/^The height of the observer must be /, () => sky.position('Moon', WHEN, { observer: { ...DELHI, height: 1e6 } })],
    [/^The place must have a latitude /, () => sky.fullChart(WHEN, { latitude: 91, longitude: 0 })],
    [/^The place must have a latitude /, () => sky.sunrise(WHEN, { latitude: 0, longitude: Number.NaN })],
    [/^The option houses must be one of: /, () => sky.houses(WHEN, DELHI, { houses: 'savard' as 'equal' })],
    [/^The option bodies must be a list\.$/, () => sky.fullChart(WHEN, DELHI, { bodies: 'Sun' as never })],
    [/^The body must be one of: /, () => sky.fullChart(WHEN, DELHI, { bodies: ['Chiron' as 'Sun'] })],
    [/^The options must be an object of: /, () => sky.fullChart(WHEN, DELHI, null as never)],
    [/^The option definition must be one of: /, () => sky.sunset(WHEN, DELHI, { definition: 'civil' as 'standard' })],
    [/^The option within must be /, () => sky.moonrise(WHEN, DELHI, { within: 0 })],
    [/^The question must be /, () => sky.crossings({ body: 'Sun' } as never, FROM, TO)],
    [/^The question must be /, () => sky.crossings({ tithi: 1, phase: 'every' } as never, FROM, TO)],
    [/^The longitude must be /, () => sky.crossings({ body: 'Sun', longitude: 361 }, FROM, TO)],
    [/^The longitude must be /, () => sky.crossings({ body: 'Sun', longitude: [] }, FROM, TO)],
    [/^The tithi must be 1 to 30, /, () => sky.crossings({ tithi: 31 }, FROM, TO)],
    [/^The phase must be one of new_moon, /, () => sky.crossings({ phase: 'gibbous' as 'full_moon' }, FROM, TO)],
    [/^The instant from must not be after the instant to\.$/, () => sky.crossings({ tithi: 1 }, TO, FROM)],
    [/^The planet must be one of: Mercury, /, () => sky.stations('Sun' as 'Mars', FROM, TO)],
  ];

  it.each(refused)('is refused in one sentence: %s', (sentence, action) => {
    const { code, message } = errorOf(action);
    expect(code).toBe('invalid_input');
    expect(message).toMatch(sentence);
  });
});

describe('a chart', () => {
  it('has the bodies that are asked for, each as position has it', () => {
    const options = { zodiac: 'tropical', node: 'true', observer: { ...DELHI, height: 216 } } as const;
    const { bodies } = sky.fullChart(WHEN, DELHI, options);
    expect(Object.keys(bodies)).toHaveLength(12);
    for (const [name, place] of Object.entries(bodies)) {
      expect(place).toEqual(sky.position(name as sky.SkyBody, WHEN, options));
    }
    expect(Object.keys(sky.fullChart(WHEN, DELHI, { bodies: ['Moon', 'Ketu'] }).bodies)).toEqual(['Moon', 'Ketu']);
  });

  it('has no houses of Placidus beyond the polar circle, and says so', () => {
    const tromso = { latitude: 69.65, longitude: 18.96 };
    const { code, message } = errorOf(() => sky.fullChart(WHEN, tromso, { houses: 'placidus' }));
    expect([code, message]).toEqual([
      'engine_error',
      'There are no Placidus houses at latitude 69.65: beyond the polar circles parts of the ecliptic never rise.',
    ]);
    expect(sky.fullChart(WHEN, tromso).houses.cusps).toHaveLength(12);
  });
});

describe('the Moon from a place on the Earth', () => {
  it('has the parallax of one seen on the horizon, and a node has none', () => {
    const risen = sky.moonrise(WHEN, DELHI) as sky.SkyInstant;
    const [here, there] = [sky.position('Moon', risen, { observer: DELHI }), sky.position('Moon', risen)];
    const apart = Math.hypot(wrap180(here.longitude - there.longitude), here.latitude - there.latitude);
    const parallax = Math.asin(6378.137 / 149597870.7 / there.distance) * (180 / Math.PI);
    expect(apart).toBeCloseTo(parallax, 2);
    expect(sky.position('Rahu', risen, { observer: DELHI })).toEqual(sky.position('Rahu', risen));
  });

  it('moves at the rate of its own longitude', () => {
    const at = (minutes: number) =>
      sky.position('Moon', new Date(WHEN.getTime() + minutes * 60_000), { observer: DELHI });
    const rate = (wrap180(at(3).longitude - at(-3).longitude) / 6) * 1440;
    expect(at(0).speed).toBeCloseTo(rate, 3);
  });
});

describe('rising', () => {
  it.each([null, undefined])('takes a place without a height: %s', (height) => {
    expect(sky.sunrise(WHEN, { ...DELHI, height } as typeof DELHI)).toEqual(sky.sunrise(WHEN, DELHI));
  });

  it('and whatever else is told for sea level refuses a height', () => {
    const high = { ...DELHI, height: 3_000 };
    const told = [
      ...[sky.sunrise, sky.sunset, sky.moonrise, sky.moonset].map((ask) => () => ask(WHEN, high)),
      () => sky.houses(WHEN, high),
      () => sky.fullChart(WHEN, high),
      () => sky.azimuthAltitude('Sun', WHEN, high),
      () => sky.solarEclipsesAt(WHEN, WHEN, high),
    ];
    for (const ask of told) expect(errorOf(ask).message).toMatch(/^The place must be without a height/);
    expect(sky.position('Moon', WHEN, { observer: high })).not.toEqual(sky.position('Moon', WHEN, { observer: DELHI }));
  });

  const midnight = new Date('2026-01-01T00:00:00+05:30');

  it('is a little later without the refraction and with the centre of the disc', () => {
    const order = (['upper_limb', 'standard', 'disc_centre', 'hindu_rising'] as const).map(
      (definition) => (sky.sunrise(midnight, DELHI, { definition }) as sky.SkyInstant).jd,
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    // The mean semidiameter of 16' against the one of January, 16' 16": 1.3 s of time here.
    expect(((order[1] as number) - (order[0] as number)) * 86_400).toBeCloseTo(1.5, 0);
  });

  it('of the Hindu definition is the ascendant reaching the longitude of the body', () => {
    for (const [event, body] of [
      [sky.sunrise, 'Sun'],
      [sky.moonrise, 'Moon'],
    ] as const) {
      const risen = event(midnight, DELHI, { definition: 'hindu_rising' }) as sky.SkyInstant;
      const { ascendant } = sky.houses(risen, DELHI);
      expect(Math.abs(wrap180(ascendant - sky.position(body, risen).longitude))).toBeLessThan(1e-5);
    }
  });

  it('by the standard definition is what the tools search', () => {
    const from = midnight.getTime() / 86_400_000 + 2440587.5;
    for (const [event, body, kind] of [
      [sky.sunrise, 'Sun', 'rise'],
      [sky.sunset, 'Sun', 'set'],
      [sky.moonrise, 'Moon', 'rise'],
      [sky.moonset, 'Moon', 'set'],
    ] as const) {
      const span = { from, to: from + 1 };
      const found = horizonEvents(defaultEphemeris, { body, place: DELHI }, span).find((one) => one.event === kind);
      expect(event(midnight, DELHI)?.jd).toBeCloseTo(found?.at as number, 7);
    }
  });

  test.prop(
    [
      fc.double({ min: 2378500, max: 2524500, noNaN: true }),
      fc.record({
        latitude: fc.double({ min: -66, max: 66, noNaN: true }),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
      fc.constantFrom(...HORIZON_DEFINITIONS),
      fc.constantFrom('rise', 'set'),
    ],
    runs(200),
  )('of the Sun is the first that a search of its altitude finds', (jd, place, definition, event) => {
    const found = horizonEvents(defaultEphemeris, { body: 'Sun', place, definition }, { from: jd, to: jd + 2 });
    const first = found.find((one) => one.event === event);
    const told = (event === 'rise' ? sky.sunrise : sky.sunset)({ jd, scale: 'ut' }, place, { definition });
    expect(Math.abs((told?.jd ?? 0) - (first?.at ?? 0))).toBeLessThan(NEARLY);
  });

  it('does not happen in the polar night, and comes when it is over', () => {
    const longyearbyen = { latitude: 78.22, longitude: 15.63 };
    expect(sky.sunrise(midnight, longyearbyen)).toBeNull();
    expect(sky.sunrise(midnight, longyearbyen, { within: 60 })?.utc.slice(0, 10)).toBe('2026-02-15');
  });

  it('is refused where the search leaves the ephemeris before anything is found', () => {
    const last = new Date('2200-12-31T12:00:00Z');
    expect(sky.sunrise(last, DELHI)).not.toBeNull();
    const { code, message } = errorOf(() => sky.sunrise(last, { latitude: 78.22, longitude: 15.63 }, { within: 30 }));
    expect([code, message]).toEqual([
      'engine_error',
      'The search goes beyond the year 2200, where the ephemeris ends.',
    ]);
  });
});

describe('crossings', () => {
  it('are the beginnings of the tithis that the tools tell', () => {
    const span = { from: FROM.getTime(), to: FROM.getTime() + 60 * 86_400_000 };
    const told = limbChanges(limbSpans(DEFAULT_SKY, 'tithi', span), span);
    const found = sky.crossings({ tithi: 'every' }, FROM, new Date(FROM.getTime() + 60 * 86_400_000));
    expect(found.map(({ tithi }) => tithi)).toEqual(told.map(({ value }) => value.number));
    for (const [i, { epochMilliseconds }] of found.entries()) {
      expect(Math.abs(epochMilliseconds - (told[i] as { startsAt: number }).startsAt)).toBeLessThan(2);
    }
  });

  it('have the body at the longitude, in every zodiac', () => {
    for (const zodiac of ['sidereal', 'tropical', 'mean_tropical', 'j2000'] as const) {
      for (const body of ['Mars', 'Rahu'] as const) {
        const longitude = Math.floor(sky.position(body, new Date('2026-06-01T00:00:00Z'), { zodiac }).longitude);
        const found = sky.crossings({ body, longitude }, FROM, TO, { zodiac });
        expect(found.length).toBeGreaterThan(0);
        for (const crossing of found) {
          const place = sky.position(body, crossing, { zodiac });
          expect(Math.abs(wrap180(place.longitude - longitude)) * 3600).toBeLessThan(0.001);
          expect(crossing.direction).toBe(place.speed > 0 ? 'direct' : 'retrograde');
        }
      }
    }
  });

  it('go to the very end of the year 2200', () => {
    const end = new Date('2201-01-01T00:00:00Z');
    expect(sky.crossings({ phase: 'every' }, new Date('2200-12-01T00:00:00Z'), end)).toHaveLength(4);
    expect(errorOf(() => sky.crossings({ phase: 'every' }, FROM, { jd: 2524958.6, scale: 'ut' })).code).toBe(
      'engine_error',
    );
  });
});

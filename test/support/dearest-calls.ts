import { codesOf } from '../../src/base/schema/validate.js';
import type { ToldConventions } from '../../src/calculation/conventions.js';
import type { AnyTool } from '../../src/calculation/tool.js';

/** From the middle of the ecliptic to where it does not rise, and where the Sun does not. */
const PLACES = [
  { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  { latitude: 66.4, longitude: 25.7, timezone: 'Europe/Helsinki' },
  { latitude: 69.6, longitude: 18.9, timezone: 'Europe/Oslo' },
  { latitude: -67, longitude: 140, timezone: 'Antarctica/DumontDUrville' },
] as const;

/** The longest span that a tool takes, from 2026 on. */
const LAST_DAYS: Readonly<Record<string, string>> = {
  'vrata-calendar': '2027-01-31',
  'upcoming-transits': '2027-12-31',
  'muhurta-finder': '2026-12-31',
  eclipses: '2045-12-31',
  'sign-entries': '2027-12-31',
};

/** The options that make a call dear, as far as a tool takes them. */
const OPTIONS: readonly ToldConventions[] = [
  {},
  { ayanamsha: 'true_chitra', kp_ayanamsha: 'true_chitra', node: 'true' },
  { time_within: 120, time_within_a: 120, time_within_b: 120 },
  { time_within: 720, time_within_a: 720, time_within_b: 720 },
  {
    time_within: 720,
    time_within_a: 720,
    time_within_b: 720,
    ayanamsha: 'true_chitra',
    kp_ayanamsha: 'true_chitra',
    node: 'true',
    locale: 'hi',
  },
];

/** The example of a tool at another place, of its whole span, with all that a list may name. */
function dearest({ slug, example, inputSchema }: AnyTool, place: (typeof PLACES)[number]): Record<string, unknown> {
  const fields = Object.entries(inputSchema.properties).map(([name, { items }]): [string, unknown] => {
    const kind = (['latitude', 'longitude', 'timezone'] as const).find((each) => name.endsWith(each));
    if (kind) return [name, place[kind]];
    const codes = items && codesOf({ items });
    if (codes) return [name, codes];
    if (items?.type === 'object') return [name, MANY];
    return [name, name === 'to' && LAST_DAYS[slug] ? LAST_DAYS[slug] : example[name]];
  });
  // The language of a call is that of its options.
  const whole = Object.fromEntries(fields.filter(([name, value]) => name !== 'locale' && value !== undefined));
  return LAST_DAYS[slug] ? { ...whole, from: '2026-01-01' } : whole;
}

/** A thousand candidates, every other one of unknown time. */
const MANY = Array.from({ length: 1000 }, (_, index) => ({
  id: `${index}`,
  date: `${1950 + (index % 50)}-0${1 + (index % 9)}-1${index % 9}`,
  ...(index % 2 === 0 && { time: `1${index % 10}:${10 + (index % 50)}` }),
  lat: 8 + (index % 20),
  lon: 72 + (index % 15),
}));

interface Call {
  readonly name: string;
  readonly input: Record<string, unknown>;
  readonly options: ToldConventions;
}

/** The calls of a tool that use a processor for longest, and those that are answered with most bytes, are among these. */
export function dearestCalls(tool: AnyTool): readonly Call[] {
  const calls = PLACES.flatMap((place) =>
    OPTIONS.map((all): [string, Call] => {
      const options = Object.fromEntries(
        Object.entries(all).filter(([name]) => tool.options.includes(name as keyof ToldConventions)),
      ) as ToldConventions;
      const name = `at ${place.latitude} ${JSON.stringify(options)}`;
      return [name, { name, input: dearest(tool, place), options }];
    }),
  );
  // Options that a tool has no use for leave calls alike.
  return [...new Map(calls).values()];
}

import { expect, it, vi } from 'vitest';
import { CONVENTION_NAMES, CONVENTIONS, type ConventionName } from '../../src/calculation/conventions.js';
import {
  allTools,
  type Calculation,
  calculate,
  calculateAtOffset,
  calculateNamed,
  type Environment,
  findTool,
  matchRanking,
  moonSign,
  moonSignTool,
  type OptionsOf,
  optionsOf,
  panchang,
  panchangTool,
  runTool,
  sunSign,
} from '../../src/entries/index.js';
import { ANY_LANGUAGE, LANGUAGES } from '../support/languages.js';
import { errorOf } from '../support/support.js';

const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
const day = { date: '2026-01-01', latitude: 28.6139, longitude: 77.209 };
const now = new Date('2026-01-01T00:00:00Z');

const anyOf = (name: ConventionName): unknown => {
  if (name === 'locale') return LANGUAGES.hi;
  if (name === 'place') return { latitude: 28.6139, longitude: 77.209 };
  if (name.startsWith('clock')) return 'standard';
  return CONVENTIONS[name].values?.[0] ?? 30;
};

it.each(allTools.map((tool) => [tool.functionName, tool] as const))(
  '%s refuses each option that it does not depend on',
  (functionName, tool) => {
    const others = CONVENTION_NAMES.filter((name) => !tool.options.includes(name));
    for (const name of others) {
      const envelope = runTool(tool, tool.example, { now, environment: { ...ANY_LANGUAGE, [name]: anyOf(name) } });
      expect('error' in envelope && envelope.error).toMatchObject({
        code: 'invalid_input',
        message: `${functionName} takes no option ${name}. Its options are: ${tool.options.join(', ')}.`,
        field_errors: [
          { field: name, message: `This option is not accepted. The options are: ${tool.options.join(', ')}.` },
        ],
      });
    }
    expect(others.length + tool.options.length).toBe(CONVENTION_NAMES.length);
  },
);

it('is told by all that are refused, and left out where it is undefined', () => {
  const ask = { nakshatra_name: 'Rohini', pada: 4, position: 'bride', candidates: [] } as const;
  const error = errorOf(() => matchRanking(ask, { time_within: 30, region: 'kerala', ayanamsha: 'raman' } as never));
  expect(error.message).toBe(
    'matchRanking takes no option time_within, region. Its options are: ayanamsha, clock, locale.',
  );
  expect(error.fieldErrors.map(({ field }) => field)).toEqual(['time_within', 'region']);
  expect(moonSign(birth, { region: undefined } as never)).toEqual(moonSign(birth));
  const inherited = Object.create({ region: 'kerala' });
  expect(() => moonSign(birth, inherited)).toThrow('moonSign takes no option region.');
});

it('is a type of each tool, whichever way it is asked', () => {
  const asks: (() => unknown)[] = [
    // @ts-expect-error a Moon sign knows no region
    () => moonSign(birth, { region: 'kerala' }),
    // @ts-expect-error
    () => calculate(moonSignTool, birth, { region: 'kerala' }),
    // @ts-expect-error
    () => calculateNamed(moonSignTool, birth, { region: 'kerala' }),
    // @ts-expect-error
    () => calculateAtOffset(moonSignTool, { ...birth, birth_timezone: '+05:30' }, { region: 'kerala' }),
    // @ts-expect-error
    () => panchang(day, { bhava_system: 'equal' }),
    // @ts-expect-error a table of signs has no zodiac
    () => sunSign({ month: 5, day: 17 }, { ayanamsha: 'raman' }),
  ];
  for (const ask of asks) expect(ask).toThrow(/ takes no option /);
  // @ts-expect-error
  const envelope = runTool(moonSignTool, birth, { now, environment: { region: 'kerala' } });
  expect(envelope).toHaveProperty('error.field_errors.0.field', 'region');

  const takes: Calculation<unknown>[] = [
    moonSign(birth, { ayanamsha: 'raman', clock: '+05:30', time_within: 5, locale: LANGUAGES.hi, now }),
    panchang(day, { region: 'kerala', languages: [LANGUAGES.hi] }),
    calculate(panchangTool, day, { region: 'kerala', now }),
    calculateNamed(panchangTool, { ...day, timezone: 'Asia/Kolkata' }, { region: 'kerala' }),
  ];
  for (const { provenance } of takes) expect(provenance).toHaveProperty('options');
});

it('says where it goes when it stands among the fields of the input', () => {
  const inInput = { ...day, region: 'kerala', colour: 'red' };
  expect(errorOf(() => panchang(inInput)).fieldErrors).toEqual([
    {
      field: 'region',
      message:
        'This is an option and no field of the input: it goes beside the input, as in panchang(input, { region }).',
    },
    { field: 'colour', message: 'This field is not accepted.' },
  ]);
  const specified = runTool(panchangTool, inInput, { now, inputs: 'specified' });
  expect(specified).toHaveProperty(
    'error.field_errors.0.message',
    'This field is not accepted. The fields are: date, latitude, longitude, timezone.',
  );
  // Of the calendar of fasts it is a field.
  const named = runTool(findTool('vrata-calendar') as never, { tradition: 'x' }, { now }) as { error: unknown };
  expect(named).not.toHaveProperty('error.field_errors.0.message', expect.stringContaining('option'));
});

it('is any where nobody knows the tool', () => {
  const tool = findTool('panchang');
  if (!tool) throw new Error('There is no panchang.');
  expect(calculate(tool, day, { region: 'kerala' }).provenance.options).toEqual({ region: 'kerala' });
  const wide: Partial<Environment> = { region: 'kerala' };
  expect(calculate(tool, day, wide)).toEqual(panchang(day, { region: 'kerala' }));
});

it('is picked from those of a program that asks many tools', () => {
  const settings: Partial<Environment> = { now, ayanamsha: 'raman', node: 'true', region: 'kerala' };
  expect(optionsOf(moonSignTool, settings)).toEqual({ now, ayanamsha: 'raman' });
  const typed: OptionsOf<typeof panchangTool> = optionsOf(panchangTool, settings);
  expect(panchang(day, typed).provenance.options).toEqual({ ayanamsha: 'raman', region: 'kerala' });
  expect(() => optionsOf(moonSignTool, { ayanamsa: 'raman' } as never)).toThrow('There is no option "ayanamsa"');
  const zoneAt = vi.fn(() => 'Asia/Kolkata');
  expect(Object.keys(optionsOf(panchangTool, { zoneAt, locale: LANGUAGES.hi, sutak: 'hours' }))).toEqual([
    'zoneAt',
    'locale',
    'sutak',
  ]);
});

import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allTools,
  ascendantTool,
  birth,
  dailyTimingTool,
  horoscopeMatchingTool,
  moonSignTool,
  personalActivationTool,
  pushOrWaitTool,
  runTool,
  sunSignTool,
} from '../../../src/entries/index.js';
import { runMany } from '../../../src/entries/node.js';
import { ChunkThreads } from '../../../src/service/batch/chunk-threads.js';
import { collected } from '../../support/collected.js';
import { ANY_LANGUAGE, LANGUAGES } from '../../support/languages.js';

const now = new Date('2026-01-01T00:00:00Z');
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const EXAMPLE = moonSignTool.example;

/** Threads of this process: what waits for nothing is told by no list of what is active. */
const threads = new Set<Worker>();
const onThread = (thread: Worker) => {
  threads.add(thread);
  thread.once('exit', () => threads.delete(thread));
};
beforeAll(() => process.on('worker', onThread));
afterAll(() => process.off('worker', onThread));

describe('runMany', () => {
  it.each(allTools)('answers as runTool does: $slug', async (tool) => {
    const inputs: unknown[] = [tool.example, {}, { ...tool.example, unknown: 1 }, null, 'text', tool.example];
    const expected = inputs.map((input) => runTool(tool, input, { now, environment: ANY_LANGUAGE }));
    const envelopes = await collected(runMany(tool, inputs, { now, threads: 1 }));
    expect(JSON.stringify(envelopes)).toBe(JSON.stringify(expected));
  });

  it('keeps the order of many, on several threads', async () => {
    const inputs = Array.from({ length: 3_000 }, (_, index) => ({ month: (index % 12) + 1, day: (index % 31) + 1 }));
    const expected = inputs.map((input) => runTool(sunSignTool, input, { now }));
    expect(await collected(runMany(sunSignTool, inputs, { now, threads: 3 }))).toEqual(expected);
    async function* coming() {
      yield* inputs;
    }
    expect(await collected(runMany(sunSignTool, coming(), { now, threads: 2 }))).toEqual(expected);
  });

  it('gives what is selected of each answer, with fields of the inputs and what is wrong', async () => {
    const place = { latitude: 28.6139, longitude: 77.209 };
    const inputs = [
      { id: 1, ...EXAMPLE, who: 'Asha' },
      { id: 2, birth: birth({ date: '1990-05-17', time: '10:20', place: DELHI }), who: 'Ravi' },
      { id: 3, birth_date: '1990-05-37', ...place },
      null,
    ];
    const select = ['id', 'input.who', 'birth_date', 'rashi.name', 'nakshatra.*'];
    const rows = await collected(runMany(moonSignTool, inputs as unknown[], { now, select, threads: 1 }));
    const nakshatra = { name: 'Dhanishta', number: 23, pada: 1, ruler: 'Mars' };
    const flat = Object.fromEntries(Object.entries(nakshatra).map(([name, value]) => [`nakshatra.${name}`, value]));
    const none = Object.fromEntries(Object.keys(flat).map((name) => [name, null]));
    const born = { birth_date: '1990-05-17', 'rashi.name': 'Capricorn', ...flat, error: null };
    expect(rows).toEqual([
      { id: 1, 'input.who': 'Asha', ...born },
      { id: 2, 'input.who': 'Ravi', ...born },
      {
        ...{ id: 3, 'input.who': null, birth_date: '1990-05-37', 'rashi.name': null, ...none },
        error: 'birth_date: 1990-05-37 is not a day of the calendar.',
      },
      { id: null, 'input.who': null, birth_date: null, 'rashi.name': null, ...none, error: expect.any(String) },
    ]);
    expect(() => runMany(moonSignTool, inputs as unknown[], { select: ['rashi.nam'] })).toThrow('Did you mean name?');
  });

  it('gives an envelope the id of its input, whatever it is, and without a selection too', async () => {
    const born = birth({ date: '1990-05-17', time: '10:20', place: DELHI });
    const inputs = [{ id: 7, ...EXAMPLE }, { id: 'a', birth: born }, { id: { of: [1] }, ...born }, EXAMPLE];
    const wrong = { id: null, ...EXAMPLE, birth_date: '1990-05-37' };
    const envelopes = await collected(runMany(moonSignTool, [...inputs, wrong], { now, threads: 1 }));
    const expected = [EXAMPLE, born, born, EXAMPLE, { ...EXAMPLE, birth_date: '1990-05-37' }].map((input) =>
      runTool(moonSignTool, input, { now }),
    );
    const ids = [{ id: 7 }, { id: 'a' }, { id: { of: [1] } }, {}, { id: null }];
    expect(envelopes).toEqual(expected.map((envelope, index) => ({ ...ids[index], ...envelope })));
    for await (const { id } of runMany(moonSignTool, [{ id: 7, ...EXAMPLE }], { now })) expect(id).toBe(7);
    // Anything else that is no field may be one that is misspelt.
    const [named] = await collected(runMany(moonSignTool, [{ ...EXAMPLE, who: 'Asha' }] as unknown[], { now }));
    expect(named).toHaveProperty('error.field_errors.0.field', 'who');
  });

  it('takes births, Temporal objects and conventions', async () => {
    const inputs = [
      birth({ date: '1990-05-17', time: '10:20', place: DELHI }),
      { ...EXAMPLE, birth_date: Temporal.PlainDate.from('1990-05-17') },
    ];
    const environment = { ayanamsha: 'raman' } as const;
    const expected = inputs.map((input) =>
      runTool(moonSignTool, input, { now, environment, baseUrl: 'https://a.example' }),
    );
    const options = { now, environment, baseUrl: 'https://a.example', threads: 1 };
    expect(await collected(runMany(moonSignTool, inputs, options))).toEqual(expected);
    expect(expected.every((envelope) => 'result' in envelope)).toBe(true);
  });

  it('takes a zodiac of one’s own with any instant', async () => {
    const at = Temporal.Instant.from('1900-01-01T00:00:00Z');
    const environment = { ayanamsha: { value: 22.4608, at } };
    const expected = runTool(moonSignTool, EXAMPLE, { now, environment });
    expect(await collected(runMany(moonSignTool, [EXAMPLE], { now, environment, threads: 1 }))).toEqual([expected]);
    expect(expected).toMatchObject({ provenance: { options: { ayanamsha: { value: 22.4608 } } } });
  });

  it.each(['en', 'de', 'hi'] as const)('lets the language %s of an input go before that of all', async (locale) => {
    const input = { date: '2026-11-23', timezone: 'Asia/Kolkata', locale };
    const [envelope] = await collected(
      runMany(pushOrWaitTool, [input], { now, environment: { locale: LANGUAGES.hi } }),
    );
    const expected = runTool(pushOrWaitTool, input, { now, environment: { locale: LANGUAGES[locale] } });
    expect(envelope).toEqual(expected);
    expect(expected).toHaveProperty('result');
  });

  it('keeps of births how far their times may be out, and what their fields are called', async () => {
    const doubtful = birth({ date: '1990-05-17', time: '10:20', within: 30, place: DELHI });
    const untimed = birth({ date: '1990-05-17', place: DELHI });
    const inputs: unknown[] = [doubtful, EXAMPLE, untimed, { birth: doubtful }];
    const expected = inputs.map((input) => runTool(ascendantTool, input, { now }));
    const envelopes = await collected(runMany(ascendantTool, inputs, { now, threads: 1 }));
    expect(JSON.stringify(envelopes)).toBe(JSON.stringify(expected));
    const overruled = { now, environment: { time_within: 5 }, threads: 1 };
    expect(await collected(runMany(ascendantTool, [doubtful], overruled))).toEqual([
      runTool(ascendantTool, doubtful, overruled),
    ]);
  });

  it('is refused by the compiler where a tool takes another kind of birth', async () => {
    const timed = birth({ date: '1990-05-17', time: '10:20', place: DELHI });
    const untimed = birth({ date: '1990-05-17', place: DELHI });
    const two = { person_a: timed, person_b: untimed };
    const day = { date: '2026-01-01', timezone: 'Asia/Kolkata' };
    const takes = [
      runMany(ascendantTool, [timed, { birth: timed }]),
      runMany(moonSignTool, [timed, untimed, EXAMPLE]),
      runMany(horoscopeMatchingTool, [two, { ...two, profile: 'kerala' }]),
      runMany(horoscopeMatchingTool, [{ person_a: timed, person_b_nakshatra_name: 'Rohini', person_b_pada: 2 }]),
      runMany(horoscopeMatchingTool, [{ person_a_nakshatra_name: 'Swati', person_b_nakshatra_name: 'Rohini' }]),
      runMany(personalActivationTool, [{ birth: untimed, ...day }]),
      runMany(dailyTimingTool, [day, { ...day, place: DELHI }]),
    ];
    interface DatabaseRow {
      readonly birth_date: string | null;
      readonly birth_time: string | null;
      readonly latitude: number | null;
      readonly longitude: number | null;
    }
    const unknown: DatabaseRow = { birth_date: null, birth_time: null, latitude: 28.6, longitude: 77.2 };
    const refuses = [
      // Rows of a database: of what a tool needs a null is refused by the envelope.
      runMany(moonSignTool, [unknown]),
      // @ts-expect-error nothing rises without a time
      runMany(ascendantTool, [untimed]),
      // @ts-expect-error nor among others, or beside other fields
      runMany(ascendantTool, [timed, { birth: untimed }]),
      // @ts-expect-error two are needed
      runMany(horoscopeMatchingTool, [timed]),
      // @ts-expect-error they have other names
      runMany(horoscopeMatchingTool, [{ groom: timed, bride: untimed }]),
      // @ts-expect-error a day is needed beside it
      runMany(personalActivationTool, [timed]),
      // @ts-expect-error it takes no birth
      runMany(sunSignTool, [timed]),
    ];
    for (const many of takes) for await (const envelope of many) expect(envelope).toHaveProperty('result');
    for (const many of refuses) {
      const answers = await collected<object>(many);
      expect(answers.some((envelope) => 'error' in envelope)).toBe(true);
    }
  });

  it('answers what JSON cannot write', async () => {
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    const envelopes = await collected(
      runMany(sunSignTool, [cyclic, undefined, { month: 1n }, { month: 5, day: 17 }] as unknown[], { now }),
    );
    const codes = envelopes.map((envelope) => ('error' in envelope ? envelope.error.code : 'result'));
    expect(codes).toEqual(['invalid_input', 'invalid_input', 'invalid_input', 'result']);
  });

  it('stamps all with the time of the call where no other is given', async () => {
    const from = Date.now() - 1_000;
    const [first] = await collected(runMany(sunSignTool, [{ month: 5, day: 17 }]));
    expect(Date.parse(first?.calculated_at ?? '')).toBeGreaterThanOrEqual(from - 1_000);
    expect(Date.parse(first?.calculated_at ?? '')).toBeLessThanOrEqual(Date.now() + 1_000);
  });

  it('takes no more inputs than it needs for what is taken of it', async () => {
    let asked = 0;
    async function* endless() {
      for (;;) {
        asked += 1;
        yield { month: 5, day: 17 };
      }
    }
    const envelopes = runMany(sunSignTool, endless(), { now, threads: 2 });
    await envelopes.next();
    await sleep(100);
    const bound = asked;
    await sleep(100);
    expect(asked).toBe(bound);
    expect(asked).toBeLessThan(2_000);
    await envelopes.return();
  });

  it('ends its threads and its source when the loop is left', async () => {
    let ended = false;
    function* inputs() {
      try {
        for (;;) yield { month: 5, day: 17 };
      } finally {
        ended = true;
      }
    }
    for await (const envelope of runMany(sunSignTool, inputs(), { threads: 2 })) {
      expect(threads.size).toBeGreaterThan(0);
      expect('result' in envelope).toBe(true);
      break;
    }
    expect(ended).toBe(true);
    expect(threads.size).toBe(0);
  });

  it('fails where its inputs do, after the answers before', async () => {
    async function* failing() {
      yield { month: 5, day: 17 };
      throw new Error('The file broke off.');
    }
    const envelopes = runMany(sunSignTool, failing(), { now });
    expect((await envelopes.next()).value).toHaveProperty('result');
    await expect(envelopes.next()).rejects.toThrow('The file broke off.');
  });

  it.each([
    [{ environment: { zoneAt: () => 'UTC' } }, 'The option zoneAt cannot go to other threads.'],
    [{ environment: { ephemeris: {} } }, 'The option ephemeris cannot go to other threads.'],
    [{ threads: 0 }, 'The option threads must be a whole number from 1 on.'],
    [{ threads: 1.5 }, 'The option threads must be a whole number from 1 on.'],
    [{ now: 'today' }, 'The option now must be'],
  ])('refuses %j at once', (options, message) => {
    expect(() => runMany(sunSignTool, [], options as object)).toThrow(message);
  });

  it('refuses a tool that is not of the library', () => {
    expect(() => runMany({ ...sunSignTool, slug: 'tarot' }, [])).toThrow('There is no tool tarot in this library.');
    expect(() => runMany(undefined as never, [])).toThrow('There is no tool undefined in this library.');
  });

  it.each([[undefined], [null], [5], [{}], [{ length: 1 }]])('refuses %j for inputs', (inputs) => {
    expect(() => runMany(sunSignTool, inputs as never)).toThrow(
      new TypeError('The inputs must be an iterable or an async iterable.'),
    );
  });
});

describe('threads', () => {
  it('tell why they break down, and take no more', async () => {
    const threads = new ChunkThreads(1);
    const calculation = { tool: 'tarot', now: 0, conventions: {}, baseUrl: '' };
    const chunk = () => ({ bytes: new TextEncoder().encode('{}\n'), count: 1, refused: new Map() });
    await expect(threads.run(calculation, chunk())).rejects.toThrow('A thread has failed: There is no tool tarot.');
    await expect(threads.run(calculation, chunk())).rejects.toThrow('A thread has failed: There is no tool tarot.');
    await threads.close();
  });
});

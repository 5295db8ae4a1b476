import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tools } from '../../src/entries/index.js';
import { consumer, run } from '../support/processes.js';

const subpaths = tools.map(({ slug }) => `nirayana/tools/${slug}`);

/** Uses every entry; `load` is `import` or `require`. Prints what all the tools answer to their examples. */
const PROGRAM = `
const index = await load('nirayana');
const now = new Date('2026-01-01T00:00:00Z');
const { LANGUAGE_CODES } = await load('nirayana/languages');
const languages = await Promise.all(LANGUAGE_CODES.map(async (code) => (await load('nirayana/languages/' + code))[code]));
const envelopes = index.tools.map((tool) => index.runTool(tool, tool.example, { now, environment: { languages } }));

for (const subpath of ${JSON.stringify(subpaths)}) {
  if ((await load(subpath)).tools !== index.tools) throw new Error(subpath + ' has another library than the root.');
}

const { createHandler } = await load('nirayana/http');
const response = await createHandler()(new Request('https://example.test/api/public/tools'));
if (response.status !== 200) throw new Error('The handler answers ' + response.status);

for (const path of ['/hi', '/hi/tools/sun-sign?month=5&day=17', '/hi/methodology/sun-sign']) {
  const page = await createHandler()(new Request('https://example.test' + path));
  if (!(await page.text()).includes('<html lang="hi">')) throw new Error('The page answers ' + page.status + ': ' + path);
}

const { findPlaces } = await load('nirayana/places');
const [varanasi] = findPlaces('Benares');
if (varanasi.timezone !== 'Asia/Kolkata') throw new Error('Benares is in ' + varanasi.timezone);
const found = await createHandler()(new Request('https://example.test/api/public/places?q=Benares'));
if ((await found.json()).places[0].name !== varanasi.name) throw new Error('The handler finds another Benares.');
const { chartOf, chartSvg } = await load('nirayana/charts');
const { result } = index.birthChart({ date: '1990-05-17', time: '10:20', lat: 28.6139, lon: 77.209 });
if (!chartSvg(chartOf(result), { style: 'north' }).endsWith('</svg>')) throw new Error('No chart is drawn.');
const { position } = await load('nirayana/sky');
const { longitude } = position('Sun', { jd: 2451545, scale: 'tt' });
if (Math.abs(longitude - 256.5149) > 0.001) throw new Error('The sky has the Sun at ' + longitude);

const { serve } = await load('nirayana/node');
const server = await serve({ port: 0 });
const health = await fetch(server.url + '/healthz');
if (health.status !== 200) throw new Error('The server answers ' + health.status);
await server.close();

console.log(JSON.stringify(envelopes));
`;

const ESM = `const load = (name) => import(name);${PROGRAM}`;
const CJS = `const load = require;(async () => {${PROGRAM}})();`;

describe('the installed package', () => {
  it.each([
    ['import', 'module', ESM],
    ['require', 'commonjs', CJS],
  ])('works by %s, also where code from strings is not allowed', async (_name, type, program) => {
    const args = ['--disallow-code-generation-from-strings', `--input-type=${type}`, '--eval', program];
    const { code, output, errors } = await run(process.execPath, args);
    expect([code, errors]).toEqual([0, '']);
    const envelopes = JSON.parse(output) as Record<string, unknown>[];
    expect(envelopes.map((envelope) => envelope['tool'])).toEqual(tools.map(({ slug }) => slug));
    for (const envelope of envelopes) expect(envelope).toHaveProperty('result');
  });
});

const CONSUMER = `
import { hi } from 'nirayana/languages/hi';
import {
  ascendant,
  type Birth,
  birth as born,
  birthChart,
  CalculationError,
  type ErrorEnvelope,
  findTool,
  moonSign,
  type OptionsOf,
  optionsOf,
  panchang,
  panchangTool,
  runTool,
  sadeSati,
  type SuccessEnvelope,
  vedicCompatibility,
} from 'nirayana';
import { type Chart, chartOf, chartSvg, type ChartStyle } from 'nirayana/charts';
import { createHandler, type Handler, SlidingWindowLimiter } from 'nirayana/http';
import { type RunningServer, runMany, serve } from 'nirayana/node';
import { ATTRIBUTION, findPlaces, type Place, type PlaceOptions } from 'nirayana/places';
import { type FullChart, fullChart, position, type SkyInstant, sunrise } from 'nirayana/sky';
import { type MoonSignResult, moonSignTool } from 'nirayana/tools/vedic-moon-sign-calculator';

const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
export const result: MoonSignResult = moonSign(birth).result;
export const name: string = result.rashi.name;
export const envelope: SuccessEnvelope | ErrorEnvelope = runTool(moonSignTool, birth, { now: new Date(0) });
export const code: CalculationError['code'] = 'engine_error';
export const title: string | undefined = findTool('x')?.title;
export const handler: Handler = createHandler({ rateLimiter: new SlidingWindowLimiter(), clientId: () => '' });
export const server: Promise<RunningServer> = serve({ port: 0, trustedProxies: 1 });

const style: ChartStyle = 'south';
const { result: chartResult } = birthChart({ date: '1990-05-17', time: null, lat: 28.6139, lon: 77.209 });
export const drawnChart: Chart = chartOf(chartResult, { varga: 'D9', locale: hi });
export const svg: string = chartSvg(drawnChart, { style });
// @ts-expect-error there is no western style
chartSvg(drawnChart, { style: 'west' });

const options: PlaceOptions = { country: 'IN', limit: 3 };
export const places: readonly Place[] = findPlaces('Varanasi', options);
export const region: string | null | undefined = places[0]?.region;
export const attribution: string = ATTRIBUTION;
export const au: number = position('Sun', new Date(0)).distance;
export const noDistance: null = position('Rahu', { jd: 2451545, scale: 'tt' }).distance;
export const chart: FullChart<'Sun'> = fullChart(new Date(0), birth, { bodies: ['Sun'], houses: 'sripati' });
export const risen: SkyInstant | null = sunrise(new Date(0), birth, { definition: 'hindu_rising' });
// @ts-expect-error a chart has the bodies that were asked for
chart.bodies.Moon;
// @ts-expect-error a Julian day says on which clock it counts
position('Sun', { jd: 2451545 });

declare const plainDate: { readonly [Symbol.toStringTag]: 'Temporal.PlainDate'; toString(): string };
declare const plainTime: { readonly [Symbol.toStringTag]: 'Temporal.PlainTime'; toString(): string };
export const byTemporal: MoonSignResult = moonSign({ ...birth, birth_date: plainDate, birth_time: plainTime }).result;

declare const zoned: {
  readonly [Symbol.toStringTag]: 'Temporal.ZonedDateTime';
  readonly epochMilliseconds: number;
  toInstant(): { readonly [Symbol.toStringTag]: 'Temporal.Instant'; readonly epochMilliseconds: number };
};
const place = { latitude: 28.6139, longitude: 77.209 };
export const b: Birth = born({ date: '1990-05-17', time: '10:20', zone: 'LMT', place });
const found = { ...place, name: 'Delhi', country: 'IN', timezone: 'Asia/Kolkata', population: 11_034_555 };
export const c: Birth = born({ date: zoned, place: found });
export const byBirth: MoonSignResult = moonSign(b).result;
export const rising: string = ascendant(b).result.lagna.sign;
export const active: boolean = sadeSati({ birth: b, calculation_date: '2026-01-01' }).result.is_active;
export const score: number = vedicCompatibility({ person_a: b, person_b: c }).result.ashtakoota.total_score;

const day = { date: '2026-01-01', latitude: 28.6139, longitude: 77.209 };
const settings: OptionsOf<typeof panchangTool> = { region: 'kerala', locale: hi };
export const ofKerala: string | undefined = panchang(day, settings).result.observances?.[0]?.code;
runTool(panchangTool, day, { now: new Date(0), environment: { sutak: 'praharas' } });
runMany(panchangTool, [day], { environment: optionsOf(panchangTool, { region: 'kerala', node: 'true' }) });
const found25 = findTool('panchang');
if (found25) runTool(found25, day, { now: new Date(0), environment: { region: 'kerala', node: 'true' } });
// @ts-expect-error a Moon sign knows no region
moonSign(birth, { region: 'kerala' });
// @ts-expect-error
runTool(moonSignTool, birth, { now: new Date(0), environment: { region: 'kerala' } });
// @ts-expect-error
runMany(panchangTool, [day], { environment: { node: 'true' } });
// @ts-expect-error there is no such region
panchang(day, { region: 'atlantis' });

// @ts-expect-error a birth has a place
born({ date: '1990-05-17' });
moonSign({ date: '1990-05-17', time: '10:20', zone: null, place: { name: null, ...place } });
// @ts-expect-error a plain birth has a place too
moonSign({ date: '1990-05-17', time: '10:20' });
// @ts-expect-error it takes two
vedicCompatibility({ person_a: b });
// @ts-expect-error a birth cannot be changed
b.time = '11:00';
// @ts-expect-error a date is no time
moonSign({ ...birth, birth_time: plainDate });
// @ts-expect-error a latitude is a number
moonSign({ ...birth, latitude: '28.6139' });
// @ts-expect-error there is no such field in the result
result.rashi.nome;
// @ts-expect-error results are not to be changed
result.rashi.name = 'Aries';
`;

describe('the types of the installed package', () => {
  it.each([
    // Before node20, TypeScript knows of no CommonJS that may load ES modules.
    ['node16', 'node16', ['mts']],
    ['node20', 'node16', ['mts', 'cts']],
    ['nodenext', 'nodenext', ['mts', 'cts']],
    ['preserve', 'bundler', ['mts', 'cts']],
  ])(
    'hold in a strict project without skipLibCheck, module %s',
    { timeout: 60_000 },
    async (module, moduleResolution, extensions) => {
      const folder = join(consumer, module);
      mkdirSync(folder);
      for (const extension of extensions) writeFileSync(join(folder, `consumer.${extension}`), CONSUMER);
      const compilerOptions = {
        module,
        moduleResolution,
        target: 'es2022',
        lib: ['es2022', 'dom'],
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
        noEmit: true,
      };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.mts', '*.cts'] }));
      const tsc = resolve('node_modules/typescript/bin/tsc');
      const { code, output } = await run(process.execPath, [tsc, '--project', folder]);
      expect(code, output).toBe(0);
    },
  );
});

import type { Figure, Ledger } from './ledger.js';
import { ALL, ANY, HALF_CENTURIES } from './observations.js';

/** The tables of the documents that the ledger stands in, written from it and from nothing else. */

const BODIES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;
const PLANETS = BODIES.slice(2);
const BEGIN = '<!-- ledger: written by npm run accuracy -->';
const END = '<!-- end of ledger -->';

/** A number as a table shows it: two significant digits below 1, else three; never a power of ten. */
function shown(value: number): string {
  const rounded = Number(value.toPrecision(value < 1 ? 2 : 3));
  return rounded < 1e-4 ? '0' : String(rounded);
}

/** Seconds as a reader wants them. */
function time(seconds: number): string {
  if (seconds < 100) return `${shown(seconds)} s`;
  return seconds < 5400 ? `${shown(seconds / 60)} min` : `${shown(seconds / 3600)} h`;
}

type Show = (value: number) => string;
const angle: Show = (arcseconds) => `${shown(arcseconds)}″`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A ledger that is asked by quantity, engine and period. */
class Reader {
  readonly engines: readonly [ours: string, witness: string];
  readonly #ledger: Ledger;

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
    this.engines = Object.keys(ledger.ephemerides) as [string, string];
  }

  figure(quantity: string, engine = ANY, period = ALL): Figure {
    const figure = this.#ledger.quantities[quantity]?.engines[engine]?.[period];
    if (!figure) throw new RangeError(`The ledger has no ${quantity} by ${engine} in ${period}.`);
    return figure;
  }

  /** Name, rows, mean, nine in ten, largest. */
  line(name: string, figure: Figure, show: Show): string[] {
    return [name, String(figure.rows), show(figure.mean), show(figure.p90), show(figure.max)];
  }

  /** The same with mean, nine in ten and largest of both engines. */
  both(name: string, quantity: string, show: Show): string[] {
    const figures = this.engines.map((engine) => this.figure(quantity, engine));
    const cells = figures.flatMap(({ mean, p90, max }) => [mean, p90, max].map(show));
    return [name, String((figures[0] as Figure).rows), ...cells];
  }
}

const BOTH = ['rows', 'mean', '90 % below', 'max', 'witness: mean', '90 % below', 'max'];
const ONE = ['rows', 'mean', '90 % below', 'max'];

function positions(reader: Reader): string {
  const [ours, witness] = reader.engines;
  const byHalfCentury = (engine: string) => {
    const names = [...BODIES.map((body) => `${body} longitude`), 'true node longitude'];
    const rows = HALF_CENTURIES.map(({ name: period }) => {
      const node = shown(reader.figure('mean node longitude', ANY, period).max);
      return [period, ...names.map((name) => shown(reader.figure(name, engine, period).max)), node];
    });
    return table(['longitude, max', ...BODIES, 'true node', 'mean node'], rows);
  };
  const whole = (what: string, show: Show) =>
    table([what, ...BOTH], [...BODIES.map((body) => reader.both(body, `${body} ${what}`, show))]);
  const shared = ['mean node longitude', 'mean ayanamsha', 'true ayanamsha'];
  return [
    'Largest difference of the sidereal longitude in arc-seconds, by our ephemeris:',
    byHalfCentury(ours),
    'The same by astronomy-engine:',
    byHalfCentury(witness),
    'Longitude, 1800 to 2200, arc-seconds:',
    whole('longitude', shown),
    'Latitude, arc-seconds:',
    whole('latitude', shown),
    'Speed in longitude, arc-seconds a day:',
    whole('speed', shown),
    'Distance, millionths of itself:',
    whole('distance', shown),
    "The rows in which a planet is less than 16′ from the Sun's centre, left out above:",
    table(
      ["at the Sun's disc", ...BOTH],
      ['longitude', 'latitude', 'speed'].map((what) => reader.both(what, `planet at the Sun's disc ${what}`, shown)),
    ),
    'The same under either engine, arc-seconds:',
    table(
      ['quantity', ...ONE],
      shared.map((name) => reader.line(name, reader.figure(name), shown)),
    ),
  ].join('\n\n');
}

function births(reader: Reader, ledger: Ledger): string {
  const bodies = BODIES.map((body) => reader.both(body, `${body} at birth`, shown));
  const ascendants = ['below 60', 'from 60'].flatMap((latitude) =>
    ['1900-2049', '2050-2099'].map((period) => {
      const name = `ascendant, latitude ${latitude}, ${period}`;
      return reader.line(name, reader.figure(`ascendant ${latitude}`, ANY, period), shown);
    }),
  );
  const node = reader.line('mean node', reader.figure('mean node at birth'), shown);
  const { compared, different } = ledger.births[reader.engines[0]] as Ledger['births'][string];
  return [
    '600 births from 1900 to 2099 at their Universal Time, so with our own delta-T, arc-seconds:',
    table(['body', ...BOTH], bodies),
    table(['either engine', ...ONE], [node, ...ascendants]),
    `Moon signs, nakshatras, padas, rising signs and navamsa ascendants that differ: ${different} of ${compared}.`,
  ].join('\n\n');
}

function events(reader: Reader): string {
  const lines: readonly (readonly [name: string, quantity: string])[] = [
    ['sign changes of Saturn, 1800 to 2200', 'Saturn ingress'],
    ...PLANETS.map((body) => [`stations of ${body}, 1900 to 2100`, `station of ${body}`] as const),
    ...PLANETS.map(
      (body) => [`of ${body} by the speed of the reference`, `${body} station by the speed of the reference`] as const,
    ),
    ...['mars', 'jupiter', 'saturn'].map((body) => [`exact passes of ${capital(body)}`, `pass of ${body}`] as const),
    ['quarters of the Moon, 2000 to 2050', 'phase of the Moon'],
    ...['rise', 'set'].flatMap((event) => [
      [`sun${event} below latitude 60`, `Sun's ${event} below 60`] as const,
      [`sun${event} from latitude 60`, `Sun's ${event} from 60`] as const,
    ]),
  ];
  return table(
    ['event', ...BOTH],
    lines.map(([name, quantity]) => reader.both(name, quantity, time)),
  );
}

function deltaT(reader: Reader): string {
  const periods = ['1800-1839', '1840-2025', '2026-2200'];
  const lines = periods.map((period) => reader.line(period, reader.figure('delta-T', ANY, period), time));
  return table(['delta-T', ...ONE], lines);
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function summary(reader: Reader): string {
  const [ours, witness] = reader.engines;
  const cell = ({ mean, max }: Figure, show: Show) => `${show(mean)}, max ${show(max)}`;
  const line = (name: string, quantity: string, show: Show) => [
    name,
    cell(reader.figure(quantity, ours), show),
    cell(reader.figure(quantity, witness), show),
  ];
  const shared = (name: string, figure: Figure) => [name, cell(figure, angle), 'the same'];
  return table(
    ['mean and largest difference', 'our ephemeris', 'the witness, astronomy-engine'],
    [
      line('Moon', 'Moon longitude', angle),
      line('Sun', 'Sun longitude', angle),
      line('Mercury to Saturn', 'planets longitude', angle),
      shared('mean node', reader.figure('mean node longitude')),
      shared('ascendant below latitude 60, 1900 to 2049', reader.figure('ascendant below 60', ANY, '1900-2049')),
      line("Saturn's sign changes", 'Saturn ingress', time),
    ],
  );
}

/** For a reader who wants the largest difference of each quantity and the reason for it. */
function reasons(reader: Reader): string {
  const [ours] = reader.engines;
  const most = (quantity: string, show: Show, engine = ours, periods: readonly string[] = [ALL]) =>
    show(Math.max(...periods.map((period) => reader.figure(quantity, engine, period).max)));
  const toNextCentury = HALF_CENTURIES.map(({ name }) => name).slice(0, -1);
  const moon = most('Moon longitude', angle, ours, toNextCentury);
  const node = most('mean node longitude', angle, ANY, ['2000-2049']);
  const turned = most('delta-T', time, ANY, ['1840-2025']);
  const predicted = most('delta-T', time, ANY, ['1800-1839', '2026-2200']);
  const ascendant = (period: string) => most('ascendant below 60', angle, ANY, [period]);
  const disc = most("planet at the Sun's disc longitude", angle);
  return table(
    ['quantity', 'differs by', 'why'],
    [
      ['Sun', most('Sun longitude', angle), ''],
      ['Moon', `${most('Moon longitude', angle)}; ${moon} to 2149`, 'the tidal term of the fit'],
      ['Mercury to Saturn', most('planets longitude', angle), `where a planet is behind the Sun's disc, ${disc}`],
      [
        'speed of the Moon',
        `${most('Moon speed', angle)} a day`,
        'its own differs as much from the rate of its own longitude',
      ],
      ['mean node', `${most('mean node longitude', angle, ANY)}; ${node} from 2000 to 2049`, 'another polynomial'],
      ['true node', most('true node longitude', angle), 'it magnifies the Moon eleven times'],
      ['ascendant below latitude 60, 1900 to 2049', ascendant('1900-2049'), 'delta-T'],
      ['the same from 2050 to 2099', ascendant('2050-2099'), 'another sidereal time there'],
      [
        'delta-T',
        `${turned} from 1840 to 2025, ${predicted} elsewhere`,
        'measurements to 2026 here, predictions from 2023 on there',
      ],
      ['stations of Mercury, 1900 to 2100', most('station of Mercury', time), ''],
      ['stations of Saturn, 1900 to 2100', most('station of Saturn', time), 'a planet that stands still tells no time'],
    ],
  );
}

/** What stands between the markers of each document, in order. */
export function blocksOf(ledger: Ledger) {
  const reader = new Reader(ledger);
  return {
    'README.md': [summary(reader)],
    'docs/accuracy.md': [positions(reader), births(reader, ledger), events(reader), deltaT(reader)],
    'docs/coming-from-swisseph.md': [reasons(reader)],
  } as const satisfies Readonly<Record<string, readonly string[]>>;
}

/** A document with other text between its markers. */
export function withBlocks(document: string, blocks: readonly string[]): string {
  const [head = '', ...rest] = document.split(BEGIN);
  if (rest.length !== blocks.length) throw new RangeError(`${rest.length} markers for ${blocks.length} blocks.`);
  const parts = rest.map((part, i) => {
    const end = part.indexOf(END);
    if (end < 0) throw new RangeError(`A block does not end with ${END}.`);
    return `${BEGIN}\n\n${(blocks[i] as string).trim()}\n\n${part.slice(end)}`;
  });
  return head + parts.join('');
}

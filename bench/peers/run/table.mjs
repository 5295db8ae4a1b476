import { table, wrapped } from '../../written.mjs';

const PLANETS = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'];

/** The tables of rows.json as Markdown, with how and when they were made. */
export function tables({ date, speed_date: speedDate, machine, node, instants, peers }) {
  const rows = Object.entries(peers);
  const [first] = rows.map(([, { positions }]) => positions).filter(Array.isArray);
  return [
    `Measured on ${date} by \`npm run bench:peers\`, Node ${node}, ${machine}.`,
    '',
    `Arc-seconds off at ${first?.[0]?.instants ?? 0} instants of ${years(first?.[0])}, median / worst:`,
    '',
    table(
      ['library', 'Moon', 'Sun', 'planets', 'mean node', 'ayanamsha', 'ascendant'],
      rows.map(([name, row]) => [label(name, row), ...accuracy(row, 0)]),
    ),
    '',
    `The same at ${first?.[1]?.instants ?? 0} instants of ${years(first?.[1])}:`,
    '',
    table(
      ['library', 'Moon', 'Sun', 'planets', 'mean node', 'ayanamsha', 'ascendant'],
      rows.map(([name, row]) => [label(name, row), ...accuracy(row, 1)]),
    ),
    '',
    `Limbs, festivals${speedDate ? `, speed, start (both of ${speedDate})` : ''} and size:`,
    '',
    measured(
      [
        'library',
        'tithi, s off',
        'nakshatra, s off',
        'days of 2023',
        'charts a second',
        'of new dates',
        'start, ms',
        'installed, MB',
        'browser, kB gz',
      ],
      rows.map(([name, row]) => [label(name, row), ...rest(row)]),
    ),
    '',
    ...rows.flatMap(([name, row]) => notes(name, row)),
    '',
    `Instants: ${instants}.`,
  ];
}

const label = (name, { version }) => (version ? `${name} ${version}` : name);
const years = (span) => (span ? `${span.from} to ${span.to}` : 'no span');

function accuracy(row, index) {
  if (row.failed) return Array(6).fill('–');
  const of = (names) => spread(row.positions, index, names);
  const ascendant = row.none.ascendant ? row.none.ascendant : spread(row.births, index, ['ascendant']);
  return [of(['Moon']), of(['Sun']), of(PLANETS), of(['MeanNode']), of(['ayanamsha']), ascendant];
}

/** The median of the worst body and the worst of all. */
function spread(spans, index, names) {
  if (!Array.isArray(spans)) return spans?.failed ?? '–';
  const { median, worst } = spans[index];
  const known = names.filter((name) => name in median);
  if (known.length === 0) return '–';
  return `${Math.max(...known.map((name) => median[name]))} / ${Math.max(...known.map((name) => worst[name]))}`;
}

function rest(row) {
  if (row.failed) return Array(8).fill('–');
  const limb = (kind) => {
    if (row.none[kind]) return row.none[kind];
    const found = row.limbs?.[kind];
    if (!found) return row.limbs?.failed ?? '–';
    const lost = found.missed === 0 ? '' : `, ${found.missed} of ${found.boundaries} not told`;
    return `${found.median.seconds} / ${found.worst.seconds}${lost}`;
  };
  const { festivals: days, charts, start, installed, browser } = row;
  return [
    limb('tithis'),
    limb('nakshatras'),
    row.none.festivals ??
      (days?.failed || !days ? (days?.failed ?? '–') : `${days.right} of ${days.days} (${days.named} names)`),
    rate(charts?.known),
    rate(charts?.new),
    start?.failed ?? (start === undefined ? '–' : String(start)),
    typeof installed === 'number' ? (installed / 1e6).toFixed(1) : '–',
    typeof browser === 'number' ? String(Math.round(browser / 1000)) : browser,
  ];
}

function rate(told) {
  return told?.failed ?? (told ? `${Math.round(told.perSecond)} (${told.ratio})` : '–');
}

function notes(name, row) {
  if (row.failed) return [`- ${name}: not measured. ${row.failed}`];
  const chart = row.chartIs ? ` A chart here is ${row.chartIs}.` : '';
  return [wrapped(`- ${name} (${row.licence}): ${row.mode}.${chart}`, '  ')];
}

/** A table without the columns in which nothing has been measured. */
function measured(head, rows) {
  const isTold = head.map((_, index) => rows.some((cells) => cells[index] !== '–'));
  const told = (cells) => cells.filter((_, index) => isTold[index]);
  return table(told(head), rows.map(told));
}

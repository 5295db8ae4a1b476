// A process of its own for one library: answers what it is asked over the channel, by its adapter.
import { readFileSync } from 'node:fs';
import { chartDate, median, rounded } from './figures.mjs';

const [adapterPath, folder, root] = process.argv.slice(2);
const adapter = await import(adapterPath);
const folderOf = (name) => `${root}/node_modules/.cache/peers-${name}`;
const library = await adapter.open({ folder, folderOf, root });
const ARC_SECONDS = 3600;
const DAY_SECONDS = 86_400;
/** Batches double until each takes so long. */
const BATCH_MICROSECONDS = 10_000;
const KNOWN = 500;
/** The next date, and how many are charted between two looks at the clock: of those known, and of those after them. */
const made = { known: { charts: 0, batch: 1 }, new: { charts: KNOWN, batch: 1 } };

const ANSWERS = { positions, births, limbs, edges, festivals, turn };
process.on('message', async ({ ask, ...question }) => {
  try {
    process.send({ answer: await ANSWERS[ask](question) });
  } catch (error) {
    process.send({ failed: String(error?.message ?? error).slice(0, 160) });
  }
});
process.send({ answer: library.chartIs ?? '' });

/** Longitudes and the ayanamsha at the instants of positions.tsv, for each span of years. */
function positions({ table, spans }) {
  const instants = new Map();
  for (const row of rowsOf(table)) instants.set(row.jd_ut, [...(instants.get(row.jd_ut) ?? []), row]);
  const column = library.zodiac === 'tropical' ? 'tropical_longitude_deg' : 'sidereal_longitude_deg';
  const found = spans.map(([from, to]) => ({ from, to, instants: 0, off: {} }));
  for (const [key, rows] of instants) {
    const jd = Number(key);
    const year = 2000 + (jd - 2451544.5) / 365.25;
    const within = found.filter(({ from, to }) => year >= from && year < to);
    if (within.length === 0) continue;
    const off = offsOf(jd, rows, column);
    for (const span of within) {
      span.instants += 1;
      for (const [name, seconds] of Object.entries(off)) {
        span.off[name] ??= [];
        span.off[name].push(seconds);
      }
    }
  }
  return found.map(({ from, to, instants: count, off }) => ({ from, to, instants: count, ...statistics(off) }));
}

function offsOf(jd, rows, column) {
  const off = {};
  const places = library.longitudes?.(jd) ?? {};
  for (const row of rows) {
    const name = row.body.replaceAll(/[ _-]/g, '').replace(/^meannode$/i, 'MeanNode');
    if (name in places) off[name] = arc(places[name], Number(row[column])) * ARC_SECONDS;
  }
  if (library.ayanamsha) off.ayanamsha = arc(library.ayanamsha(jd), Number(rows[0].ayanamsha_mean_deg)) * ARC_SECONDS;
  return off;
}

/** Ascendants of births.tsv. */
function births({ table, spans }) {
  if (!library.ascendant) return undefined;
  return spans.map(([from, to]) => {
    const rows = rowsOf(table).filter(({ date }) => Number(date.slice(0, 4)) >= from && Number(date.slice(0, 4)) < to);
    const off = rows.map(
      ({ jd_ut, latitude, longitude, ascendant_deg }) =>
        arc(library.ascendant(Number(jd_ut), Number(latitude), Number(longitude)), Number(ascendant_deg)) * ARC_SECONDS,
    );
    return { from, to, births: rows.length, ...statistics({ ascendant: off }) };
  });
}

/** The boundaries of tithis and nakshatras of a span by the elongation and the Moon of the library itself. */
function edges({ from, to }) {
  const moon = (jd) => library.longitudes(jd).Moon;
  return { tithis: boundaries(library.elongation, 12, from, to), nakshatras: boundaries(moon, 40 / 3, from, to) };
}

function boundaries(angle, size, from, to) {
  const found = [];
  const number = (jd) => Math.floor((((angle(jd) % 360) + 360) % 360) / size);
  const step = 1 / 8;
  for (let jd = from; jd < to; jd += step) {
    if (number(jd) === number(jd + step)) continue;
    let [low, high] = [jd, jd + step];
    const before = number(jd);
    while (high - low > 1e-7) {
      const middle = (low + high) / 2;
      if (number(middle) === before) low = middle;
      else high = middle;
    }
    if (high < to) found.push(high);
  }
  return found;
}

/** Seconds by which each true boundary is missed, by the nearest that the library tells. */
function limbs({ from, to, truth }) {
  const answer = {};
  for (const kind of ['tithis', 'nakshatras']) {
    if (!library[kind]) continue;
    const told = library[kind](from - 2, to + 2);
    const off = truth[kind].map((edge) => Math.min(...told.map((one) => Math.abs(one - edge))) * DAY_SECONDS);
    const missed = off.filter((seconds) => seconds > DAY_SECONDS / 4).length;
    answer[kind] = {
      boundaries: off.length,
      missed,
      ...statistics({ seconds: off.filter((seconds) => seconds <= DAY_SECONDS / 4) }),
    };
  }
  return answer;
}

/** Days of a published year: how many of its names the library has, and how many of their days it has right. */
async function festivals({ table, year, place }) {
  if (!library.festivals) return undefined;
  const rows = rowsOf(table).filter(({ code }) => !code.endsWith('_eclipse'));
  const told = await library.festivals(rows, year, place);
  const named = rows.filter(({ name }) => told[name] !== undefined);
  const days = named.flatMap(({ name, dates: list }) => list.split(' ').map((date) => [name, date]));
  const wrong = days.filter(([name, date]) => !told[name].includes(date)).map(([name, date]) => `${name} ${date}`);
  return { names: rows.length, named: named.length, days: days.length, right: days.length - wrong.length, wrong };
}

/** Charts a second of the processor over so many milliseconds, of dates that are new or known, after it was warmed. */
function turn({ dates, milliseconds, warming = 0 }) {
  spend(dates, warming);
  const { spent, count } = spend(dates, milliseconds);
  return (count / spent) * 1e6;
}

/** Makes charts for so long. The clock is read once a batch, since reading it takes longer than a chart can. */
function spend(dates, milliseconds) {
  const start = process.cpuUsage();
  const so = made[dates];
  let [spent, count, sum] = [0, 0, 0];
  while (spent < milliseconds * 1000) {
    const before = spent;
    for (let each = 0; each < so.batch; each++) {
      sum += library.chart(chartDate(dates === 'known' ? so.charts % KNOWN : so.charts));
      so.charts++;
    }
    count += so.batch;
    const { user, system } = process.cpuUsage(start);
    spent = user + system;
    if (spent - before < BATCH_MICROSECONDS) so.batch *= 2;
  }
  if (Number.isNaN(sum)) throw new Error('A chart has a place that is no number.');
  return { spent, count };
}

function statistics(off) {
  const entries = Object.entries(off).filter(([, list]) => list.length > 0);
  return {
    median: Object.fromEntries(entries.map(([name, list]) => [name, rounded(median(list))])),
    worst: Object.fromEntries(entries.map(([name, list]) => [name, rounded(Math.max(...list))])),
  };
}

/** Degrees between two longitudes. */
function arc(one, other) {
  return Math.abs(((((one - other) % 360) + 540) % 360) - 180);
}

function rowsOf(path) {
  const [head, ...lines] = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const names = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((value, index) => [names[index], value])));
}

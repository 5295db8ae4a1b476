import { phaseSvg, scaleSvg } from '../../../charts/timeline/lanes.js';
import { hrefWith, planetNamed, Reading, Running, signNamed } from '../../../pages/shared/blocks.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, Drawing, Lane, LeadFacts, Switch, Table } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import { type RetrogradeResult, retrogradesTool } from '../tool.js';

type Shown = ShownBy<typeof retrogradesTool>;

export const retrogradesPage = toolPage({
  tool: retrogradesTool,
  card: {
    place: 30,
    searchTerms:
      'retrograde mercury vakri retro वक्री बुध ретроградный меркурий ретроградність rückläufig rétrograde retrógrado mercure mercurio merkur ретроградний меркурій',
  },
  answer({ page, result, words }) {
    const { year, retrogrades } = result;
    const running = isThisYear(page, year) ? retrogrades.filter((window) => isRunning(page, window)) : [];
    const count = page.catalogue.texts.about(`${words.title}, ${year}`, words.periods(retrogrades.length));
    if (running.length === 0) return count;
    return page.catalogue.texts.about(
      words.now,
      page.format.list(running.map(({ planet }) => planetNamed(page, planet))),
    );
  },
  View({ page, result, words }) {
    const shown = { page, words, result };
    const { year, retrogrades } = result;
    const running = retrogrades
      .filter((window) => isRunning(page, window))
      .map(({ planet }) => planetNamed(page, planet));
    return (
      <>
        <LeadFacts
          facts={[
            { label: words.year, value: String(year) },
            { label: words.inYear, value: words.periods(retrogrades.length) },
            ...(isThisYear(page, year)
              ? [{ label: words.now, value: running.length === 0 ? words.none : page.format.list(running) }]
              : []),
          ]}
        />
        <Years {...shown} />
        <Lanes {...shown} />
        <Stations {...shown} />
        <Reading id="h-about" title={words.aboutTitle} text={words.about} />
      </>
    );
  },
});

/** What is retrograde now is all known in the year that runs: another one has only those that reach into it. */
function isThisYear({ at }: PageContext, year: number): boolean {
  return at.getUTCFullYear() === year;
}

function isRunning({ at }: PageContext, { station_retrograde_at, station_direct_at }: RetrogradeResult): boolean {
  return Date.parse(station_retrograde_at) <= at.getTime() && at.getTime() < Date.parse(station_direct_at);
}

const [FIRST_YEAR, LAST_YEAR] = [1900, 2100];

function Years({ page, words, result: { year } }: Shown) {
  const years = [year - 1, year, year + 1].filter((other) => other >= FIRST_YEAR && other <= LAST_YEAR);
  return (
    <Switch
      label={words.year}
      choices={years.map((other) => ({
        label: String(other),
        href: hrefWith(page, { year: String(other) }),
        isCurrent: other === year,
      }))}
    />
  );
}

/** A lane for each planet, its retrograde periods filled. */
function Lanes({ page, words, result: { year, planet_names, retrogrades } }: Shown) {
  const [from, to] = [Date.parse(`${year}-01-01`), Date.parse(`${year + 1}-01-01`)];
  const at = page.at.getTime();
  const now = at >= from && at < to ? at : undefined;
  const { months } = page.catalogue.dates;
  const ticks = months
    .map((label, month) => ({ at: Date.UTC(year, month, 1), label }))
    .filter((_, month) => month % 3 === 0);
  return (
    <Block id="h-lanes" title={words.lanesTitle} soft={words.lanesNote}>
      <div class="lanes">
        {planet_names.map((planet) => {
          const windows = retrogrades.filter((window) => window.planet === planet);
          const spans = windows.map(({ start, end }) =>
            page.words.shared.periods.dates(page.format.date(start), page.format.date(end)),
          );
          const below = spans.length === 0 ? words.noWindow : page.format.list(spans);
          const name = planetNamed(page, planet);
          return (
            <Lane
              name={name}
              svg={phaseSvg({
                title: words.lane(name, below),
                from,
                to,
                stays: windows.map(({ station_retrograde_at, station_direct_at }) => ({
                  from: Date.parse(station_retrograde_at),
                  to: Date.parse(station_direct_at),
                })),
                now,
              })}
              below={below}
            />
          );
        })}
        <div class="lane">
          <span></span>
          <Drawing svg={scaleSvg({ from, to, ticks })} />
        </div>
      </div>
    </Block>
  );
}

function Stations({ page, words, result: { retrogrades } }: Shown) {
  const { dateTime, degrees } = page.format;
  return (
    <Block id="h-stations" title={words.tableTitle}>
      <Table
        caption={words.tableCaption}
        label={words.tableCaption}
        heads={[words.planet, words.turnsRetrograde, words.turnsDirect, words.tropical, words.sidereal]}
        stack="lines"
        rows={retrogrades.map((window) => {
          const isNow = isRunning(page, window);
          const place = (sign: RetrogradeResult['start_sign_name'], degree: number) =>
            `${signNamed(page, sign)} ${degrees(degree)}`;
          return {
            head: <Running page={page} isNow={isNow} name={planetNamed(page, window.planet)} />,
            cells: [
              dateTime(window.station_retrograde_at),
              dateTime(window.station_direct_at),
              page.words.shared.periods.span(
                place(window.start_sign_name, window.start_degree_in_sign),
                place(window.end_sign_name, window.end_degree_in_sign),
              ),
              page.words.shared.periods.span(
                place(window.sidereal_start_sign_name, window.sidereal_start_degree_in_sign),
                place(window.sidereal_end_sign_name, window.sidereal_end_degree_in_sign),
              ),
            ],
            isNow,
          };
        })}
      />
    </Block>
  );
}

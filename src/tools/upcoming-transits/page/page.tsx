import { ClockOfBirth, Reading } from '../../../pages/shared/blocks.js';
import { Unseen } from '../../../pages/shared/natal.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, FoldedBlock, LeadFacts, Note, Table, Tag } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import type { NatalPoint, TransitingPlanet } from '../../../rules/transit/aspect-tables.js';
import type { PassingTransitResult } from '../shapes.js';
import { upcomingTransitsTool } from '../tool.js';

type Shown = ShownBy<typeof upcomingTransitsTool>;

export const upcomingTransitsPage = toolPage({
  tool: upcomingTransitsTool,
  card: {
    place: 82,
    searchTerms:
      'upcoming transits forecast next exact aspect calendar timeline gochar आगामी गोचर ближайшие транзиты найближчі транзити künftige próximos à venir',
  },
  answer({ page, result, words }) {
    const next = nextMajor({ page, result, words });
    if (!next) return words.noneIsMajor(page.words.tools['current-transits-calculator'].count(result.transits.length));
    return `${words.next}: ${transitName(page, next.transit)}, ${page.format.dateOf(next.local)}`;
  },
  View({ page, result, words }) {
    const shown: Shown = { page, words, result };
    const major = result.transits.filter((transit) => isMajor(shown, transit)).length;
    const texts = page.words.tools['current-transits-calculator'];
    return (
      <>
        <LeadFacts
          facts={[
            {
              label: words.span,
              value: page.words.shared.periods.dates(page.format.date(result.start), page.format.date(result.end)),
            },
            {
              label: words.found,
              value: texts.count(result.transits.length),
              note: texts.major(major, result.significance_threshold),
            },
          ]}
        />
        <ClockOfBirth page={page} zone={result.timezone} />
        <Block id="h-slow" title={words.slowTitle} soft={words.slow}>
          <Transits {...shown} title={words.slowTitle} of={SLOW} />
        </Block>
        <FoldedBlock id="h-quick" title={words.quickTitle} isPrinted>
          <Transits {...shown} title={words.quickTitle} of={QUICK} />
        </FoldedBlock>
        <FoldedBlock id="h-moon" title={words.moonTitle}>
          <p class="soft">{words.moon}</p>
          <Transits {...shown} title={words.moonTitle} of={['moon']} />
        </FoldedBlock>
        {result.running_throughout.length === 0 ? null : (
          <Block id="h-throughout" title={words.throughoutTitle} soft={words.throughout}>
            <Rows {...shown} title={words.throughoutTitle} transits={result.running_throughout} />
          </Block>
        )}
        <Reading title={words.whatTitle} text={words.what} />
      </>
    );
  },
});

const SLOW: readonly TransitingPlanet[] = ['mars', 'jupiter', 'saturn', 'rahu', 'ketu'];
const QUICK: readonly TransitingPlanet[] = ['sun', 'mercury', 'venus'];

function isMajor({ result }: Shown, { significance_score }: PassingTransitResult): boolean {
  return significance_score >= result.significance_threshold;
}

/** The first major transit that is still to be exact in the span, or to begin in it. */
function nextMajor(
  shown: Shown,
): { readonly transit: PassingTransitResult; readonly at: string; readonly local: string } | undefined {
  const { page, result } = shown;
  const from = new Date(Math.max(page.at.getTime(), Date.parse(result.start))).toISOString();
  return result.transits
    .filter((transit) => isMajor(shown, transit))
    .flatMap((transit) => {
      const isAhead = (each: string) => each >= from && each.slice(0, 10) <= result.end;
      const passes = transit.exact_passes.map((at, index) => ({
        at,
        local: transit.exact_passes_local[index] as string,
      }));
      const start = { at: transit.window_start, local: transit.window_start_local };
      const next = [...passes, start].find(({ at }) => isAhead(at));
      return next === undefined ? [] : [{ transit, ...next }];
    })
    .sort((a, b) => (a.at < b.at ? -1 : 1))[0];
}

/** "Saturn → natal Sun". */
function transitName(page: PageContext, { transiting_planet, natal_point }: PassingTransitResult): string {
  const words = page.words.tools['current-transits-calculator'];
  return `${page.language.names.chart_point[transiting_planet]} → ${words.natal(pointName(page, natal_point))}`;
}

function pointName({ language, words }: PageContext, point: NatalPoint): string {
  return point === 'ascendant' ? words.tools['current-transits-calculator'].lagna : language.names.chart_point[point];
}

function Transits({ of, title, ...shown }: Shown & { title: string; of: readonly TransitingPlanet[] }) {
  const transits = shown.result.transits.filter(({ transiting_planet }) => of.includes(transiting_planet));
  if (transits.length === 0) return <Note lead={shown.words.none} />;
  return <Rows {...shown} title={title} transits={transits} />;
}

function Rows({ transits, title, ...shown }: Shown & { title: string; transits: readonly PassingTransitResult[] }) {
  const { page } = shown;
  const words = page.words.tools['current-transits-calculator'];
  const { dateTime } = page.format;
  return (
    <Table
      caption={<Unseen>{title}</Unseen>}
      label={title}
      stack="lines"
      heads={[words.transit, words.aspect, words.exact, words.window]}
      rows={transits.map((transit) => ({
        head: (
          <>
            {transitName(page, transit)} {isMajor(shown, transit) ? <Tag>{words.isMajor}</Tag> : null}
          </>
        ),
        cells: [
          page.language.names.aspect[transit.relationship],
          transit.exact_passes.length === 0 ? words.never : transit.exact_passes_local.map(dateTime).join('; '),
          page.words.shared.periods.dates(dateTime(transit.window_start_local), dateTime(transit.window_end_local)),
        ],
      }))}
    />
  );
}

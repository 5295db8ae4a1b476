import type { ActiveTransit } from '../../../contract/active-transit.js';
import { significance_rule } from '../../../languages/en/names.js';
import { capital } from '../../../languages/locale/plural.js';
import { keysOf } from '../../../languages/names/numbered.js';
import type { MeaningKeys } from '../../../languages/words/meanings/kinds.js';
import { ClockOfBirth, DaySwitch, Meanings, signNamed } from '../../../pages/shared/blocks.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, Fold, LeadFacts, Note, Table, Tag } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import type { NatalPoint } from '../../../rules/transit/aspect-tables.js';
import { type CurrentTransitsResult, currentTransitsTool } from '../tool.js';

type Shown = ShownBy<typeof currentTransitsTool>;

export const currentTransitsPage = toolPage({
  tool: currentTransitsTool,
  card: {
    place: 90,
    searchTerms: 'transit gochar gochara today planets गोचर транзиты транзити transite tránsitos',
  },
  answer({ page, result, words }) {
    const { about } = page.catalogue.texts;
    return SLOW.map((planet) =>
      about(
        page.language.names.chart_point[planet],
        words.fromMoon(result.transiting_positions[planet].house_from_moon),
      ),
    ).join('; ');
  },
  View({ page, result, words }) {
    const shown = { page, words, result };
    const { active_transits, calculation_datetime } = result;
    return (
      <>
        <LeadFacts
          facts={[
            { label: words.moment, value: page.format.dateTime(calculation_datetime) },
            ...SLOW.map((planet) => {
              const { house_from_moon, house_from_ascendant } = result.transiting_positions[planet];
              return {
                label: page.language.names.chart_point[planet],
                value: words.fromMoon(house_from_moon),
                note: words.fromLagna(house_from_ascendant),
              };
            }),
          ]}
        />
        <DaySwitch
          page={page}
          name="calculation_datetime"
          date={calculation_datetime.slice(0, 10)}
          time={calculation_datetime.slice(11, 16)}
        />
        <Houses {...shown} />
        {active_transits.length === 0 ? <Note lead={words.none.lead}>{words.none.text}</Note> : <Transits {...shown} />}
        <Meanings page={page} of={meantBy(shown)} />
        <NatalPositions {...shown} />
      </>
    );
  },
});

/** The grahas whose houses are read first: they stay in a sign for a year and for two and a half. */
const SLOW = ['saturn', 'jupiter'] as const;

/** The houses of the slow ones from the natal Moon. */
function meantBy({ page, words, result }: Shown) {
  return SLOW.map((planet) => {
    const { house_from_moon: house } = result.transiting_positions[planet];
    const name = page.catalogue.texts.about(page.language.names.chart_point[planet], words.fromMoon(house));
    return { kind: 'house', key: house as MeaningKeys['house'], name } as const;
  });
}

function isMajor({ result }: Shown, { significance_score }: ActiveTransit): boolean {
  return significance_score >= result.significance_threshold;
}

/** "Saturn → natal Sun". */
function transitName(shown: Shown, { transiting_planet, natal_point }: ActiveTransit): string {
  const { page, words } = shown;
  return `${page.language.names.chart_point[transiting_planet]} → ${words.natal(pointName(shown, natal_point))}`;
}

function pointName({ page, words }: Shown, point: NatalPoint): string {
  return point === 'ascendant' ? words.lagna : page.language.names.chart_point[point];
}

function Transits(shown: Shown) {
  const { page, words, result } = shown;
  const { dateTime, degrees, number } = page.format;
  const { active_transits: transits } = result;
  const majors = transits.filter((transit) => isMajor(shown, transit)).length;
  return (
    <Block
      id="h-transits"
      title={words.transitsTitle}
      soft={`${words.count(transits.length)}, ${words.major(majors, result.significance_threshold)}`}
    >
      <Table
        caption={words.transitsCaption}
        label={words.transitsCaption}
        heads={[words.transit, words.aspect, words.orb, words.exact, words.window, words.weight]}
        stack="lines"
        rows={result.active_transits.map((transit) => ({
          head: transitName(shown, transit),
          cells: [
            page.language.names.aspect[transit.relationship],
            <>
              {degrees(transit.orb_degrees)}{' '}
              <span class="soft">{page.language.names.aspect_motion[transit.motion]}</span>
            </>,
            transit.exact_passes_local.length === 0 ? (
              words.never
            ) : (
              <Lines texts={transit.exact_passes_local.map(dateTime)} />
            ),
            page.words.shared.periods.dates(dateTime(transit.window_start_local), dateTime(transit.window_end_local)),
            <>
              {number(transit.significance_score)} {isMajor(shown, transit) ? <Tag>{words.isMajor}</Tag> : null}
            </>,
          ],
        }))}
      />
      <ClockOfBirth page={page} zone={result.timezone} />
      <Fold summary={words.rulesTitle}>
        <p class="soft">{words.rulesNote(result.significance_threshold)}</p>
        <Table
          caption={words.rulesTitle}
          label={words.rulesTitle}
          heads={[
            words.transit,
            ...keysOf(significance_rule).map((rule) => page.language.names.significance_rule[rule]),
            words.weight,
          ]}
          stack="lines"
          rows={result.active_transits.map((transit) => ({
            head: transitName(shown, transit),
            cells: [
              ...keysOf(significance_rule).map((name) =>
                number(transit.significance_rules.find(({ rule }) => rule === name)?.points ?? 0),
              ),
              number(transit.significance_score),
            ],
          }))}
        />
      </Fold>
    </Block>
  );
}

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <>
      {texts.map((text, index) => (
        <>
          {index === 0 ? null : <br />}
          {text}
        </>
      ))}
    </>
  );
}

const SIGN_DEGREES = 30;

/** Where a graha of the birth or of the sky is: sign and degree. */
function placeOf(page: PageContext, { sign, longitude }: CurrentTransitsResult['natal_chart'][NatalPoint]): string {
  return `${signNamed(page, sign)} ${page.format.degrees(longitude % SIGN_DEGREES)}`;
}

/** The grahas of the sky by the houses in which they stand from the Moon and the lagna of the birth. */
function Houses(shown: Shown) {
  const { page, words, result } = shown;
  return (
    <Block id="h-houses" title={words.housesTitle}>
      <Table
        caption={words.skyCaption}
        label={words.skyCaption}
        heads={[words.graha, words.houseFromMoon, words.houseFromLagna, words.position]}
        rows={keysOf(result.transiting_positions).map((planet) => {
          const position = result.transiting_positions[planet];
          const isBack = position.retrograde && planet !== 'rahu' && planet !== 'ketu';
          return {
            head: page.language.names.chart_point[planet],
            cells: [
              position.house_from_moon,
              position.house_from_ascendant,
              <>
                {placeOf(page, position)}{' '}
                {isBack ? <span class="soft">{page.words.shared.periods.retrograde}</span> : null}
              </>,
            ],
          };
        })}
      />
    </Block>
  );
}

function NatalPositions(shown: Shown) {
  const { page, words, result } = shown;
  return (
    <Block id="h-positions" title={words.positionsTitle}>
      <Table
        caption={words.natalCaption}
        label={words.natalCaption}
        heads={[words.point, words.position]}
        rows={keysOf(result.natal_chart).map((point) => ({
          head: capital(pointName(shown, point)),
          cells: [placeOf(page, result.natal_chart[point])],
        }))}
      />
      <p class="soft">{words.placeNote}</p>
    </Block>
  );
}

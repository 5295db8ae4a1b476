import type { ActiveTransit } from '../../../../contract/active-transit.js';
import { capital } from '../../../../locale/plural.js';
import { NAMES } from '../../../../names/names.js';
import { keysOf } from '../../../../names/numbered.js';
import { type CurrentTransitsResult, currentTransitsTool } from '../../../../tools/current-transits-calculator.js';
import type { NatalPoint } from '../../../../transit/aspect-tables.js';
import type { PageContext } from '../../shell/context.js';
import { Block, Fold, LeadFacts, Note, Table, Tag } from '../../shell/parts.js';
import { toolPage } from '../../shell/tool-page.js';
import { DaySwitch, periodsWords, signNamed } from '../shared/periods.js';
import { CARD } from './card.js';
import { type TransitsWords, WORDS } from './words.js';

interface Shown {
  readonly page: PageContext;
  readonly words: TransitsWords;
  readonly result: CurrentTransitsResult;
}

export const currentTransitsPage = toolPage({
  tool: currentTransitsTool,
  card: CARD,
  words: WORDS,
  View({ page, result, words }) {
    const shown = { page, words, result };
    const { active_transits, calculation_datetime } = result;
    const [strongest] = active_transits;
    return (
      <>
        <LeadFacts
          facts={[
            { label: words.moment, value: page.format.dateTime(calculation_datetime) },
            {
              label: words.inOrb,
              value: words.count(active_transits.length),
              note: words.major(
                active_transits.filter((transit) => isMajor(shown, transit)).length,
                result.significance_threshold,
              ),
            },
            ...(strongest
              ? [
                  {
                    label: words.strongest,
                    value: transitName(shown, strongest),
                    note: NAMES[page.locale].aspect[strongest.relationship],
                  },
                ]
              : []),
          ]}
        />
        <DaySwitch
          page={page}
          name="calculation_datetime"
          date={calculation_datetime.slice(0, 10)}
          time={calculation_datetime.slice(11, 16)}
        />
        {active_transits.length === 0 ? <Note lead={words.none.lead}>{words.none.text}</Note> : <Transits {...shown} />}
        <Positions {...shown} />
      </>
    );
  },
});

function isMajor({ result }: Shown, { significance_score }: ActiveTransit): boolean {
  return significance_score >= result.significance_threshold;
}

/** "Saturn → natal Sun". */
function transitName(shown: Shown, { transiting_planet, natal_point }: ActiveTransit): string {
  const { page, words } = shown;
  return `${NAMES[page.locale].chart_point[transiting_planet]} → ${words.natal(pointName(shown, natal_point))}`;
}

function pointName({ page, words }: Shown, point: NatalPoint): string {
  return point === 'ascendant' ? words.lagna : NAMES[page.locale].chart_point[point];
}

function Transits(shown: Shown) {
  const { page, words, result } = shown;
  const { dateTime, degrees, number } = page.format;
  return (
    <Block id="h-transits" title={words.transitsTitle}>
      <Table
        caption={words.transitsCaption}
        label={words.transitsCaption}
        heads={[words.transit, words.aspect, words.orb, words.exact, words.window, words.weight]}
        stack="lines"
        rows={result.active_transits.map((transit) => ({
          head: transitName(shown, transit),
          cells: [
            NAMES[page.locale].aspect[transit.relationship],
            <>
              {degrees(transit.orb_degrees)}{' '}
              <span class="soft">{NAMES[page.locale].aspect_motion[transit.motion]}</span>
            </>,
            transit.exact_passes.length === 0 ? words.never : <Lines texts={transit.exact_passes.map(dateTime)} />,
            periodsWords(page).dates(dateTime(transit.window_start), dateTime(transit.window_end)),
            <>
              {number(transit.significance_score)} {isMajor(shown, transit) ? <Tag>{words.isMajor}</Tag> : null}
            </>,
          ],
        }))}
      />
      <Fold summary={words.rulesTitle}>
        <p class="soft">{words.rulesNote(result.significance_threshold)}</p>
        <Table
          caption={words.rulesTitle}
          label={words.rulesTitle}
          heads={[
            words.transit,
            ...keysOf(NAMES.en.significance_rule).map((rule) => NAMES[page.locale].significance_rule[rule]),
            words.weight,
          ]}
          stack="lines"
          rows={result.active_transits.map((transit) => ({
            head: transitName(shown, transit),
            cells: [
              ...keysOf(NAMES.en.significance_rule).map((name) =>
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

function Positions(shown: Shown) {
  const { page, words, result } = shown;
  const place = ({ sign, longitude }: CurrentTransitsResult['natal_chart'][NatalPoint]) =>
    `${signNamed(page, sign)} ${page.format.degrees(longitude % SIGN_DEGREES)}`;
  return (
    <Block id="h-positions" title={words.positionsTitle}>
      <div class="cols">
        <Table
          caption={words.skyCaption}
          label={words.skyCaption}
          heads={[words.graha, words.position]}
          rows={keysOf(result.transiting_positions).map((planet) => {
            const position = result.transiting_positions[planet];
            const isBack = position.retrograde && planet !== 'rahu' && planet !== 'ketu';
            return {
              head: NAMES[page.locale].chart_point[planet],
              cells: [
                <>
                  {place(position)} {isBack ? <span class="soft">{periodsWords(page).retrograde}</span> : null}
                </>,
              ],
            };
          })}
        />
        <Table
          caption={words.natalCaption}
          label={words.natalCaption}
          heads={[words.point, words.position]}
          rows={keysOf(result.natal_chart).map((point) => ({
            head: capital(pointName(shown, point)),
            cells: [place(result.natal_chart[point])],
          }))}
        />
      </div>
      <p class="soft">{words.placeNote}</p>
    </Block>
  );
}

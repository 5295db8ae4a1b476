import { keysOf } from '../../../languages/names/numbered.js';
import { hrefWith } from '../../../pages/shared/blocks.js';
import {
  BAND_TONES,
  bandAnswer,
  DayHead,
  nakshatraName,
  RulesBlock,
  scoreNote,
  signName,
  timeOn,
} from '../../../pages/shared/day.js';
import { DayLanes } from '../../../pages/shared/day-lanes.js';
import { ChoiceLanes, sunFact, WindowsBlock, windowFact, zoneDay } from '../../../pages/shared/day-limbs.js';
import { Block, LeadFacts, Switch, Table, Tag } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import { relationshipWeatherTool } from '../tool.js';

export const relationshipWeatherPage = toolPage({
  tool: relationshipWeatherTool,
  card: {
    place: 20,
    isOfTwo: true,
    searchTerms:
      'love couple partner friendship relationship day रिश्ते प्रेम संबंध отношения любовь стосунки кохання liebe beziehung amour relation amor relación',
  },
  answer({ page, result }) {
    return bandAnswer(page, page.catalogue.names.relationship_mode[result.relationship_mode], result);
  },
  View({ page, result, words }) {
    const common = page.words.shared.day;
    const { format, catalogue } = page;
    const { relationship_mode: modes, band: bands } = catalogue.names;
    const day = zoneDay(result);
    const { best_windows: best, avoid_windows: avoided, band_code: band } = result;
    const moonIn = `${signName(page, result.moon_sign_name)}, ${nakshatraName(page, result.nakshatra_name)}`;
    return (
      <>
        <DayHead page={page} day={day} />
        <Switch
          label={words.kindNav}
          choices={keysOf(modes).map((mode) => ({
            label: modes[mode],
            href: hrefWith(page, { relationship_mode: mode }),
            isCurrent: mode === result.relationship_mode,
          }))}
        />
        <LeadFacts
          facts={[
            {
              label: modes[result.relationship_mode],
              value: <Tag tone={BAND_TONES[band]}>{bands[band]}</Tag>,
              note: scoreNote(page, result),
            },
            windowFact(page, common.bestWindow, best, day),
            windowFact(page, common.avoid, avoided, day),
            { ...sunFact(page, day), note: catalogue.texts.about(words.moon, moonIn) },
          ]}
        />
        <p class="soft small">
          {words.steps(
            format.signed(result.band_bounds.favourable.minimum),
            format.signed(result.band_bounds.mixed.minimum),
          )}{' '}
          {page.format.withTimes(catalogue.texts.dayTaken[day.basis])}
        </p>
        <Significators page={page} result={result} words={words} />
        <RulesBlock page={page} rules={result.rules} score={result.score} />
        <Changes page={page} result={result} words={words} />
        <DayLanes page={page} day={day}>
          <ChoiceLanes page={page} day={day} best={best} avoided={avoided} />
        </DayLanes>
        <WindowsBlock page={page} day={day} best={best} avoided={avoided} />
      </>
    );
  },
});

type Props = ShownBy<typeof relationshipWeatherTool>;

function Significators({ page, result, words }: Props) {
  const common = page.words.shared.day;
  const { graha: grahas } = page.catalogue.names;
  return (
    <Block id="h-karakas" title={words.significators} soft={words.significatorsSoft}>
      <Table
        caption={<span class="vh">{words.significators}</span>}
        label={common.tableOf(words.significators)}
        heads={[words.graha, words.sign, words.dignity, words.state, common.points]}
        rows={result.karakas.map(({ planet, sign_name, dignity, retrograde, combust, points }) => ({
          head: grahas[planet],
          cells: [
            signName(page, sign_name),
            page.language.names.dignity[dignity],
            [retrograde ? words.retrograde : words.direct, ...(combust ? [words.combust] : [])].join(', '),
            page.format.signed(points),
          ],
        }))}
      />
    </Block>
  );
}

function Changes({ page, result, words }: Props) {
  const common = page.words.shared.day;
  const { score_rule: rules } = page.catalogue.names;
  const { format } = page;
  return (
    <Block id="h-changes" title={common.changes}>
      {result.rule_changes.length === 0 ? (
        <p>{words.noChanges}</p>
      ) : (
        <Table
          caption={<span class="vh">{common.changes}</span>}
          label={common.tableOf(common.changes)}
          heads={[common.time, common.rule, words.whatChanges, common.points, common.scoreAfter]}
          stack="lines"
          rows={result.rule_changes.map((change) => ({
            head: timeOn(page, result.date, change.starts_at),
            cells: [
              rules[change.rule_code],
              change.detail,
              format.signed(change.points_after),
              format.signed(change.score_after),
            ],
          }))}
        />
      )}
    </Block>
  );
}

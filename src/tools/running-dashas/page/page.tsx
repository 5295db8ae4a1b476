import type { Graha } from '../../../base/zodiac/rashi.js';
import { ClockOfBirth, DaySwitch, nakshatraNamed, Running, signNamed } from '../../../pages/shared/blocks.js';
import { tableLabel, Unseen } from '../../../pages/shared/natal.js';
import { Block, Facts, Fold, Note, Table } from '../../../pages/shell/parts.js';
import { toolPage, type ViewProps } from '../../../pages/shell/tool-page.js';
import { type DrawnDashas, Lanes } from '../../dasha-calculator/page/lanes.js';
import { OpenDates, openAnswer } from '../../dasha-calculator/page/open-dates.js';
import { isRunning, schemeTexts } from '../../dasha-calculator/page/shown.js';
import {
  type FurtherDashaPeriod,
  type RunningDashaLevel,
  type RunningDashasResult,
  runningDashasTool,
} from '../tool.js';
import type { RunningDashasWords } from './words.js';

type Props = ViewProps<RunningDashasResult, RunningDashasWords>;

export const runningDashasPage = toolPage({
  tool: runningDashasTool,
  card: {
    place: 72,
    searchTerms:
      'narayana kalachakra chara shoola sudasa sukshma prana dasha pratyantar deha fifth level bhukti running now सूक्ष्म प्राण दशा चल रही दशा сукшма прана даша sookshma',
  },
  answer(props) {
    const { page, result, provenance } = props;
    const shown = partsOf(props);
    if (result.day_variation) {
      return openAnswer({ ...shown, provenance, variation: result.day_variation, zone: result.timezone });
    }
    const last = result.levels.at(-1);
    if (!last) return noneRuns(props).lead;
    const lords = result.levels.map(({ lord }) => shown.lordName(lord)).join(' – ');
    return `${page.catalogue.texts.about(shown.words.answer, lords)}, ${page.words.shared.day.until(page.format.dateTime(last.ends_at_local))}`;
  },
  View(props) {
    const { page, result, words, provenance } = props;
    const shown = partsOf(props);
    const { day_variation, reference_at, nakshatra_name, pada } = result;
    if (day_variation) {
      return (
        <>
          <OpenDates {...shown} variation={day_variation} provenance={provenance} zone={result.timezone} />
          <Further {...props} />
        </>
      );
    }
    return (
      <>
        <DaySwitch page={page} name="as_of" date={reference_at.slice(0, 10)} time={reference_at.slice(11, 16)} />
        <Tree {...props} />
        <Further {...props} />
        <Block id="h-certain" title={shown.words.certainTitle}>
          <Note lead={shown.words.perMinute.lead(page.format.number(result.days_per_birth_minute))}>
            {words.lower} {shown.words.perMinute.year(page.format.number(result.year_length_days, 4))}
          </Note>
          <Facts
            facts={[
              [words.moment, page.format.dateTime(reference_at)],
              [shown.words.moon, page.words.shared.periods.pada(nakshatraNamed(page, nakshatra_name), pada)],
            ]}
          />
        </Block>
      </>
    );
  },
});

/** The levels drawn one below the other, the table of what runs, and each level, which opens. */
function Tree(props: Props) {
  const { lead, text } = noneRuns(props);
  if (props.result.levels.length === 0) return <Note lead={lead}>{text}</Note>;
  return (
    <>
      <Lanes {...partsOf(props)} result={drawn(props.result)} />
      <Levels {...props} />
    </>
  );
}

/** The path as the lanes of all dashas draw it: the periods of a level stand in the one that runs above. */
function drawn({ levels: [maha, antar, pratyantar], reference_at }: RunningDashasResult): DrawnDashas {
  if (!maha || !antar || !pratyantar) return { mahadashas: [], current: null };
  return {
    mahadashas: maha.periods.map((period) => ({
      ...period,
      antardashas: isRunning(period, maha)
        ? antar.periods.map((within) => ({
            ...within,
            ...(isRunning(within, antar) && { pratyantardashas: pratyantar.periods }),
          }))
        : [],
    })),
    current: { maha, antar, pratyantar, reference_at },
  };
}

/** The dashas asked for beside Vimshottari, each with its levels. */
function Further({ page, result, words }: Props) {
  const { names } = page.language;
  const { from, to } = page.words.shared.periods;
  const { dateTime } = page.format;
  const whose = ({ lord, sign_name }: FurtherDashaPeriod) => {
    if (sign_name !== null) return signNamed(page, sign_name);
    return lord === null ? '–' : page.catalogue.names.graha[lord];
  };
  return (
    <>
      {result.further_dashas.map(({ dasha_system, levels, note_code }) => (
        <Block id={`h-${dasha_system}`} title={names.dasha_system[dasha_system]}>
          {note_code === null ? null : <p>{names.dasha_note[note_code]}</p>}
          <div class="folds">
            {levels.map((level) => {
              const name = `${names.dasha_level[level.dasha_level]}: ${whose(level)}`;
              return (
                <Fold summary={name}>
                  <Table
                    caption={name}
                    label={`${names.dasha_system[dasha_system]}, ${name}`}
                    heads={[words.level, from, to]}
                    rows={level.periods.map((period) => ({
                      head: whose(period),
                      cells: [dateTime(period.starts_at_local), dateTime(period.ends_at_local)],
                    }))}
                  />
                </Fold>
              );
            })}
          </div>
        </Block>
      ))}
    </>
  );
}

function noneRuns({ page, result, words }: Props) {
  const { noneRuns: why } = schemeTexts(page, words.over);
  return why[result.current_note_code === 'before_birth' ? 'birthAhead' : 'over'];
}

/** The path of five periods, and each of its levels, which opens. */
function Levels({ page, result, words }: Props) {
  const { lordName, words: texts } = partsOf({ page, words });
  const { from, to } = page.words.shared.periods;
  const levelName = ({ dasha_level }: RunningDashaLevel) => page.language.names.dasha_level[dasha_level];
  const lords = result.levels.map(({ lord }) => lordName(lord));
  const { dateTime } = page.format;
  return (
    <Block id="h-levels" title={words.levelsTitle}>
      <Table
        caption={<Unseen>{words.levelsTitle}</Unseen>}
        label={tableLabel(page, words.levelsTitle)}
        heads={[words.level, texts.lord, from, to]}
        rows={result.levels.map((level) => ({
          head: levelName(level),
          cells: [lordName(level.lord), dateTime(level.starts_at_local), dateTime(level.ends_at_local)],
        }))}
      />
      <div class="folds">
        {result.levels.map((level, index) => {
          const name = index === 0 ? levelName(level) : `${levelName(level)}: ${lords.slice(0, index).join(' – ')}`;
          return (
            <Fold summary={name}>
              <Table
                caption={name}
                label={name}
                heads={[texts.lord, from, to]}
                rows={level.periods.map((period) => {
                  const isNow = isRunning(period, level);
                  return {
                    head: <Running page={page} isNow={isNow} name={lordName(period.lord)} />,
                    cells: [dateTime(period.starts_at_local), dateTime(period.ends_at_local)],
                    isNow,
                  };
                })}
              />
            </Fold>
          );
        })}
      </div>
      <ClockOfBirth page={page} zone={result.timezone} />
    </Block>
  );
}

/** What the parts of all dashas are made from. */
function partsOf({ page, words }: Pick<Props, 'page' | 'words'>) {
  const { graha } = page.catalogue.names;
  const lordName = (lord: Graha) => graha[lord];
  return {
    page,
    words: schemeTexts(page, words.over),
    lordName,
    runningPath: 'levels[0].lord',
  };
}

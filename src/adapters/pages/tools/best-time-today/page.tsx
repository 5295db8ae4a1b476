import type { Child } from 'hono/jsx';
import type { HourResult } from '../../../../contract/hour-result.js';
import { type BestTimeTodayResult, bestTimeTodayTool } from '../../../../tools/best-time-today.js';
import type { PageContext } from '../../shell/context.js';
import { Block, FoldedBlock, type LeadFact, LeadFacts, Note, Table, Tag } from '../../shell/parts.js';
import { toolPage } from '../../shell/tool-page.js';
import { BAND_TONES, DayHead, dayWords, RulesBlock, rangeOf, runsNow, scoreNote } from '../shared/day.js';
import { DayLanes, WindowsLane } from '../shared/day-lanes.js';
import { LimbChangesBlock, NowTag, windowLabel } from '../shared/day-tables.js';
import { WindowsBlock, windowFact, zoneDay } from '../shared/day-windows.js';
import { CARD } from './card.js';
import { type BestTimeTodayWords, WORDS } from './words.js';

export const bestTimeTodayPage = toolPage({
  tool: bestTimeTodayTool,
  card: CARD,
  words: WORDS,
  answer({ page, result, words }) {
    const { best_hour: best } = result;
    return page.catalogue.texts.about(words.bestHour, best ? rangeOf(page, best) : words.noBestHour);
  },
  View({ page, result, words }) {
    const common = dayWords(page);
    const { catalogue } = page;
    const day = zoneDay(result);
    const { ranked_hours: ranked, best_hour: best, hours, avoid_windows: avoided, abhijit, ranking } = result;
    const first = best ?? ranked[0];
    return (
      <>
        <DayHead page={page} day={day} />
        <LeadFacts
          facts={[
            bestFact(page, result, words),
            {
              label: words.about,
              value: catalogue.names.intent[result.intent_category],
              note: result.intent.trim() === '' ? words.nothingTyped : words.quoted(result.intent),
            },
            windowFact(page, common.avoid, avoided, day),
            dayFact(page, result, words),
          ]}
        />
        {result.intent_category === 'general' ? (
          <Note lead={`${catalogue.names.intent.general}.`}>{words.generalNote}</Note>
        ) : null}
        <DayLanes page={page} day={day}>
          <WindowsLane
            page={page}
            day={day}
            name={words.ranked}
            windows={ranked.map((hour) => ({ ...hour, kind: hour.is_good ? 'good' : 'mid' }))}
          />
          <WindowsLane
            page={page}
            day={day}
            name={common.avoid}
            windows={avoided.map((window) => ({ ...window, label: windowLabel(page, window), kind: 'bad' }))}
          />
        </DayLanes>
        <Ranked page={page} hours={ranked} ranking={ranking} words={words} />
        {first ? (
          <RulesBlock
            page={page}
            title={(best ? words.whyBest : words.whyFirst)(rangeOf(page, first))}
            rules={first.rules}
            score={first.score}
          />
        ) : null}
        <WindowsBlock page={page} best={abhijit ? [abhijit] : []} avoided={avoided} />
        <FoldedBlock id="h-hours" title={words.allHours}>
          <HoursTable page={page} hours={hours} words={words} name={words.allHours} caption={words.allHours} />
        </FoldedBlock>
        <LimbChangesBlock page={page} date={result.date} changes={result.limb_changes} />
        <p class="soft small">{catalogue.texts.dayTaken[day.basis]}</p>
      </>
    );
  },
});

function bestFact(
  page: PageContext,
  { best_hour: best, ranking }: BestTimeTodayResult,
  words: BestTimeTodayWords,
): LeadFact {
  const { format, catalogue } = page;
  if (!best) {
    return { label: words.bestHour, value: words.noBestHour, note: words.belowGood(format.signed(ranking.good_score)) };
  }
  return {
    label: words.bestHour,
    value: rangeOf(page, best),
    note: `${catalogue.texts.about(dayWords(page).hora, catalogue.names.graha[best.ruler])}, ${format.signed(best.score)}`,
  };
}

function dayFact(page: PageContext, { day_score }: BestTimeTodayResult, words: BestTimeTodayWords): LeadFact {
  const { band_code: band } = day_score;
  return {
    label: words.dayScore,
    value: <Tag tone={BAND_TONES[band]}>{page.catalogue.names.band[band]}</Tag>,
    note: scoreNote(page, day_score),
  };
}

interface HoursProps {
  readonly page: PageContext;
  readonly hours: readonly HourResult[];
  readonly words: BestTimeTodayWords;
}

function Ranked({ page, hours, ranking, words }: HoursProps & Pick<BestTimeTodayResult, 'ranking'>) {
  return (
    <Block
      id="h-ranked"
      title={words.ranked}
      soft={words.rankedNote(page.format.clock(ranking.first_start), page.format.clock(ranking.last_start))}
    >
      <HoursTable
        page={page}
        hours={hours}
        words={words}
        name={words.ranked}
        caption={<span class="vh">{words.ranked}</span>}
      />
    </Block>
  );
}

function HoursTable({ page, hours, words, name, caption }: HoursProps & { name: string; caption: Child }) {
  const common = dayWords(page);
  const { graha: grahas, choghadiya: choghadiyas } = page.catalogue.names;
  const { format } = page;
  return (
    <Table
      caption={caption}
      label={common.tableOf(name)}
      heads={[words.hour, words.rank, common.ruler, common.choghadiya, common.score]}
      rows={hours.map((hour) => ({
        head: (
          <>
            <span class="nw">{rangeOf(page, hour)}</span>
            <NowTag page={page} stretch={hour} />
          </>
        ),
        cells: [
          hour.rank === null ? '–' : format.number(hour.rank),
          grahas[hour.ruler],
          choghadiyas[hour.choghadiya_name],
          format.signed(hour.score),
        ],
        isNow: runsNow(page, hour),
      }))}
    />
  );
}

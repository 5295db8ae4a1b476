import type { Child } from 'hono/jsx';
import { dateAfter, hrefWith } from '../../../pages/shared/blocks.js';
import {
  BAND_TONES,
  DayHead,
  isOver,
  RulesBlock,
  rangeOf,
  runsNow,
  scoreNote,
  toComeFirst,
} from '../../../pages/shared/day.js';
import { DayLanes, type LaneDay, WindowsLane } from '../../../pages/shared/day-lanes.js';
import { WindowsBlock, windowFact, zoneDay } from '../../../pages/shared/day-limbs.js';
import { LimbChangesBlock, NowTag, windowLabel } from '../../../pages/shared/day-tables.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, FoldedBlock, type LeadFact, LeadFacts, Note, Table, Tag } from '../../../pages/shell/parts.js';
import { toolPage } from '../../../pages/shell/tool-page.js';
import { type BestTimeTodayResult, bestTimeTodayTool, type HourResult } from '../tool.js';
import type { BestTimeTodayWords } from './words.js';

export const bestTimeTodayPage = toolPage({
  tool: bestTimeTodayTool,
  card: {
    place: 40,
    searchTerms:
      'muhurta muhurat hora intent when best hour shubh sign signing a contract agreement interview exam meeting purchase buy travel договор контракт подписать договір підписати contrat signer Vertrag unterschreiben contrato firmar अनुबंध करार मुहूर्त शुभ समय лучшее время найкращий час beste zeit meilleur moment mejor hora',
  },
  answer({ page, result, words }) {
    const { best_hour: best, hours } = result;
    const day = zoneDay(result);
    const { about } = page.catalogue.texts;
    if (!best || !isOver(page, day, best)) return about(words.bestHour, best ? rangeOf(page, best) : words.noBestHour);
    const toCome = bestToCome(page, day, hours);
    return about(words.bestToCome, toCome ? rangeOf(page, toCome) : words.noneLeft);
  },
  View({ page, result, words }) {
    const common = page.words.shared.day;
    const { catalogue } = page;
    const day = zoneDay(result);
    const { ranked_hours: ranked, best_hour: best, hours, avoid_windows: avoided, abhijit, ranking } = result;
    const isPast = (hour: HourResult) => isOver(page, day, hour);
    const toCome = bestToCome(page, day, hours);
    // Of a day that runs the best that is still to come leads, of any other the best of all.
    const lead = best && isPast(best) ? toCome : best;
    const first = lead ?? ranked.find((hour) => !isPast(hour)) ?? best ?? ranked[0];
    return (
      <>
        <DayHead page={page} day={day} />
        <LeadFacts
          facts={[
            bestFact(page, result, { words, day, lead }),
            {
              label: words.about,
              value: catalogue.names.intent[result.intent_category],
              note: result.intent.trim() === '' ? words.nothingTyped : words.quoted(result.intent),
            },
            windowFact(page, common.avoid, avoided, day),
            dayFact(page, result, words),
          ]}
        />
        {runsNow(page, day) && !toCome ? <NextDay page={page} day={day} words={words} /> : null}
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
        <Ranked page={page} day={day} hours={ranked} ranking={ranking} words={words} />
        {first ? (
          <RulesBlock
            page={page}
            title={(first === best ? words.whyBest : words.whyFirst)(rangeOf(page, first))}
            rules={first.rules}
            score={first.score}
          />
        ) : null}
        <WindowsBlock page={page} day={day} best={abhijit ? [abhijit] : []} avoided={avoided} />
        <FoldedBlock id="h-hours" title={words.allHours}>
          <HoursTable page={page} hours={hours} words={words} name={words.allHours} caption={words.allHours} />
        </FoldedBlock>
        <LimbChangesBlock page={page} date={result.date} changes={result.limb_changes} />
        <p class="soft small">{page.format.withTimes(catalogue.texts.dayTaken[day.basis])}</p>
      </>
    );
  },
});

/** The good hour with the best rank that is not over on a day that runs. */
function bestToCome(page: PageContext, day: LaneDay, hours: readonly HourResult[]): HourResult | undefined {
  const left = hours.filter((hour) => hour.rank !== null && hour.is_good && !isOver(page, day, hour));
  return left.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))[0];
}

/** Where no good hour is left, the way on to the hours of the next day. */
function NextDay({ page, day, words }: Pick<HoursProps, 'page' | 'words'> & { readonly day: LaneDay }) {
  const next = dateAfter(day.date, 1);
  if (next === undefined) return null;
  return (
    <p class="acts no-print">
      <a href={hrefWith(page, { on: next })}>{words.hoursOf(page.format.dayAndMonth(next))}</a>
    </p>
  );
}

interface Lead {
  readonly words: BestTimeTodayWords;
  readonly day: LaneDay;
  /** The hour that leads; undefined or null where no good one is left. */
  readonly lead: HourResult | null | undefined;
}

function bestFact(
  page: PageContext,
  { best_hour: best, ranking }: BestTimeTodayResult,
  { words, day, lead }: Lead,
): LeadFact {
  const { format, catalogue } = page;
  if (!best) {
    return { label: words.bestHour, value: words.noBestHour, note: words.belowGood(format.signed(ranking.good_score)) };
  }
  const label = runsNow(page, day) ? words.bestToCome : words.bestHour;
  const passed = words.wasBest(rangeOf(page, best));
  if (!lead) return { label, value: words.noneLeft, note: passed };
  const why = `${catalogue.texts.about(page.words.shared.day.hora, catalogue.names.graha[lead.ruler])}, ${format.signed(lead.score)}`;
  const notes = [why, ...(runsNow(page, lead) ? [page.words.shared.day.now] : []), ...(lead === best ? [] : [passed])];
  return { label, value: rangeOf(page, lead), note: notes.join('; ') };
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
  /** The day whose hours are marked once they are over; left out for hours in the order of the day. */
  readonly day?: LaneDay;
  readonly hours: readonly HourResult[];
  readonly words: BestTimeTodayWords;
}

function Ranked({
  page,
  day,
  hours,
  ranking,
  words,
}: HoursProps & { readonly day: LaneDay } & Pick<BestTimeTodayResult, 'ranking'>) {
  return (
    <Block
      id="h-ranked"
      title={words.ranked}
      soft={words.rankedNote(page.format.clock(ranking.first_start), page.format.clock(ranking.last_start))}
    >
      <HoursTable
        page={page}
        day={day}
        hours={toComeFirst(page, day, hours)}
        words={words}
        name={words.ranked}
        caption={<span class="vh">{words.ranked}</span>}
      />
    </Block>
  );
}

function HoursTable({ page, day, hours, words, name, caption }: HoursProps & { name: string; caption: Child }) {
  const common = page.words.shared.day;
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
            <NowTag page={page} stretch={hour} day={day} />
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

import type { Child } from 'hono/jsx';
import type { ChoghadiyaResult, PlanetaryHour } from '../../contract/day-divisions.js';
import type { LimbChangeResult } from '../../contract/scored-day.js';
import type { TimingWindowResult } from '../../contract/windows.js';
import { limbNumbered } from '../../languages/words/rules/phrases.js';
import type { Limb } from '../../rules/panchanga/limbs.js';
import type { ChoghadiyaQuality } from '../../rules/panchanga/tables.js';
import type { PageContext, Teller } from '../shell/context.js';
import { Block, Table, Tag, type Tone } from '../shell/parts.js';
import { isOver, rangeOf, rangeOn, runsNow, type Stretch, timeOn, toComeFirst } from './day.js';

/** The tables of the pages of days: limbs, windows, choghadiyas and hours. */

/** The name of a limb by its number: the tithi with its half of the month. */
export function nameOfLimb({ catalogue }: Pick<Teller, 'catalogue'>, limb: Limb, number: number): string {
  return limbNumbered(catalogue, limb, number);
}

/** The marks of a stretch: that it runs now, or that it is over for a day that runs. */
export function NowTag({ page, stretch, day }: { page: PageContext; stretch: Stretch; day?: Stretch | undefined }) {
  const { now, over } = page.words.shared.day;
  if (runsNow(page, stretch)) {
    return (
      <>
        {' '}
        <Tag tone="now">{now}</Tag>
      </>
    );
  }
  return day && isOver(page, day, stretch) ? <span class="soft"> {over}</span> : null;
}

/** Windows with their names and times, a line each. */
export function WindowList({
  page,
  day,
  date,
  windows: listed,
}: {
  page: PageContext;
  /** The date of the day: times of another are then told with theirs. */
  date?: string;
  /** The day whose windows come after those to come once they are over; left out for windows in the order of the day. */
  day?: Stretch;
  windows: readonly (Stretch & { readonly label: string; readonly note?: string | undefined })[];
}) {
  if (listed.length === 0) return <>{page.words.shared.day.none}</>;
  const windows = day ? toComeFirst(page, day, listed) : listed;
  const range = (window: Stretch) => (date === undefined ? rangeOf(page, window) : rangeOn(page, date, window));
  // With the date of another day it is too long for a line of a phone.
  const isShort = ({ starts_at, ends_at }: Stretch) =>
    date === undefined || [starts_at, ends_at].every((at) => page.format.kept(at).startsWith(date));
  return (
    <>
      {windows.map((window, index) => (
        <>
          {index === 0 ? null : <br />}
          {window.label} <span class={isShort(window) ? 'nw' : undefined}>{range(window)}</span>
          {window.note === undefined ? null : <span class="soft"> {window.note}</span>}
          <NowTag page={page} stretch={window} day={day} />
        </>
      ))}
    </>
  );
}

/** What a window is called: a choghadiya by its name, any other by its own. */
export function windowLabel({ catalogue }: PageContext, { code }: Pick<TimingWindowResult, 'code'>): string {
  const { window: windows, choghadiya: choghadiyas } = catalogue.names;
  const names: Readonly<Record<string, string>> = {
    ...windows,
    ...Object.fromEntries(Object.entries(choghadiyas).map(([name, label]) => [name.toLowerCase(), label])),
  };
  return names[code] ?? '';
}

const QUALITY_TONES: Readonly<Record<ChoghadiyaQuality, Tone>> = {
  best: 'good',
  good: 'good',
  neutral_good: 'mid',
  bad: 'bad',
};

/** What a part of the day is good for. */
export function QualityTag({ page, quality }: { page: PageContext; quality: ChoghadiyaQuality }) {
  return <Tag tone={QUALITY_TONES[quality]}>{page.language.names.quality[quality]}</Tag>;
}

type Period = 'day' | 'night';

/** Two tables beside each other where there is room. */
export function DayAndNight({ page, table }: { page: PageContext; table: (period: Period, caption: string) => Child }) {
  const { byDay, byNight } = page.words.shared.day;
  return (
    <div class="cols">
      {table('day', byDay)}
      {table('night', byNight)}
    </div>
  );
}

/** The eight choghadiyas of the day and the eight of the night. */
export function ChoghadiyaBlock({ page, choghadiya }: { page: PageContext; choghadiya: readonly ChoghadiyaResult[] }) {
  const words = page.words.shared.day;
  const { choghadiya: choghadiyas, graha: grahas } = page.catalogue.names;
  return (
    <Block id="h-choghadiya" title={words.choghadiya} soft={words.choghadiyaNote}>
      <DayAndNight
        page={page}
        table={(period, caption) => (
          <Table
            caption={caption}
            label={`${words.choghadiya}, ${caption}`}
            heads={[words.choghadiya, words.from, words.to, words.ruler, words.kind]}
            rows={choghadiya
              .filter((part) => part.period === period)
              .map((part) => ({
                head: (
                  <>
                    {choghadiyas[part.name]}
                    <NowTag page={page} stretch={part} />
                  </>
                ),
                cells: [
                  page.format.clock(part.starts_at),
                  page.format.clock(part.ends_at),
                  grahas[part.ruler],
                  <QualityTag page={page} quality={part.quality} />,
                ],
                isNow: runsNow(page, part),
              }))}
          />
        )}
      />
    </Block>
  );
}

/** The twelve horas of the day and the twelve of the night. */
export function HoraTables({
  page,
  hours,
  note = () => undefined,
}: {
  page: PageContext;
  hours: readonly PlanetaryHour[];
  /** What stands beside the caption. */
  note?: (period: Period) => string | undefined;
}) {
  const words = page.words.shared.day;
  const { graha: grahas } = page.catalogue.names;
  return (
    <DayAndNight
      page={page}
      table={(period, caption) => (
        <Table
          caption={
            <>
              {caption} <span class="soft">{note(period)}</span>
            </>
          }
          label={`${words.hora}, ${caption}`}
          heads={[words.ruler, words.hora, words.from, words.to]}
          rows={hours
            .filter((hour) => hour.period === period)
            .map((hour) => ({
              head: (
                <>
                  {grahas[hour.ruler]}
                  <NowTag page={page} stretch={hour} />
                </>
              ),
              cells: [
                page.format.number(hour.number),
                page.format.clock(hour.starts_at),
                page.format.clock(hour.ends_at),
              ],
              isNow: runsNow(page, hour),
            }))}
        />
      )}
    />
  );
}

/** The limbs that begin in the course of the day, with the score from then on. */
export function LimbChangesBlock({
  page,
  date,
  changes,
}: {
  page: PageContext;
  date: string;
  changes: readonly LimbChangeResult[];
}) {
  const words = page.words.shared.day;
  return (
    <Block id="h-changes" title={words.changes}>
      {changes.length === 0 ? (
        <p>{words.noChanges}</p>
      ) : (
        <Table
          caption={<span class="vh">{words.changes}</span>}
          label={words.tableOf(words.changes)}
          heads={[words.begins, words.limb, words.time, words.scoreAfter]}
          rows={changes.map(({ limb, number, starts_at, score_after }) => ({
            head: nameOfLimb(page, limb, number),
            cells: [words.limbs[limb], timeOn(page, date, starts_at), page.format.signed(score_after)],
          }))}
        />
      )}
    </Block>
  );
}

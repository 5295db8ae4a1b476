import { moonSvg } from '../../../charts/month/moon-svg.js';
import { numbered } from '../../../languages/names/numbered.js';
import { hrefWith } from '../../../pages/shared/blocks.js';
import { nakshatraName, signName } from '../../../pages/shared/day.js';
import { nameOfLimb } from '../../../pages/shared/day-tables.js';
import { MonthTable } from '../../../pages/shared/month-table.js';
import { queryOf } from '../../../pages/shell/address.js';
import { hrefOf, type PageContext } from '../../../pages/shell/context.js';
import { Block, Drawing, Fold, Table } from '../../../pages/shell/parts.js';
import type { TimingBand } from '../../../rules/muhurta/day-score-tables.js';
import type { MonthlySnapshotResult } from '../tool.js';
import type { DayReading } from './readings.js';
import type { MonthlySnapshotWords } from './words.js';

export interface MonthProps {
  readonly page: PageContext;
  readonly result: MonthlySnapshotResult;
  readonly words: MonthlySnapshotWords;
  readonly readings: readonly DayReading[];
}

const FILLS: Readonly<Record<TimingBand, string>> = { favourable: 'g', mixed: '', challenging: 'b' };

const ELONGATIONS = { new_moon: 0, first_quarter: 90, full_moon: 180, last_quarter: 270 } as const;

/** The score of a day, or its range. */
export function scoreOf(page: PageContext, words: MonthlySnapshotWords, { least, most }: DayReading): string {
  const { format } = page;
  return least === most ? format.signed(least) : words.between(format.signed(least), format.signed(most));
}

/** The month as a grid: score and phase of every day, from 48 rem its nakshatra too. */
export function CalendarBlock(props: MonthProps) {
  const { page, result, words } = props;
  const { format } = page;
  const isAskedInside = result.date.startsWith(result.target_month);
  const key = result.natal.birth_time_known ? words.key : words.keyOpen;
  return (
    <Block id="h-calendar" title={words.calendar}>
      <MonthTable
        page={page}
        month={result.target_month}
        class="cal"
        short={page.language.charts.weekdays}
        cell={(day) => <Cell {...props} day={day} />}
      />
      <p class="small soft">
        {key(format.signed(result.minimum), format.signed(result.maximum))} {words.sheet}
        {isAskedInside ? ` ${words.outlined(format.dayAndMonth(result.date))}` : null}
      </p>
    </Block>
  );
}

function Cell({ page, result, words, readings, day }: MonthProps & { day: number | null }) {
  const date = day === null ? undefined : `${result.target_month}-${String(day).padStart(2, '0')}`;
  const reading = readings.find((one) => one.day.date === date);
  // A date that the zone skipped has no reading.
  if (day === null || date === undefined || !reading) return <td class="out">{day ?? undefined}</td>;
  const { band: bands } = page.catalogue.names;
  const { band, isEighth } = reading;
  const isAsked = date === result.date;
  const classes = [band && FILLS[band], isAsked && 'sel'].filter(Boolean).join(' ');
  const phase = result.moon_phases.find(({ occurs_at }) => page.format.kept(occurs_at).startsWith(date));
  const { moon_phase: phases } = page.language.names;
  return (
    <td class={classes === '' ? undefined : classes} aria-current={isAsked ? 'date' : undefined}>
      <span class="dn">
        <a href={dayHref(page, date)}>{day}</a>
        {phase ? <Drawing svg={moonSvg(ELONGATIONS[phase.phase_code], { title: phases[phase.phase_code] })} /> : null}
      </span>
      <span class="sc">
        <ScoreInCell page={page} reading={reading} />
        <span class="vh"> {band ? bands[band] : words.openNote}</span>
      </span>
      <span class="dt">
        {nakshatraName(page, reading.day.nakshatra_name)}
        {isEighth ? (
          <>
            <br />
            {words.eighth}
          </>
        ) : null}
      </span>
    </td>
  );
}

/** The page of one day of the same person. */
function dayHref(page: PageContext, date: string): string {
  const query = new URLSearchParams(page.query);
  query.set('on', date);
  for (const name of ['target_month', 'explain']) query.delete(name);
  return hrefOf(page, '/tools/personal-activation', queryOf([...query]));
}

/** As short as it can be: a cell has 2 rem on a narrow phone. */
function ScoreInCell({ page, reading: { least, most } }: { page: PageContext; reading: DayReading }) {
  const { signed } = page.format;
  if (least === most) return <>{signed(least)}</>;
  return (
    <>
      {signed(least)}…<wbr />
      {signed(most)}
    </>
  );
}

/** Every day in a row, each with a link to why it has its score. */
export function AllDays({ page, result, words, readings }: MonthProps) {
  const common = page.words.shared.day;
  const { format, catalogue } = page;
  const { tara: taras, weekday: weekdays } = catalogue.names;
  const isKnown = result.natal.birth_time_known;
  return (
    <Fold summary={words.allDays}>
      <Table
        caption={words.allDays}
        label={common.tableOf(words.allDays)}
        heads={[
          words.date,
          common.limbs.tithi,
          common.limbs.nakshatra,
          words.moon,
          ...(isKnown ? [words.tara, words.house] : []),
          words.limbScore,
          common.score,
        ]}
        stack="lines"
        rows={readings.map((reading) => {
          const { day } = reading;
          const weekday = weekdays[day.vara_name];
          return {
            head: (
              <>
                <a href={hrefWith(page, { explain: day.date }, '#h-rules')}>{format.dayAndMonth(day.date)}</a>,{' '}
                {weekday}
              </>
            ),
            cells: [
              nameOfLimb(page, 'tithi', day.tithi_number),
              nakshatraName(page, day.nakshatra_name),
              signName(page, day.moon_sign_name),
              ...(isKnown
                ? [
                    `${numbered(taras, day.tarabala.number)} (${format.signed(day.tarabala.points)})`,
                    `${format.number(day.chandrabala.house_from_moon)} (${format.signed(day.chandrabala.points)})`,
                  ]
                : []),
              format.signed(day.limb_score),
              scoreOf(page, words, reading),
            ],
            isNow: day.date === result.date,
          };
        })}
      />
    </Fold>
  );
}

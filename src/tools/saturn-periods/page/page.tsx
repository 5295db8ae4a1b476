import { isBeyond } from '../../../base/time/accepted.js';
import { MILLISECONDS_PER_DAY } from '../../../base/time/calendar.js';
import { cyclesSvg, phaseSvg, scaleSvg } from '../../../charts/timeline/lanes.js';
import { ClockOfBirth, Reading, Running, signNamed, timeWithin } from '../../../pages/shared/blocks.js';
import { ticksBetween } from '../../../pages/shared/day-lanes.js';
import { tableLabel, Unseen } from '../../../pages/shared/natal.js';
import { openMoonSigns } from '../../../pages/shared/natal-day.js';
import { SubscribeToTransits } from '../../../pages/shared/subscribe.js';
import type { PageContext } from '../../../pages/shell/context.js';
import {
  Block,
  Drawing,
  Fold,
  FoldedBlock,
  Lane,
  type LeadFact,
  LeadFacts,
  Note,
  Table,
} from '../../../pages/shell/parts.js';
import { toolPage, type ViewProps } from '../../../pages/shell/tool-page.js';
import { type SaturnPeriod, type SaturnPeriodsResult, type SaturnSpan, saturnPeriodsTool } from '../tool.js';
import type { SaturnPeriodsWords } from './words.js';

interface Shown {
  readonly page: PageContext;
  readonly words: SaturnPeriodsWords;
  readonly result: SaturnPeriodsResult;
  /** Local, YYYY-MM-DD. */
  readonly birthDate: string;
}

export const saturnPeriodsPage = toolPage({
  tool: saturnPeriodsTool,
  card: {
    place: 85,
    searchTerms:
      'sadesati sade sati dhaiya dhaya ashtama shani ardhashtama kantaka saturn life साढ़ेसाती ढैया अष्टम शनि कंटक शनि саде сати дхайя сатурн saturno saturne',
  },
  answer({ page, result, words, provenance }) {
    const signs = openMoonSigns(provenance);
    const { about } = page.catalogue.texts;
    if (signs) return about(words.title, page.format.alternatives(signs.map((sign) => signNamed(page, sign))));
    return about(words.sadeSati, page.format.list(cyclesOf(result).map((cycle) => yearsText(page, cycle))));
  },
  View({ page, result, words, provenance, input }) {
    const shown: Shown = { page, words, result, birthDate: String(input['birth_date']) };
    const signs = openMoonSigns(provenance);
    const running = result.saturn_periods.filter((period) => isRunning(page, period));
    const next = result.saturn_periods.find(({ starts_at }) => Date.parse(starts_at) > page.at.getTime());
    return (
      <>
        <LeadFacts
          facts={[
            { label: words.natalMoon, value: signNamed(page, result.natal_moon_sign) },
            {
              label: words.now,
              value: running.length === 0 ? words.none : running.map((one) => told(page, one)).join('; '),
            },
            ...(next
              ? [{ label: words.next, value: told(page, next), note: timeWithin(page, next.starts_at_local) }]
              : []),
          ]}
        />
        <OpenMoon {...shown} signs={signs} />
        <Life {...shown} />
        <Periods {...shown} />
        <FoldedBlock id="h-kantaka" title={words.kantakaTitle} isPrinted>
          <p class="soft">{words.kantaka}</p>
          <Table
            caption={<Unseen>{words.kantakaTitle}</Unseen>}
            label={tableLabel(page, words.kantakaTitle)}
            heads={[words.from, words.to, words.saturnIn, words.house]}
            rows={result.kantaka_periods.map((stay) => ({
              head: timeWithin(page, stay.starts_at_local),
              cells: [
                timeWithin(page, stay.ends_at_local),
                signNamed(page, stay.sign_name),
                String(stay.house_from_moon),
              ],
              isNow: isRunning(page, stay),
            }))}
          />
        </FoldedBlock>
        {signs ? null : <SubscribeToTransits page={page} moon={result.natal_moon_sign} />}
        <Reading title={words.whatTitle} text={words.what} />
      </>
    );
  },
});

type Props = ViewProps<SaturnPeriodsResult, SaturnPeriodsWords>;

/** What a page of several tools shows: the line of a life, and every period in a fold. */
export function SaturnSection({ page, result, words, provenance, input }: Props) {
  const shown: Shown = { page, words, result, birthDate: String(input['birth_date']) };
  return (
    <>
      <OpenMoon {...shown} signs={openMoonSigns(provenance)} />
      <Life {...shown} />
      <Fold summary={words.tableTitle} isPrinted>
        <PeriodsTable {...shown} />
      </Fold>
    </>
  );
}

/** The line of a life alone, marked at the date that the page looks at. */
export function LifeSection({ page, result, words, input }: Props) {
  const date = new URLSearchParams(page.query).get('calculation_date');
  const at = date === null ? page.at : new Date(date);
  return <Life page={{ ...page, at }} words={words} result={result} birthDate={String(input['birth_date'])} />;
}

/** That a day of unknown time has the Moon in two signs. */
function OpenMoon({ page, words, result, signs }: Shown & { signs: ReturnType<typeof openMoonSigns> }) {
  if (!signs) return null;
  const { lead, rest } = openMoonWords({ page, words, result }, signs);
  return (
    <Note tone="warm" lead={lead}>
      {rest}
    </Note>
  );
}

type Open = Pick<Props, 'page' | 'words' | 'result'>;

function openMoonWords({ page, words, result }: Open, signs: NonNullable<ReturnType<typeof openMoonSigns>>) {
  return {
    lead: words.open(page.format.alternatives(signs.map((sign) => signNamed(page, sign)))),
    rest: words.openText(signNamed(page, result.natal_moon_sign)),
  };
}

/** The same in a paragraph; undefined where the sign of the Moon is known. */
export function openMoonText({ provenance, ...of }: Open & Pick<Props, 'provenance'>): string | undefined {
  const signs = openMoonSigns(provenance);
  return signs && Object.values(openMoonWords(of, signs)).join(' ');
}

/** The Sade Sati that runs, or that none does and when the next one comes. */
export function sadeSatiFact({ page, words, result }: Pick<Props, 'page' | 'words' | 'result'>): LeadFact {
  const label = words.sadeSati;
  const phases = result.saturn_periods.filter(({ cycle_number }) => cycle_number !== null);
  const running = phases.find((one) => isRunning(page, one));
  if (running) {
    const { phase, ends_at_local } = running;
    const value = phase === null ? words.now : page.language.names.sade_sati_phase[phase];
    return { label, value, note: page.words.shared.day.until(page.format.dateOf(ends_at_local)) };
  }
  const next = phases.find(({ starts_at }) => Date.parse(starts_at) > page.at.getTime());
  if (!next || isBeyond(next.starts_at_local)) return { label, value: words.none };
  const { about } = page.catalogue.texts;
  return { label, value: words.none, note: about(words.next, page.format.month(next.starts_at_local)) };
}

interface Cycle {
  readonly start: string;
  readonly end: string;
}

/** Each Sade Sati as a whole. */
function cyclesOf({ saturn_periods }: SaturnPeriodsResult): Cycle[] {
  const phases = saturn_periods.filter(({ cycle_number }) => cycle_number !== null);
  const numbers = [...new Set(phases.map(({ cycle_number }) => cycle_number))];
  return numbers.map((number) => {
    const own = phases.filter(({ cycle_number }) => cycle_number === number);
    const [first, last] = [own[0], own.at(-1)] as [SaturnPeriod, SaturnPeriod];
    return { start: first.starts_at, end: last.ends_at };
  });
}

function yearsText(page: PageContext, cycle: Cycle): string {
  const [from, to] = yearsOf(cycle);
  return from === to ? from : page.words.shared.periods.span(from, to);
}

/** The same above its stretch of a life, where no words have room. */
function yearsLabel(cycle: Cycle): string {
  const [from, to] = yearsOf(cycle);
  return from === to ? from : `${from}–${to}`;
}

function yearsOf({ start, end }: Cycle): [from: string, to: string] {
  return [start, end].map((at) => (isBeyond(at) ? '…' : at.slice(0, 4))) as [string, string];
}

function isRunning({ at }: PageContext, { starts_at, ends_at }: SaturnSpan): boolean {
  const now = at.getTime();
  return Date.parse(starts_at) <= now && now < Date.parse(ends_at);
}

/** "Sade Sati, middle phase". */
function told(page: PageContext, { period_code, phase }: SaturnPeriod): string {
  const names = page.language.names;
  const name = names.saturn_period[period_code];
  return phase === null ? name : `${name}, ${names.sade_sati_phase[phase]}`;
}

/** Sade Satis and dhaiyas over the years of a life. */
function Life({ page, words, result, birthDate }: Shown) {
  const from = Date.parse(birthDate);
  const to = from + (result.years * 365.25 + 1) * MILLISECONDS_PER_DAY;
  const within = ({ start, end }: Cycle) => ({
    from: Math.max(from, Date.parse(start)),
    to: Math.min(to, Date.parse(end)),
  });
  const now = page.at.getTime() > from && page.at.getTime() < to ? page.at.getTime() : undefined;
  const cycles = cyclesOf(result);
  const dhaiyas = result.saturn_periods.filter(({ cycle_number }) => cycle_number === null);
  const years = cycles.map((cycle) => yearsText(page, cycle));
  const below = dhaiyas.map(({ starts_at, ends_at }) => yearsText(page, { start: starts_at, end: ends_at }));
  return (
    <Block id="h-life" title={words.lifeTitle} soft={words.lifeNote}>
      <div class="lanes">
        <Lane
          name={words.sadeSati}
          svg={cyclesSvg({
            title: page.catalogue.texts.about(words.sadeSati, page.format.list(years)),
            from,
            to,
            cycles: cycles.map((cycle) => ({ ...within(cycle), label: yearsLabel(cycle) })),
            now,
          })}
        />
        <Lane
          name={words.dhaiyas}
          svg={phaseSvg({
            title: page.catalogue.texts.about(
              words.dhaiyas,
              below.length === 0 ? page.words.shared.natal.none : page.format.list(below),
            ),
            from,
            to,
            stays: dhaiyas.map(({ starts_at, ends_at }) => within({ start: starts_at, end: ends_at })),
            now,
          })}
        />
        <div class="lane">
          <span></span>
          <Drawing svg={scaleSvg({ from, to, ticks: ticksBetween(from, to, 10) })} />
        </div>
      </div>
    </Block>
  );
}

function Periods(shown: Shown) {
  return (
    <Block id="h-periods" title={shown.words.tableTitle}>
      <PeriodsTable {...shown} />
    </Block>
  );
}

/** The rows of every period, as plain text. */
export function lifeRows({ page, result, input }: Pick<Props, 'page' | 'result' | 'input'>) {
  const birthDate = String(input['birth_date']);
  return result.saturn_periods.map((period) => ({
    cells: [
      timeWithin(page, period.starts_at_local),
      timeWithin(page, period.ends_at_local),
      told(page, period),
      signNamed(page, period.sign_name),
      ageText(birthDate, period.starts_at_local),
    ],
    isNow: isRunning(page, period),
  }));
}

function PeriodsTable({ page, words, result, birthDate }: Shown) {
  return (
    <>
      <Table
        caption={<Unseen>{words.tableTitle}</Unseen>}
        label={tableLabel(page, words.tableTitle)}
        stack="lines"
        heads={[words.from, words.to, words.period, words.saturnIn, words.age]}
        rows={result.saturn_periods.map((period) => {
          const isNow = isRunning(page, period);
          return {
            head: timeWithin(page, period.starts_at_local),
            cells: [
              timeWithin(page, period.ends_at_local),
              <Running page={page} isNow={isNow} name={told(page, period)} />,
              signNamed(page, period.sign_name),
              ageText(birthDate, period.starts_at),
            ],
            isNow,
          };
        })}
      />
      <ClockOfBirth page={page} zone={result.timezone} />
    </>
  );
}

/** The full years of life at an instant; none before birth. */
function ageText(birthDate: string, instant: string): string {
  if (instant < birthDate || isBeyond(instant)) return '–';
  const years = Number(instant.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return String(instant.slice(5, 10) < birthDate.slice(5) ? years - 1 : years);
}

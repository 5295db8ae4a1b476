import { lowered } from '../../../languages/locale/plural.js';
import { monthClock, nakshatraName, RulesBlock, RulesTable, signName } from '../../../pages/shared/day.js';
import { caveatFacts } from '../../../pages/shared/day-events.js';
import { MonthSwitch } from '../../../pages/shared/month-switch.js';
import { type PossibleMoon, possibleMoons, rulesAt, toldAt } from '../../../pages/shared/natal-day.js';
import { Block, Fold, LeadFacts, Note } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage, type ViewProps } from '../../../pages/shell/tool-page.js';
import { monthlySnapshotTool } from '../tool.js';
import { AllDays, CalendarBlock, type MonthProps, scoreOf } from './calendar.js';
import { EventsBlock, PeriodsBlock } from './events.js';
import { type DayReading, knownReadings, openReadings } from './readings.js';

export const monthlySnapshotPage = toolPage({
  tool: monthlySnapshotTool,
  card: {
    place: 60,
    searchTerms: 'month calendar monthly horoscope masik मासिक महीना месяц місяць monat mois mes',
  },
  choices: ['explain'],
  answer({ page, result, words }) {
    return monthAnswer({ page, result, words });
  },
  View({ page, result, provenance, words, choices }) {
    const common = { page, result, words };
    const chosen = choices.get('explain');
    return (
      <>
        <Head {...common} />
        {result.natal.birth_time_known ? (
          <Known {...common} readings={knownReadings(result.days)} chosen={chosen} />
        ) : (
          <Unknown {...common} chosen={chosen} provenance={provenance} />
        )}
      </>
    );
  },
});

type Props = ShownBy<typeof monthlySnapshotTool>;

/** How many days read well, and the best of them; of an unknown time, how many it leaves open. */
function monthAnswer({ page, result, words }: Props): string {
  const { format, catalogue } = page;
  const { about } = catalogue.texts;
  const isKnown = result.natal.birth_time_known;
  if (!isKnown && !result.day_ranges) return words.unknownLead;
  const readings = isKnown ? knownReadings(result.days) : openReadings(result.days, result.day_ranges ?? []);
  const count = (band: string | undefined) => format.number(readings.filter((one) => one.band === band).length);
  const best = format.list([...result.best_dates].sort().map((date) => format.number(dayOf(date))));
  return [
    about(words.favourableDays, count('favourable')),
    isKnown ? words.best(best) : about(lowered(page, words.open), count(undefined)),
  ].join('; ');
}

interface Chosen {
  /** The date whose score is to be explained. */
  readonly chosen: string | null;
}

function Head({ page, result, words }: Props) {
  const { natal, target_month } = result;
  const common = page.words.shared.day;
  const moon = `${signName(page, natal.moon_sign_name)}, ${nakshatraName(page, natal.nakshatra_name)}, ${common.pada(natal.pada)}`;
  return (
    <>
      <p class="sub">
        {natal.birth_time_known ? `${words.seenFrom(moon)} ` : null}
        {monthClock(page, result.timezone, target_month)}
      </p>
      <MonthSwitch page={page} label={words.monthNav} month={target_month} without={['explain']} />
    </>
  );
}

function Known({ page, result, words, readings, chosen }: MonthProps & Chosen) {
  const { format } = page;
  const props = { page, result, words, readings };
  const explained = explainedDay(props, chosen);
  const days = (dates: readonly string[]) => format.list([...dates].sort().map((date) => format.number(dayOf(date))));
  const count = (band: string) => format.number(readings.filter((reading) => reading.band === band).length);
  return (
    <>
      <LeadFacts
        facts={[
          { label: words.favourableDays, value: count('favourable'), note: words.best(days(result.best_dates)) },
          { label: words.mixedDays, value: count('mixed') },
          {
            label: words.challengingDays,
            value: count('challenging'),
            note: words.caution(days(result.caution_dates)),
          },
        ]}
      />
      <CalendarBlock {...props} />
      <div class="cols tight">
        <EventsBlock page={page} result={result} words={words} />
        <PeriodsBlock page={page} result={result} words={words} />
      </div>
      {explained ? (
        // A sheet of paper has the month; the rules of a day are asked for where days can be chosen.
        <div class="no-print">
          <RulesBlock
            page={page}
            title={words.whyDay(format.dayAndMonth(explained.day.date), format.signed(explained.day.score))}
            rules={explained.day.rules}
            score={explained.day.score}
          />
        </div>
      ) : null}
      <Block id="h-days" title={words.otherDays}>
        <AllDays {...props} />
      </Block>
      <div class="no-print">
        <Block id="h-words" title={words.inWords}>
          <p class="read">{page.format.withTimes(result.summary)}</p>
        </Block>
      </div>
    </>
  );
}

function dayOf(date: string): number {
  return Number(date.slice(8));
}

/** The day that was chosen, else the one asked about, else the best of the month. */
function explainedDay(
  { result, readings }: Pick<MonthProps, 'result' | 'readings'>,
  chosen: string | null,
): DayReading | undefined {
  const on = (date: string | null | undefined) => readings.find(({ day }) => day.date === date);
  return on(chosen) ?? on(result.date) ?? (result.natal.birth_time_known ? on(result.best_dates[0]) : readings[0]);
}

type Provenance = ViewProps<never, never>['provenance'];

function Unknown({ page, result, words, chosen, provenance }: Props & Chosen & { readonly provenance: Provenance }) {
  const { format, catalogue } = page;
  const events = <EventsBlock page={page} result={result} words={words} />;
  const [range] = caveatFacts(provenance, 'month_range');
  const noDashas = <p>{words.dashasOpen(range?.dasha_days)}</p>;
  const { birth_time_range } = provenance;
  if (!birth_time_range || !result.day_ranges) {
    return (
      <>
        <Note tone="warm" lead={words.unknownLead}>
          {words.unknownNoFacts}
        </Note>
        {events}
        {noDashas}
      </>
    );
  }
  const moons = possibleMoons(birth_time_range);
  const readings = openReadings(result.days, result.day_ranges);
  const props = { page, result, words, readings };
  const count = (band: string | undefined) => format.number(readings.filter((one) => one.band === band).length);
  const name = ({ sign, nakshatra }: PossibleMoon) => `${signName(page, sign)}, ${nakshatraName(page, nakshatra)}`;
  const [first = '', last = ''] = [moons[0], moons.at(-1)].map((moon) => moon && name(moon.value));
  const explained = explainedDay(props, chosen);
  const path = `days[${result.days.findIndex(({ date }) => date === explained?.day.date)}]`;
  const why = explained && words.whyDay(format.dayAndMonth(explained.day.date), scoreOf(page, words, explained));
  return (
    <>
      <LeadFacts
        facts={[
          { label: words.favourableDays, value: count('favourable'), note: words.sure },
          { label: words.mixedDays, value: count('mixed'), note: words.sure },
          { label: words.challengingDays, value: count('challenging'), note: words.sure },
          { label: words.open, value: count(undefined), note: words.openNote },
        ]}
      />
      <Note tone="warm" lead={words.unknownLead}>
        {words.unknown(first, last)}
      </Note>
      <CalendarBlock {...props} />
      {events}
      {noDashas}
      {explained && why ? (
        <Block id="h-rules" title={why} soft={words.byMoon}>
          {moons.map(({ value: moon, from }) => (
            <Fold summary={name(moon)}>
              <RulesTable
                page={page}
                name={`${why}, ${name(moon)}`}
                rules={rulesAt(
                  catalogue,
                  birth_time_range,
                  { rules: explained.day.rules, path: `${path}.rules` },
                  from,
                )}
                score={toldAt<number>(birth_time_range, `${path}.score`, from) ?? explained.day.score}
              />
            </Fold>
          ))}
        </Block>
      ) : null}
      <Block id="h-days" title={words.otherDays}>
        <AllDays {...props} />
      </Block>
      <p class="soft small">{page.format.withTimes(catalogue.texts.dayReadAt[result.day_basis])}</p>
    </>
  );
}

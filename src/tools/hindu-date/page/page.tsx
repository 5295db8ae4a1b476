import { isSolar, type MonthReckoning } from '../../../languages/locale/habits.js';
import { capital } from '../../../languages/locale/plural.js';
import { DaySwitch, hrefWith, Reading } from '../../../pages/shared/blocks.js';
import { rangeOn, type Stretch, timeOn } from '../../../pages/shared/day.js';
import { nameOfLimb } from '../../../pages/shared/day-tables.js';
import { lunarFirst, monthFirst, withFirst, yearFirst } from '../../../pages/shared/month-first.js';
import { solarDateTold } from '../../../pages/shared/solar-date.js';
import { Block, Facts, LeadFacts, Note, Table } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import { hinduDateTool } from '../tool.js';
import { CalendarsOfSun } from './calendars.js';

type Shown = ShownBy<typeof hinduDateTool>;
type Lunar = NonNullable<Shown['result']['lunar_date']>;
type Found = Shown['result']['found'][number];

export const hinduDatePage = toolPage({
  tool: hinduDateTool,
  isOfPerson: true,
  choices: ['month'],
  card: {
    place: 85,
    searchTerms:
      'hindu calendar date converter vikram samvat bikram sambat nepali date saka calendar tamil date malayalam date kollam bengali date bangla odia assamese nanakshahi hindi month adhik maas purnimanta amanta हिंदी महीना विक्रम संवत शक संवत नेपाली मिति индуистский календарь дата лунный календарь індуїстський календар дата hinduistischer Kalender Datum fecha hindú date hindoue',
  },
  answer({ page, result, words, choices }) {
    const { lunar_date: lunar, year_numbers: years, found, date } = result;
    if (date === null) {
      const first = found.find((one) => one.date !== null);
      return first?.date ? page.format.date(first.date) : words.noneFound;
    }
    if (!lunar || !years) return page.format.date(date);
    const first = monthFirst(page.locale, choices.get('month'));
    const ofMoon = `${monthFact({ page, words }, lunar, first).value}, ${tithiNamed({ page }, lunar)}`;
    const sun = sunFact({ page, result }, first);
    if (sun) return `${sun.value}; ${ofMoon}`;
    const { label, value } = yearFact({ page }, { years, samvatsara: result.samvatsara, first });
    return `${ofMoon}; ${label} ${value}`;
  },
  View({ page, result, words, choices }) {
    const first = monthFirst(page.locale, choices.get('month'));
    const shown: Shown = { page, words, result };
    const { date } = result;
    return (
      <>
        {date === null ? (
          <FoundDates {...shown} />
        ) : (
          <>
            <Lead {...shown} {...{ date, first }} />
            {isSolar(first) ? <CalendarsOfSun {...shown} {...{ date, first }} /> : null}
            <OfMoon {...shown} {...{ date, first }} />
            {isSolar(first) ? null : <CalendarsOfSun {...shown} {...{ date, first }} />}
          </>
        )}
        <Reading id="h-about" title={words.aboutTitle} text={words.about} />
      </>
    );
  },
});

type OnPage = Pick<Shown, 'page'>;

/** "Jyeshtha", "Jyeshtha (adhika)". */
function monthNamed(
  { page }: OnPage,
  { name, adhika }: { readonly name: Lunar['amanta_month']['name']; readonly adhika: boolean },
) {
  const month = page.language.names.lunar_month[name];
  return adhika ? page.words.tools.panchang.adhika(month) : month;
}

/** "9 November 2026, 12:32 – 9 December 2026, 06:21" */
function spanOf({ format, words }: Shown['page'], { starts_at, ends_at }: Stretch): string {
  return words.shared.periods.dates(format.dateTime(starts_at), format.dateTime(ends_at));
}

function purnimantaNamed({ page }: OnPage, { starts_at, ends_at, ...month }: Lunar['purnimanta_month']): string {
  const name = monthNamed({ page }, month);
  return starts_at === null || ends_at === null ? name : `${name}, ${spanOf(page, { starts_at, ends_at })}`;
}

function tithiNamed({ page }: OnPage, { tithi }: Pick<Lunar, 'tithi'>): string {
  return nameOfLimb(page, 'tithi', tithi.number);
}

interface OnDate extends Shown {
  readonly date: string;
  /** Whose months are told first. */
  readonly first: MonthReckoning;
}

/** The date by the Sun, where its months are told first. */
function sunFact({ page, result }: Pick<Shown, 'page' | 'result'>, first: MonthReckoning) {
  const told = isSolar(first) ? result.solar_months?.[`${first}_month`] : undefined;
  return told && isSolar(first)
    ? { label: page.language.names.calendar[first], value: solarDateTold(page, first, told) }
    : undefined;
}

/** The month of the Moon that is told first. */
function monthFact({ page, words }: Pick<Shown, 'page' | 'words'>, lunar: Lunar, first: MonthReckoning) {
  const reckoning = lunarFirst(page, first);
  return { label: words[reckoning], value: monthNamed({ page }, lunar[`${reckoning}_month`]) };
}

interface YearsOf extends Pick<OnDate, 'first'> {
  readonly years: NonNullable<Shown['result']['year_numbers']>;
  readonly samvatsara: Shown['result']['samvatsara'];
}

/** The year of the language by its name or its number. */
function yearFact({ page }: OnPage, { years, samvatsara, first }: YearsOf) {
  const { yearNames, samvatsara: cycle } = page.words.tools.panchang;
  const year = yearFirst(page.locale, first);
  if (year === 'south' && samvatsara) {
    return { label: cycle, value: page.language.names.samvatsara[samvatsara.south.name] };
  }
  const era = year === 'saka' || year === 'vikrama_gujarat' ? year : 'vikrama';
  return { label: yearNames[era], value: String(years[era]) };
}

function Lead({ page, result, words, date, first }: OnDate) {
  const { lunar_date: lunar, year_numbers: years, samvatsara } = result;
  if (!lunar || !years || !samvatsara) return null;
  const sun = sunFact({ page, result }, first);
  const month = monthFact({ page, words }, lunar, first);
  const tithi = { label: words.tithi, value: tithiNamed({ page }, lunar) };
  return (
    <>
      <LeadFacts facts={sun ? [sun, month, tithi] : [month, tithi, yearFact({ page }, { years, samvatsara, first })]} />
      <DaySwitch page={page} name="on" date={date} />
    </>
  );
}

/** Years that a link to the same date of others asks for. */
const YEARS = 12;

function OfMoon({ page, result, words, date, first: reckoning }: OnDate) {
  const { lunar_date: lunar, year_numbers: years, samvatsara } = result;
  const { yearNames, samvatsaraOf, years: yearsTitle, samvatsara: cycle } = page.words.tools.panchang;
  if (!lunar || !years || !samvatsara) return <Note lead={words.noDay} />;
  const { amanta_month: amanta, purnimanta_month: purnimanta, tithi, skipped_tithi: skipped } = lunar;
  const year = yearFirst(page.locale, reckoning);
  const numbers = [
    ...withFirst(year, ['vikrama', 'vikrama_gujarat', 'saka', 'kali'] as const).map(
      (era) => `${yearNames[era]} ${years[era]}`,
    ),
    `${words.nepalSambat} ${years.nepal_sambat}`,
    `${words.saptarshi} ${years.saptarshi}`,
  ];
  const names = (['south', 'north', 'gujarat'] as const).flatMap((of) => {
    const named = samvatsara[of];
    return named ? [`${page.language.names.samvatsara[named.name]} (${samvatsaraOf[of]})`] : [];
  });
  const omitted = amanta.omitted_month_name;
  const first = Number(date.slice(0, 4));
  const others = hrefWith(page, {
    on: undefined,
    calendar_code: 'amanta',
    month_number: String(amanta.number),
    tithi_number: String(tithi.number),
    from_year: String(first),
    to_year: String(Math.min(2200, first + YEARS - 1)),
  });
  return (
    <Block id="h-moon" title={words.lunarTitle}>
      <Facts
        facts={[
          [
            words.amanta,
            `${monthNamed({ page }, amanta)}, ${spanOf(page, amanta)}${omitted === null ? '' : `; ${page.words.tools.panchang.omitted(page.language.names.lunar_month[omitted])}`}`,
          ],
          [words.purnimanta, purnimantaNamed({ page }, purnimanta)],
          [words.tithi, `${tithiNamed({ page }, lunar)}, ${rangeOn(page, date, tithi)}`],
          [
            words.sunrises,
            `${timeOn(page, date, lunar.sunrise_at)}; ${page.language.names.tithi_sunrise[lunar.sunrise_code]}`,
          ],
          ...(skipped
            ? [
                [
                  words.skipped,
                  `${nameOfLimb(page, 'tithi', skipped.number)}, ${rangeOn(page, date, skipped)}`,
                ] as const,
              ]
            : []),
          [yearsTitle, numbers.join('; ')],
          [cycle, names.join('; ')],
        ]}
      />
      <p class="acts">
        <a href={others}>{words.otherYears}</a>
      </p>
    </Block>
  );
}

function FoundDates({ page, result, words }: Shown) {
  const { found, calendar_code } = result;
  const title = `${words.foundTitle}: ${page.language.names.calendar[calendar_code]}`;
  if (found.length === 0) return <Note lead={words.noneFound} />;
  return (
    <Block id="h-found" title={title}>
      <Table
        caption={title}
        label={title}
        stack="lines"
        heads={[words.date, words.what, words.when]}
        rows={found.map((one) => ({
          head: <DateLink page={page} words={words} one={one} />,
          cells: [whatOf({ page }, one), whenOf({ page, words }, one)],
        }))}
      />
    </Block>
  );
}

function DateLink({ page, words, one }: Pick<Shown, 'page' | 'words'> & { readonly one: Found }) {
  if (one.date === null) return <>{words.noDay}</>;
  const nothing = Object.fromEntries(SOUGHT.map((name) => [name, undefined]));
  return <a href={hrefWith(page, { ...nothing, on: one.date })}>{capital(page.format.dateWithWeekday(one.date))}</a>;
}

const SOUGHT = ['calendar_code', 'month_number', 'tithi_number', 'day_number', 'from_year', 'to_year'] as const;

/** The month of a tithi and its sunrises; the year of a date by the Sun. */
function whatOf({ page }: OnPage, { lunar_month: month, sunrise_code, year_number, era_code }: Found): string {
  const { tithi_sunrise, sun_era } = page.language.names;
  return [
    ...(month ? [monthNamed({ page }, month)] : []),
    ...(sunrise_code === null ? [] : [tithi_sunrise[sunrise_code]]),
    ...(year_number === null || era_code === null ? [] : [`${sun_era[era_code]} ${year_number}`]),
  ].join('; ');
}

function whenOf(
  { page, words }: Pick<Shown, 'page' | 'words'>,
  { tithi_span: span, month_began: began }: Found,
): string {
  if (span) return spanOf(page, span);
  if (!began) return '';
  const near = began.is_near_limit ? [words.nearLimit] : [];
  const first = page.catalogue.texts.about(words.monthFrom, page.format.date(began.date));
  return [first, page.language.names.month_rule[began.month_rule_code], ...near].join('; ');
}

import type { MonthReckoning } from '../../../languages/locale/habits.js';
import { hrefWith } from '../../../pages/shared/blocks.js';
import { withFirst } from '../../../pages/shared/month-first.js';
import { solarYear } from '../../../pages/shared/solar-date.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, Table, Tag } from '../../../pages/shell/parts.js';
import type { ShownBy } from '../../../pages/shell/tool-page.js';
import type { hinduDateTool } from '../tool.js';

type Shown = ShownBy<typeof hinduDateTool>;
type Dates = NonNullable<Shown['result']['solar_months']>;
type SolarDate = NonNullable<Dates[keyof Dates]>;

/** Each with the kind of the names of its months. */
const CALENDARS = [
  ['tamil', 'tamil_month'],
  ['malayalam', 'malayalam_month'],
  ['bengali', 'bengali_month'],
  ['bengali_surya_siddhanta', 'bengali_month'],
  ['odia', 'odia_month'],
  ['assamese', 'assamese_month'],
  ['nepali', 'nepali_month'],
  ['punjabi', 'punjabi_month'],
  ['national', 'lunar_month'],
  ['bangladesh', 'bengali_month'],
  ['nanakshahi', 'punjabi_month'],
] as const;

/** Years that a link to the same date of others asks for. */
const YEARS = 12;

interface Props extends Shown {
  readonly date: string;
  /** Whose months are told first. */
  readonly first: MonthReckoning;
}

function monthNamed({ language }: PageContext, kind: (typeof CALENDARS)[number][1], { name }: SolarDate): string {
  return (language.names[kind] as Readonly<Record<string, string>>)[name] ?? name;
}

/** The date in the calendars of the Sun, each with how its month began: first that which is told first. */
export function CalendarsOfSun({ page, result, words, date, first: reckoning }: Props) {
  const { names } = page.language;
  const first = CALENDARS.find(([calendar]) => calendar === reckoning);
  const rows = withFirst(first, CALENDARS).flatMap(([calendar, kind]) => {
    const told = result.solar_months?.[`${calendar}_month`];
    if (!told) return [];
    const month = monthNamed(page, kind, told);
    const year = Number(date.slice(0, 4));
    const others = hrefWith(page, {
      on: undefined,
      calendar_code: calendar,
      month_number: String(told.number),
      day_number: String(told.day_number),
      from_year: String(year),
      to_year: String(Math.min(2200, year + YEARS - 1)),
    });
    return [
      {
        head: names.calendar[calendar],
        cells: [
          <>
            <a href={others}>{`${month} ${told.day_number}`}</a>
            {solarYear(page, told)}
          </>,
          <BegunIn page={page} words={words} told={told} />,
        ],
      },
    ];
  });
  return (
    <Block id="h-sun" title={words.solarTitle}>
      <Table
        caption={words.solarTitle}
        label={words.solarTitle}
        stack="lines"
        heads={[words.calendar, words.date, words.monthFrom]}
        rows={rows}
      />
    </Block>
  );
}

function BegunIn({ page, words, told }: Pick<Shown, 'page' | 'words'> & { readonly told: SolarDate }) {
  const { names } = page.language;
  const { month_began: began, reckoned_at: at, grade } = told;
  if (!began) return null;
  const how = [
    names.month_rule[began.month_rule_code],
    ...(began.entered_at === null ? [] : [page.format.dateTime(began.entered_at)]),
    ...(began.sun_code === null ? [] : [names.sun_reckoning[began.sun_code]]),
    ...(at ? [page.catalogue.texts.about(words.reckonedIn, names.calendar_town[at.town_code])] : []),
  ];
  return (
    <>
      {page.format.date(began.date)}
      <br />
      <span class="soft small">{how.join('; ')}</span>
      {began.is_near_limit ? (
        <>
          {' '}
          <Tag tone="mid">{words.nearLimit}</Tag>
        </>
      ) : null}
      {grade === 'B' ? (
        <>
          {' '}
          <Tag>{words.differs}</Tag>
        </>
      ) : null}
    </>
  );
}

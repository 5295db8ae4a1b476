import { HABITS, isSolar, type MonthReckoning } from '../../../languages/locale/habits.js';
import { capital, lowered } from '../../../languages/locale/plural.js';
import { numbered } from '../../../languages/names/numbered.js';
import { DayHead, instantOf, nowIn, rangeOf, runsNow } from '../../../pages/shared/day.js';
import { DayEvents } from '../../../pages/shared/day-events.js';
import {
  ChoghadiyaLane,
  DayLanes,
  type LaneDay,
  NamedWindowLanes,
  PartsLane,
} from '../../../pages/shared/day-lanes.js';
import { LimbFacts, limbText, shownLimb } from '../../../pages/shared/day-limbs.js';
import { ChoghadiyaBlock, nameOfLimb } from '../../../pages/shared/day-tables.js';
import { monthFirst } from '../../../pages/shared/month-first.js';
import { monthHref } from '../../../pages/shared/place-links.js';
import { Subscribe } from '../../../pages/shared/subscribe.js';
import { Block, Facts, LeadFacts } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import { type PanchangResult, panchangTool } from '../tool.js';
import { dateToldFirst, solarDate } from './date-first.js';
import { GowriBlock } from './gowri.js';
import { lunarMonthText } from './lunar-month.js';
import { LIMBS, PARTS_OF, WholeDay } from './whole-day.js';
import { FurtherLanes, Windows, windowsOf } from './windows.js';

export const panchangPage = toolPage({
  tool: panchangTool,
  choices: ['month'],
  card: {
    place: 10,
    isMostSought: true,
    searchTerms:
      'panchanga panchangam panjika panchag tithi rahu kaal rahukaal rahukalam rahu kalam choghadiya chaughadia sunrise hindu calendar muhurat muhurta abhijit yoga karana पंचांग तिथि राहु काल चौघड़िया मुहूर्त सूर्योदय панчанг панчанга титхи раху кала календарь календар kalender calendrier calendario today panchang gowri gauri nalla neram bhadra vishti gulika kalam yamaganda durmuhurta durmuhurtham varjyam amrita kala brahma muhurta godhuli moonrise moonset sunset disha shool panchak ganda moola आज का पंचांग भद्रा गुलिक काल यमगंड दुर्मुहूर्त ब्रह्म मुहूर्त अभिजीत चंद्रोदय सूर्यास्त दिशाशूल पंचक бхадра восход заход луны солнца схід захід місяця сонця sonnenaufgang mondaufgang lever coucher soleil lune salida puesta sol luna',
  },
  answer({ page, result }) {
    const { texts } = page.catalogue;
    const { limbs } = page.words.shared.day;
    const told = (['tithi', 'nakshatra'] as const).map((limb) => {
      const { value, note } = shownLimb(page, dayOf(result), limb, result[limb], result.limbs?.[PARTS_OF[limb]]);
      // The nakshatra's end stands in the fact below: both are too long for a line.
      return texts.about(lowered(page, limbs[limb]), limb === 'tithi' ? `${value}, ${note}` : value);
    });
    return capital(told.join('; '));
  },
  View({ page, result, words, beside, choices }) {
    const day = dayOf(result);
    const common = page.words.shared.day;
    const windows = windowsOf(result);
    const first = monthFirst(page.locale, choices.get('month'));
    return (
      <>
        <DayHead page={page} day={day} />
        {isSolar(first) && solarDate(page, result, first) ? (
          <p class="sub">{dateToldFirst(page, result, first)}</p>
        ) : null}
        <p class="acts no-print">
          <a href={monthHref(page, result.date.slice(0, 7))}>{page.words.tools['panchang-month'].name}</a>
        </p>
        <Lead page={page} result={result} words={words} day={day} />
        <DayEvents
          page={page}
          date={result.date}
          observances={result.observances}
          eclipses={result.eclipses}
          choice={result.observance_choice}
        />
        <DayLanes page={page} day={day}>
          <NamedWindowLanes page={page} day={day} windows={windows} />
          <FurtherLanes page={page} result={result} words={words} day={day} />
          <ChoghadiyaLane page={page} day={day} choghadiya={result.choghadiya} />
          {LIMBS.map((limb) => (
            <PartsLane
              page={page}
              day={day}
              name={common.limbs[limb]}
              parts={(result.limbs?.[PARTS_OF[limb]] ?? [result[limb], result[limb].next])
                .filter((part) => part !== null)
                .map((part) => ({ ...part, label: nameOfLimb(page, limb, part.number) }))}
            />
          ))}
        </DayLanes>
        <div class="cols">
          <Limbs page={page} result={result} words={words} first={first} />
          <Windows page={page} result={result} words={words} />
        </div>
        {HABITS[page.locale].eighths === 'gowri' ? <GowriBlock page={page} result={result} words={words} /> : null}
        <ChoghadiyaBlock page={page} choghadiya={result.choghadiya} />
        {beside}
        <WholeDay page={page} result={result} words={words} first={first} />
        <LimbFacts page={page} title={words.about} limbs={result} />
        <Subscribe page={page} feeds={[{ feed: 'panchang' }, { feed: 'vrata', more: [['only', 'main']] }]} />
        <p class="soft small">
          {common.sunriseDefinition} {words.conventions}
        </p>
      </>
    );
  },
});

type Props = ShownBy<typeof panchangTool>;

function dayOf({ date, place, sunrise_at, sunset_at, next_sunrise_at }: PanchangResult): LaneDay {
  return {
    date,
    timezone: place.timezone,
    starts_at: sunrise_at,
    night_starts_at: sunset_at,
    ends_at: next_sunrise_at,
    basis: 'place_sunrise',
  };
}

function Lead({ page, result, words, day }: Props & { day: LaneDay }) {
  const common = page.words.shared.day;
  const { format, catalogue } = page;
  const { rahu_kalam } = result.windows;
  const now = nowIn(page, day);
  const rahuNote = () => {
    if (now === undefined) return undefined;
    if (runsNow(page, rahu_kalam)) return common.now;
    return now >= instantOf(rahu_kalam.ends_at) ? common.over : undefined;
  };
  const limb = (name: 'tithi' | 'nakshatra') => {
    const { value, note } = shownLimb(page, day, name, result[name], result.limbs?.[PARTS_OF[name]]);
    return { label: common.limbs[name], value, note };
  };
  return (
    <LeadFacts
      facts={[
        limb('tithi'),
        limb('nakshatra'),
        {
          label: common.sunriseAndSunset,
          value: `${format.clock(result.sunrise_at)}, ${format.clock(result.sunset_at)}`,
          note:
            result.moonrise_at === null
              ? undefined
              : catalogue.texts.about(words.moon, words.moonrise(format.clock(result.moonrise_at))),
        },
        { label: catalogue.names.window.rahu_kalam, value: rangeOf(page, rahu_kalam), note: rahuNote() },
      ]}
    />
  );
}

interface LimbsProps extends Props {
  /** Whose months are told first. */
  readonly first: MonthReckoning;
}

function Limbs({ page, result, words, first }: LimbsProps) {
  const common = page.words.shared.day;
  const { sign: signs, weekday: weekdays } = page.catalogue.names;
  const { vara, sun_sign, moon_sign, date } = result;
  const weekday = numbered(weekdays, vara.number);
  const sanskrit = numbered(page.language.names.vara, vara.number);
  return (
    <Block id="h-limbs" title={common.fiveLimbs}>
      <Facts
        facts={[
          [common.vara, weekday === sanskrit ? weekday : `${capital(weekday)} (${sanskrit})`],
          ...LIMBS.map((limb) => [common.limbs[limb], limbText(page, date, limb, result[limb])] as const),
          [words.lunarMonth, <LunarMonth page={page} result={result} words={words} first={first} />],
          [common.moonIn, `${numbered(signs, moon_sign.number)} ${page.format.degrees(moon_sign.degree_in_sign)}`],
          [common.sunIn, `${numbered(signs, sun_sign.number)} ${page.format.degrees(sun_sign.degree_in_sign)}`],
        ]}
      />
    </Block>
  );
}

function LunarMonth({ page, result, words, first }: LimbsProps) {
  const { lunar_month: month } = result;
  if (!month) return <>{lunarMonthText(page, words, result, first)}</>;
  const { starts_at, ends_at, omitted_month_name } = month.amanta;
  const span = `${page.format.date(starts_at)} – ${page.format.date(ends_at)}`;
  const omitted = omitted_month_name && page.language.names.lunar_month[omitted_month_name];
  return (
    <>
      {lunarMonthText(page, words, result, first, span)}
      {omitted ? <> {words.omitted(omitted)}</> : null}
    </>
  );
}

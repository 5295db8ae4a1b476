import { isBeyond } from '../../../base/time/accepted.js';
import type { NakshatraName } from '../../../base/zodiac/nakshatra.js';
import type { Graha, SignName } from '../../../base/zodiac/rashi.js';
import { TODAY_SIGNS, todayPath } from '../../../catalog/sign-paths.js';
import { capital } from '../../../languages/locale/plural.js';
import { numbered } from '../../../languages/names/numbered.js';
import { nakshatraNamed, planetNamed, signNamed } from '../../../pages/shared/blocks.js';
import { DayHead, runsNow, timeOn } from '../../../pages/shared/day.js';
import { DAY_NAMES, queryOf } from '../../../pages/shell/address.js';
import { hrefOf, type PageContext } from '../../../pages/shell/context.js';
import { Block, Facts, Fold, type LeadFact, LeadFacts, Tag, type Tone } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import type { BalaQuality } from '../../../rules/muhurta/day-score-tables.js';
import type { SignDayChange, SignMoonStretch, SignPlanet, SignStayResult, SlowSignPlanet } from '../shapes.js';
import { type SignTodayResult, signTodayTool } from '../tool.js';
import { moonQuality, qualityOf, WeekLane, YearLanes } from './lanes.js';
import type { SignTodayWords } from './words.js';

type Shown = ShownBy<typeof signTodayTool>;

export const signTodayPage = toolPage({
  tool: signTodayTool,
  card: {
    place: 15,
    isDestination: true,
    searchTerms:
      'today rashifal rasifal daily horoscope chandrashtama chandrabala tarabala moon sign mesha vrishabha mithuna karka simha kanya tula vrishchika dhanu makara kumbha mina राशिफल चंद्राष्टम चंद्रबल ताराबल сегодня сьогодні чандраштама чандрабала tarabala heute aujourd hoy',
  },
  heading({ page, result, words }) {
    const sign = signNamed(page, result.moon_sign);
    const whose = result.nakshatra_name === null ? sign : `${sign}, ${nakshatraNamed(page, result.nakshatra_name)}`;
    if (runsNow(page, result.day_span)) return words.heading(whose);
    return capital(words.headingOn(whose, page.format.date(result.date)));
  },
  answer({ page, result, words }) {
    const common = page.words.shared.day;
    const [first, ...later] = result.chandrabala as [SignMoonStretch, ...SignMoonStretch[]];
    const until = ({ ends_at }: SignMoonStretch) => dayTime(page, result, ends_at);
    // When a stay ends that outlasts the day stands below: the first line is one for a phone.
    const outlasts = ({ ends_at }: SignMoonStretch) => Date.parse(ends_at) >= Date.parse(result.day_span.ends_at);
    const told = later.map((one) => {
      const house = moonHouse(words, one);
      return outlasts(one) ? `${words.next} ${house}` : common.thenUntil(house, until(one));
    });
    return page.catalogue.texts.about(
      planetNamed(page, 'Moon'),
      [`${moonHouse(words, first)}, ${common.until(until(first))}`, ...told].join('; '),
    );
  },
  View({ page, result, words }) {
    const shown: Shown = { page, words, result };
    const day = { ...result.day_span, date: result.date, timezone: result.timezone };
    return (
      <>
        <p class="soft">{words.traditionSays}</p>
        <DayHead page={page} day={day} />
        <LeadFacts facts={leadFacts(shown)} />
        <Changes {...shown} />
        <Nakshatras {...shown} />
        <Slow {...shown} />
        <Week {...shown} />
      </>
    );
  },
});

/** "7th house, good". */
function moonHouse(words: SignTodayWords, one: SignMoonStretch): string {
  return `${words.house(one.house_from_moon)}, ${words.qualities[moonQuality(one)]}`;
}

/** A time of the day, or with its date what is on another. */
function dayTime(page: PageContext, { date }: SignTodayResult, local: string): string {
  return isBeyond(local) ? '…' : timeOn(page, date, local);
}

/** The date of what lies months away. */
function dateWithin({ format }: PageContext, local: string): string {
  return isBeyond(local) ? '…' : format.dateOf(local);
}

const TONES: Readonly<Record<keyof SignTodayWords['qualities'], Tone>> = { good: 'good', bad: 'mid', worst: 'bad' };

function HouseTag({ words, one }: { words: SignTodayWords; one: Pick<SignStayResult, 'quality' | 'most_difficult'> }) {
  const quality = qualityOf(one);
  return <Tag tone={TONES[quality]}>{words.qualities[quality]}</Tag>;
}

function leadFacts({ page, result, words }: Shown): LeadFact[] {
  const common = page.words.shared.day;
  const [moon] = result.chandrabala as [SignMoonStretch, ...SignMoonStretch[]];
  const eighth = result.next_chandrashtama;
  const quality = moonQuality(moon);
  const planet = (name: Graha): LeadFact[] =>
    result.slow_planets
      .filter((one) => one.planet === name)
      .map((one) => ({
        label: planetNamed(page, name),
        value: words.house(one.house_from_moon),
        note: `${one.saturn_period === null ? words.qualities[qualityOf(one)] : periodName(page, one)}, ${common.until(dateWithin(page, one.ends_at))}`,
      }));
  return [
    {
      label: page.words.tools.panchang.chandrabala,
      value: <Tag tone={TONES[quality]}>{words.qualities[quality]}</Tag>,
      note: `${signNamed(page, moon.moon_sign_name)}, ${words.house(moon.house_from_moon)}`,
    },
    ...(eighth
      ? [
          {
            label: words.nextChandrashtama,
            value: page.format.dayAndMonth(eighth.starts_at),
            note: common.range(dayTime(page, result, eighth.starts_at), dayTime(page, result, eighth.ends_at)),
          },
        ]
      : []),
    ...planet('Saturn'),
    ...planet('Jupiter'),
  ];
}

/** "Ardhashtama", without what its house is. */
function periodName(page: PageContext, { saturn_period }: SlowSignPlanet): string {
  return saturn_period === null ? '' : (page.language.names.saturn_period[saturn_period].split(' (')[0] ?? '');
}

/** What changes, an hour a line. */
function Changes({ page, result, words }: Shown) {
  const times = [...new Set(result.changes.map(({ occurs_at }) => occurs_at))];
  return (
    <Block id="h-changes" title={words.changesTitle}>
      {times.length === 0 ? (
        <p>{words.noChanges}</p>
      ) : (
        <ul class="said">
          {times.map((at) => (
            <li>
              <b>{timeOn(page, result.date, at)}</b>{' '}
              {changesAt(
                page,
                words,
                result.changes.filter(({ occurs_at }) => occurs_at === at),
              ).join('; ')}
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}

function changesAt(page: PageContext, words: SignTodayWords, changes: readonly SignDayChange[]): string[] {
  const isFreed = ({ change_code, obstructed_by, lifted_by }: SignDayChange) =>
    change_code === 'vedha' && obstructed_by.length + lifted_by.length === 0;
  const freed = changes.filter(isFreed).map(({ planet }) => planetNamed(page, planet));
  return [
    ...changes.filter((one) => !isFreed(one)).map((one) => changeText(page, words, one)),
    ...(freed.length === 0 ? [] : [page.catalogue.texts.about(words.noVedha, page.format.list(freed))]),
  ];
}

function changeText(page: PageContext, words: SignTodayWords, one: SignDayChange): string {
  const told = (text: string) => page.catalogue.texts.about(planetNamed(page, one.planet), text);
  const vedha = vedhaTexts(page, one.obstructed_by, one.lifted_by);
  if (one.nakshatra_name !== null) return told(nakshatraNamed(page, one.nakshatra_name));
  if (one.turns !== null) return told(page.language.names.motion[one.turns]);
  if (one.change_code === 'vedha') return told(vedha.join(', '));
  const house = `${words.house(one.house_from_moon)}, ${words.qualities[qualityOf(one)]}`;
  return told([signNamed(page, one.sign_name), house, ...vedha].join(', '));
}

function vedhaTexts(page: PageContext, obstructed: readonly Graha[], lifted: readonly Graha[]): string[] {
  const words = page.words.tools.gochara;
  const list = (grahas: readonly Graha[]) => page.format.list(grahas.map((graha) => planetNamed(page, graha)));
  return [
    ...(obstructed.length > 0 ? [words.obstructed(list(obstructed))] : []),
    ...(lifted.length > 0 ? [words.lifted(list(lifted))] : []),
  ];
}

const TARA_TONES: Readonly<Record<BalaQuality, Tone>> = { good: 'good', mixed: 'mid', bad: 'bad', very_bad: 'bad' };

/** A line for each nakshatra of the sign, parted where the Moon changes hers. */
function Nakshatras({ page, result, words }: Shown) {
  const common = page.words.shared.day;
  const { quality: names } = page.language.names;
  const padas = (of: readonly number[]) =>
    of.length === 4 ? '' : ` ${of.length === 1 ? of[0] : `${of[0]}–${of.at(-1)}`}`;
  const moons = result.tarabala[0]?.taras ?? [];
  const moonTold = moons.map(({ moon_nakshatra_name: name, ends_at }, index) => {
    const [named, at] = [nakshatraNamed(page, name), dayTime(page, result, ends_at)];
    return index === 0 ? `${named}, ${common.until(at)}` : common.thenUntil(named, at);
  });
  return (
    <Block
      id="h-nakshatras"
      title={words.nakshatraTitle}
      soft={`${words.nakshatraNote} ${page.catalogue.texts.about(planetNamed(page, 'Moon'), moonTold.join('; '))}`}
    >
      <ul class="said">
        {result.tarabala.map((one) => (
          <li>
            <b>
              <a class="plain" href={hrefFor(page, result, result.moon_sign, one.nakshatra_name)}>
                {`${nakshatraNamed(page, one.nakshatra_name)}${padas(one.padas)}`}
              </a>
            </b>
            {one.taras.map((tara, index) => (
              <>
                {index === 0 ? ' ' : ', '}
                {numbered(page.catalogue.names.tara, tara.number)}&nbsp;{tara.number}{' '}
                <Tag tone={TARA_TONES[tara.quality]}>{names[tara.quality]}</Tag>
                {index === one.taras.length - 1 ? '' : ` ${common.until(dayTime(page, result, tara.ends_at))}`}
              </>
            ))}
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Slow(shown: Shown) {
  const { result, words } = shown;
  return (
    <Block id="h-slow" title={words.slowTitle}>
      <ul class="said">
        {result.slow_planets.map((one) => (
          <Planet {...shown} one={one} told={slowTexts(shown, one)} />
        ))}
      </ul>
      <YearLanes {...shown} />
    </Block>
  );
}

/** "Saturn 4th house, Pisces", what that is; below it what obstructs or lifts it until when, and the rest of what is told. */
function Planet({ page, result, words, one, told }: Shown & { one: SignPlanet; told: readonly string[] }) {
  const common = page.words.shared.day;
  const vedha = [
    ...one.obstructed_by.map((by) => ({ ...by, text: vedhaTexts(page, [by.planet], []) })),
    ...one.lifted_by.map((by) => ({ ...by, text: vedhaTexts(page, [], [by.planet]) })),
  ].map(({ text, ends_at }) => `${text.join(', ')}, ${common.until(dayTime(page, result, ends_at))}`);
  return (
    <li>
      <b>{planetNamed(page, one.planet)}</b> {words.house(one.house_from_moon)}, {signNamed(page, one.sign_name)}{' '}
      <HouseTag words={words} one={one} />
      <p class="src">{[...vedha, ...told].map((text, index) => (index === 0 ? capital(text) : text)).join('; ')}</p>
    </li>
  );
}

/** Its stay, the turns of it that are ahead, the stay that follows, and when it is back. */
function slowTexts({ page, result, words }: Shown, one: SlowSignPlanet): string[] {
  const common = page.words.shared.day;
  const range = ({ starts_at, ends_at }: Pick<SignStayResult, 'starts_at' | 'ends_at'>) =>
    common.range(dateWithin(page, starts_at), dateWithin(page, ends_at));
  const ahead = { starts_at: result.day_span.starts_at, ends_at: one.ends_at };
  const turns = one.turns.filter(({ occurs_at }) => isIn(ahead, occurs_at));
  const later = one.stays.filter(({ starts_at }) => Date.parse(starts_at) >= Date.parse(one.ends_at));
  const [next] = later;
  const back = later.slice(1, 3).find(({ sign_name }) => sign_name === one.sign_name);
  const thenTold = next && `${words.house(next.house_from_moon)}, ${common.until(dateWithin(page, next.ends_at))}`;
  return [
    ...(one.saturn_period === null ? [] : [periodName(page, one)]),
    range(one),
    ...turns.map(
      ({ turns: way, occurs_at }) => `${page.language.names.motion[way]} ${common.fromOn(dateWithin(page, occurs_at))}`,
    ),
    ...(thenTold ? [`${words.next} ${thenTold}`] : []),
    ...(back ? [`${words.again} ${range(back)}`] : []),
  ];
}

function isIn({ starts_at, ends_at }: Pick<SignStayResult, 'starts_at' | 'ends_at'>, at: string): boolean {
  return Date.parse(at) >= Date.parse(starts_at) && Date.parse(at) < Date.parse(ends_at);
}

/** The fast ones behind a line that tells their houses. */
function Fast(shown: Shown) {
  const { page, result, words } = shown;
  const { day, periods } = page.words.shared;
  const houses = result.fast_planets.map(
    ({ planet, house_from_moon }) => `${planetNamed(page, planet)}\u00a0${house_from_moon}`,
  );
  return (
    <Fold summary={page.catalogue.texts.about(words.fastTitle, houses.join(', '))} isPrinted>
      <ul class="said">
        {result.fast_planets.map((one) => (
          <Planet
            {...shown}
            one={one}
            told={[day.until(dateWithin(page, one.ends_at)), ...(one.retrograde ? [periods.retrograde] : [])]}
          />
        ))}
      </ul>
    </Fold>
  );
}

/** The Moon through the houses of the seven days that begin with the day. */
function Week(shown: Shown) {
  return (
    <Block id="h-week" title={shown.words.weekTitle}>
      <WeekLane {...shown} />
      <div class="folds">
        <Month {...shown} />
        <Fast {...shown} />
        <Fold summary={shown.words.sourcesTitle} isPrinted>
          <div class="read">
            {[...shown.words.sources, shown.words.nodesNote].map((line) => (
              <p>{line}</p>
            ))}
          </div>
        </Fold>
        <OtherSigns {...shown} />
      </div>
    </Block>
  );
}

interface MoonListProps extends Shown {
  readonly stretches: readonly SignMoonStretch[];
}

function MoonList({ page, result, words, stretches }: MoonListProps) {
  const common = page.words.shared.day;
  return (
    <ul class="said">
      {stretches.map((one) => (
        <li>
          {words.house(one.house_from_moon)}{' '}
          <Tag tone={TONES[moonQuality(one)]}>{words.qualities[moonQuality(one)]}</Tag>{' '}
          <span class="soft">
            {common.range(dayTime(page, result, one.starts_at), dayTime(page, result, one.ends_at))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The rest of the month, and what enters a sign or turns in it. */
function Month(shown: Shown) {
  const { page, result, words } = shown;
  const { chandrabala, sign_entries: entries, turns } = result.ahead;
  const { about } = page.catalogue.texts;
  const { motion } = page.language.names;
  return (
    <Fold summary={words.monthTitle} isPrinted>
      <h3>{words.entries}</h3>
      <Facts
        facts={entries.map((one) => [
          page.format.dateTime(one.occurs_at),
          <>
            {about(
              planetNamed(page, one.planet),
              `${words.house(one.house_from_moon)}, ${signNamed(page, one.sign_name)}`,
            )}{' '}
            <HouseTag words={words} one={one} />
          </>,
        ])}
      />
      {turns.length === 0 ? null : (
        <>
          <h3>{words.turns}</h3>
          <Facts
            facts={turns.map((one) => [
              page.format.dateTime(one.occurs_at),
              about(planetNamed(page, one.planet), motion[one.turns]),
            ])}
          />
        </>
      )}
      <h3>{words.moonThrough}</h3>
      <MoonList {...shown} stretches={chandrabala} />
    </Fold>
  );
}

/** The twelve signs, at the same place and on the same day. */
function OtherSigns({ page, result, words }: Shown) {
  return (
    <Fold summary={words.otherSigns}>
      <ul class="signs">
        {TODAY_SIGNS.map((sign) => (
          <li>
            <a href={hrefFor(page, result, sign)} aria-current={sign === result.moon_sign ? 'true' : undefined}>
              {signNamed(page, sign)}
            </a>
          </li>
        ))}
      </ul>
      <p class="acts">
        {result.nakshatra_name === null ? null : (
          <a href={hrefFor(page, result, result.moon_sign)}>{words.allNakshatras}</a>
        )}
        <a href={hrefOf(page, '/tools/vedic-moon-sign-calculator')}>
          {page.words.tools['vedic-moon-sign-calculator'].name}
        </a>
      </p>
    </Fold>
  );
}

/** The page of another sign or nakshatra at the same place and on the same day. */
function hrefFor(page: PageContext, result: SignTodayResult, sign: SignName, nakshatra?: NakshatraName): string {
  return hrefOf(page, todayPath(sign, nakshatra), placeQuery(page, result));
}

/** What of the address is a place, and the day where it is not today. */
function placeQuery(page: PageContext, { day_span }: SignTodayResult): string {
  const { date, zone, latitude, longitude, place } = DAY_NAMES;
  const kept: readonly string[] = [zone, latitude, longitude, place, ...(runsNow(page, day_span) ? [] : [date])];
  return queryOf([...new URLSearchParams(page.query)].filter(([name]) => kept.includes(name)));
}

import type { SignName } from '../base/zodiac/rashi.js';
import { paths } from '../catalog/paths.js';
import { TODAY_SIGNS } from '../catalog/sign-paths.js';
import type { ObservanceResult } from '../contract/observances.js';
import { HABITS } from '../languages/locale/habits.js';
import { capital } from '../languages/locale/plural.js';
import { SCRIPTS } from '../languages/locale/scripts.js';
import { SANSKRIT_SIGNS } from '../languages/names/sanskrit.js';
import type { Way } from '../languages/pages/site/words.js';
import { refusalIn } from '../languages/words/refusals/refusal-in.js';
import { ViewFields } from '../pages/form/fields.js';
import type { FormError } from '../pages/form/reading.js';
import { dateAfter } from '../pages/shared/blocks.js';
import { hoursTold, observanceWithOthers, rangeOf, rangeOn, signName } from '../pages/shared/day.js';
import { shownLimb } from '../pages/shared/day-limbs.js';
import { monthFirst } from '../pages/shared/month-first.js';
import { dayHref, festivalHref, monthHref } from '../pages/shared/place-links.js';
import { type Pairs, placeIn, queryOf } from '../pages/shell/address.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { dayOf as dayNamed } from '../pages/shell/day-of.js';
import { Frame } from '../pages/shell/frame.js';
import { Icon, type IconName } from '../pages/shell/icons.js';
import { Note } from '../pages/shell/parts.js';
import { dateToldFirst } from '../tools/panchang/page/date-first.js';
import type { PanchangResult } from '../tools/panchang/tool.js';
import { ByChoices } from './by-choices.js';
import { choicesAt, HOME_CHOICES } from './chosen.js';
import { DayBar } from './day-bar.js';
import { Folds } from './folds.js';
import { LiveState } from './live-state.js';
import { PlaceForm } from './place-form.js';
import { AskForm } from './search-form.js';
import { dayOf, hasDay, type PlacesToday, type TodaysPlace } from './today.js';
import { SIGN_ASKED } from './todays.js';
import { LISTED } from './tool-list.js';

interface HomeProps {
  readonly page: PageContext;
  readonly place: TodaysPlace;
  readonly today: PlacesToday;
  /** Whether the place is one that the reader has told, and not that with which the page begins. */
  readonly isOwn: boolean;
  /** What was told of a place, and what is wrong with it. */
  readonly sent?: URLSearchParams;
  readonly errors?: readonly FormError[];
}

/** The first page: today at a place, what comes next, the search, six ways, and all tools in folds. */
export function HomePage({ page, place, today, isOwn, sent, errors = [] }: HomeProps) {
  const { home } = page.words.site;
  const isWrong = errors.length > 0;
  return (
    <Frame
      page={page}
      title={isWrong ? home.place.which : home.title}
      description={home.lead}
      isPrivate={isOwn || isWrong}
    >
      {isWrong ? <Which page={page} sent={sent ?? new URLSearchParams()} errors={errors} /> : null}
      <TodayAt page={page} place={place} today={today} isOwn={isOwn} isBelow={isWrong} />
      <section class="ask" aria-label={page.words.site.ways.search}>
        <AskForm page={page} place={isOwn ? place : undefined} asking={isOwn ? place.query : queryOf(ownOf(page))} />
      </section>
      <Six page={page} place={place} isOwn={isOwn} />
      <section aria-labelledby="all">
        <h2 id="all">{home.all.title}</h2>
        <p class="soft small">
          {home.all.count(LISTED.length)} <a href={hrefOf(page, paths.list)}>{home.all.asList}</a>
        </p>
        <Folds page={page} />
      </section>
    </Frame>
  );
}

/** The choices that the address names. */
function ownOf({ query }: PageContext): Pairs {
  return choicesAt(paths.home, new URLSearchParams(query));
}

/** The form for a place that was not understood. */
function Which({ page, sent, errors }: { page: PageContext; sent: URLSearchParams; errors: readonly FormError[] }) {
  return (
    <>
      <h1>{page.words.site.home.place.which}</h1>
      <PlaceForm page={page} path={paths.home} more={ownOf(page)} sent={sent} errors={errors} />
    </>
  );
}

interface TodayProps extends Pick<HomeProps, 'page' | 'place' | 'today' | 'isOwn'> {
  /** Whether the page has another title. */
  readonly isBelow: boolean;
}

/** Today at a place. The script asks for that of the place that the reader keeps, unless another was asked for. */
function TodayAt({ page, place, today, isOwn, isBelow }: TodayProps) {
  const { home, today: words } = page.words.site;
  const title = isOwn ? words.titleOf(place.name) : words.title;
  const here = { ...page, query: place.query };
  const { day, date } = today;
  return (
    <div class="today" data-today={isOwn || isBelow ? undefined : hrefOf(page, paths.home, page.query)}>
      <div class="when">
        {isBelow ? <h2>{title}</h2> : <h1>{title}</h1>}
        {isBelow ? null : (
          <details class="no-print">
            <summary>{home.place.change}</summary>
            <PlaceForm
              page={page}
              path={paths.home}
              more={ownOf(page)}
              sent={new URLSearchParams(isOwn ? place.query : '')}
            />
          </details>
        )}
        <p class="sub">{[...monthTold(page, day), page.format.dateWithWeekday(date)].map(capital).join('; ')}</p>
      </div>
      <div class="two-up">
        <section aria-label={home.now}>
          {hasDay(day) ? (
            <>
              <DayFacts page={page} day={day} />
              <DayBar page={page} day={day} />
            </>
          ) : (
            <Note lead={page.format.withTimes(refusalIn(page.language, day, { date: dayNamed(page) }))} />
          )}
          <p class="acts">
            <a href={hrefOf(page, paths.today, place.query)}>{home.whole}</a>
            <a href={monthHref(here, date.slice(0, 7))}>{home.month}</a>
            <a href={dayHref(here, dateAfter(date, 1) ?? date)}>{home.tomorrowsDay}</a>
          </p>
        </section>
        <section aria-labelledby="h-next">
          <Next page={here} today={today} />
          <SignForm page={page} />
        </section>
      </div>
      <ByChoices page={page} names={HOME_CHOICES} texts={new Map(new URLSearchParams(page.query))} />
    </div>
  );
}

/**
 * The month and year of the day, before its date: where an address asks for a reckoning, and in the language of one
 * state, whose almanacs begin with it.
 */
function monthTold(page: PageContext, day: PlacesToday['day']): string[] {
  const asked = new URLSearchParams(page.query).get('month');
  const isFirst = asked !== null || HABITS[page.locale].region !== undefined;
  return isFirst && hasDay(day) ? [dateToldFirst(page, day, monthFirst(page.locale, asked))] : [];
}

function DayFacts({ page, day }: { page: PageContext; day: PanchangResult }) {
  const { home, today: words } = page.words.site;
  const { clock } = page.format;
  const limb = (name: 'tithi' | 'nakshatra') => {
    const { value, note } = shownLimb(page, dayOf(day), name, day[name], day.limbs?.[`${name}s`]);
    // The half of the month goes with the time where a language tells it after the name.
    const [told, ...half] = value.split(', ');
    return (
      <>
        {told} <span class="state">{[...half, note].join(', ')}</span>
      </>
    );
  };
  const { rahu_kalam: rahu } = day.windows;
  const moon = day.moonrise_at ? home.moonRises(clock(day.moonrise_at)) : home.noMoonrise;
  return (
    <dl class="lead-fact even">
      <div>
        <dt>{words.tithi}</dt>
        <dd>{limb('tithi')}</dd>
      </div>
      <div>
        <dt>{words.nakshatra}</dt>
        <dd>{limb('nakshatra')}</dd>
      </div>
      <div>
        <dt>{words.rahuKalam}</dt>
        <dd>
          {rangeOf(page, rahu)}{' '}
          <span class="state">
            <LiveState page={page} timezone={day.place.timezone} day={dayOf(day)} stretch={rahu} />
          </span>
        </dd>
      </div>
      <div>
        <dt>{words.sun}</dt>
        <dd>
          {rangeOf(page, { starts_at: day.sunrise_at, ends_at: day.sunset_at })} <span class="state">{moon}</span>
        </dd>
      </div>
    </dl>
  );
}

/** What is kept next. */
function Next({ page, today: { date, next } }: { page: PageContext; today: PlacesToday }) {
  const { home } = page.words.site;
  return (
    <>
      <h2 id="h-next">{home.next}</h2>
      {next.length === 0 ? null : (
        <ul class="next">
          {next.map((one) => (
            <li>
              <time datetime={one.date}>{dayCalled(page, date, one.date)}</time>
              <span>
                <a href={festivalHref(page, one.code)}>{observanceWithOthers(page, one)}</a>
                <small>{hoursOf(page, one)}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Today, tomorrow, or the date. */
function dayCalled({ format, words }: PageContext, today: string, date: string): string {
  const { home } = words.site;
  if (date === today) return home.today;
  return date === dateAfter(today, 1) ? home.tomorrow : capital(format.dayShort(date));
}

/** When the fast of an Ekadashi is broken; of others the hours that are theirs. */
function hoursOf(page: PageContext, one: ObservanceResult): string {
  const { parana } = one;
  if (!parana) return hoursTold(page, one).join(', ');
  const date = page.format.kept(parana.starts_at).slice(0, 10);
  const { parana: word } = page.words.tools['vrata-calendar'];
  return `${word}: ${page.format.dayShort(date)}, ${rangeOn(page, date, parana)}`;
}

/** Some know their sign by its Sanskrit name alone, which languages in Latin letters otherwise leave out. */
function signAsKnown(page: PageContext, sign: SignName): string {
  const name = capital(signName(page, sign));
  return SCRIPTS[page.locale] === undefined ? `${name} (${SANSKRIT_SIGNS[sign]})` : name;
}

/** Leads to the page of the sign, which is that of the place that the reader keeps where none was told. */
function SignForm({ page }: { page: PageContext }) {
  const { site, shared } = page.words;
  return (
    <form class="mini" method="get" action={hrefOf(page, paths.home)} data-plain>
      <ViewFields page={page} />
      {[...new URLSearchParams(page.query)].map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <div class="field">
        <label for="rashi">{site.home.moonSign}</label>
        <select id="rashi" name={SIGN_ASKED}>
          {TODAY_SIGNS.map((sign) => (
            <option value={sign}>{signAsKnown(page, sign)}</option>
          ))}
        </select>
      </div>
      <button class="btn plain" type="submit">
        {shared.day.show}
      </button>
    </form>
  );
}

/** The ways, and how much of the address each takes along: of a birth there is nothing in it. */
const WAYS: readonly (readonly [way: Way, icon: IconName, path: string, takes: 'all' | 'place' | 'nothing'])[] = [
  ['today', 'day', paths.today, 'all'],
  ['kundli', 'chart', paths.gathered('kundli'), 'nothing'],
  ['matching', 'pair', paths.page('vedic-compatibility-calculator'), 'nothing'],
  ['festivals', 'lamp', paths.festivals, 'place'],
  ['muhurta', 'clock', paths.page('muhurta-finder'), 'place'],
  ['eclipses', 'eclipse', paths.page('eclipses'), 'place'],
];

function Six({ page, place, isOwn }: Pick<HomeProps, 'page' | 'place' | 'isOwn'>) {
  const { home } = page.words.site;
  // Without a place of the reader's own each page begins with the one that is saved.
  const along = { all: place.query, place: isOwn ? placeIn(place.query) : '', nothing: '' };
  return (
    <section aria-labelledby="h-six">
      <h2 id="h-six" class="vh">
        {home.six}
      </h2>
      <ul class="six">
        {WAYS.map(([way, icon, path, takes]) => (
          <li>
            <a href={hrefOf(page, path, along[takes])}>
              <Icon name={icon} size="l" />
              <b>{home.ways[way].title}</b>
              <span>{home.ways[way].text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { SignName } from '../../base/zodiac/rashi.js';
import type { FeedName } from '../../catalog/feeds.js';
import { paths } from '../../catalog/paths.js';
import { DAY_NAMES, type Pairs, queryOf } from '../shell/address.js';
import type { PageContext } from '../shell/context.js';
import { feedNames } from './feed-names.js';

/** A calendar that a page offers. */
interface Offered {
  readonly feed: FeedName;
  /** What the address of the page does not say, or says otherwise. */
  readonly more?: Pairs;
}

interface Props {
  readonly page: PageContext;
  /** The first is what the page is about. */
  readonly feeds: readonly [Offered, ...Offered[]];
}

/** How to have what a page shows in a calendar: as one that is kept up to date, and as a file. */
export function Subscribe({ page, feeds }: Props) {
  const words = page.words.feeds;
  const [{ feed: first }] = feeds;
  return (
    <section class="block no-print" aria-labelledby="h-feeds">
      <h2 id="h-feeds">{words.subscribe}</h2>
      <p>
        {words.lead[first]}
        {first === 'transits' ? ` ${words.noBirth}` : null}
      </p>
      {feeds.map((offered) => {
        const address = paths.feed(offered.feed) + queryOf(pairsOf(page, offered));
        const label = page.catalogue.texts.about(words.subscribe, nameOf(page, offered));
        return (
          <p class="acts">
            {page.onDevice?.hasServer === false ? (
              <span>{label}:</span>
            ) : (
              <a class="btn plain" href={page.baseUrl.replace(/^https?:/, 'webcal:') + address}>
                {label}
              </a>
            )}{' '}
            <a href={page.root + address} type="text/calendar" download={`${offered.feed}.ics`}>
              {words.asFile}
            </a>
          </p>
        );
      })}
    </section>
  );
}

/** The calendar for a Moon sign, from a page that knows it by a birth: of that it tells nothing but the zone. */
export function SubscribeToTransits({ page, moon }: { readonly page: PageContext; readonly moon: SignName }) {
  const zone = new URLSearchParams(page.query).get('tz');
  const more: Pairs = [...(zone === null ? [] : [[DAY_NAMES.zone, zone] as const]), ['sign', moon]];
  return <Subscribe page={page} feeds={[{ feed: 'transits', more }]} />;
}

/** What the address of a page has for a calendar, and the language. */
function pairsOf({ query, locale }: PageContext, { feed, more = [] }: Offered): Pairs {
  const names = feedNames(feed);
  const of = feed === 'transits' ? CONVENTIONS_ALONE : () => true;
  const kept = [...new URLSearchParams(query)].filter(
    ([name]) => names.includes(name) && of(name) && !more.some(([other]) => other === name),
  );
  return [...kept, ...more, ...(locale === 'en' ? [] : [['lang', locale] as const])];
}

/** The place of a page of a birth is that of the birth, or of a day of somebody's. */
const CONVENTIONS_ALONE = (name: string) => !Object.values<string>(DAY_NAMES).includes(name);

function nameOf({ language, words }: PageContext, { feed, more = [] }: Offered): string {
  if (feed === 'vrata') return words.tools['vrata-calendar'].title;
  if (feed === 'panchang') return words.tools.panchang.title;
  if (feed === 'anniversaries') return words.tools['tithi-anniversaries'].title;
  const sign = new Map(more).get('sign') as SignName;
  return words.feeds.transitsOf(language.names.sign[sign]);
}

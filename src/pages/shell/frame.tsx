import assets from 'virtual:page-assets';
import { raw } from 'hono/html';
import type { PropsWithChildren } from 'hono/jsx';
import { paths } from '../../catalog/paths.js';
import { LANGUAGES } from '../../languages/list.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../languages/locale/locales.js';
import { nativeDigits } from '../../languages/pages/native-digits.js';
import { placeIn, queryOf } from './address.js';
import type { ChoiceName } from './choice-names.js';
import { usualChoice } from './choices.js';
import { CHOSEN_ENGLISH, hrefOf, type PageContext } from './context.js';
import { DeviceHead, DeviceScript, DeviceStrip, inLanguage } from './device-parts.js';
import { Icon, type IconName } from './icons.js';

export interface FrameProps {
  readonly page: PageContext;
  /** Without the name of the site. */
  readonly title: string;
  readonly description?: string;
  /** Of a page that search engines leave out, such as one with the details of a birth. */
  readonly isPrivate?: boolean;
  /** What the foot of the pages of an account says of cookies; they hold no times of a day to choose a clock for. */
  readonly privacy?: string;
  /** Whether it says the same in every language, and search engines are to find the English one. */
  readonly isOnlyEnglish?: boolean;
  /** Where the page stands: a link above its title. */
  readonly crumb?: { readonly label: string; readonly href: string };
}

const STYLE = paths.hashed(paths.files.style, assets.style.hash);
const SCRIPT = paths.hashed(paths.files.script, assets.script.hash);
const MARK_FILE = paths.hashed(paths.files.mark, assets.mark.hash);

const MARK = 'M2 2H22V22H2ZM2 2 22 22M22 2 2 22M12 2 22 12 12 22 2 12Z';

/** A whole page: head, navigation, content, foot. */
export function Frame({
  page,
  title,
  description,
  isPrivate,
  privacy,
  crumb,
  isOnlyEnglish = false,
  children,
}: PropsWithChildren<FrameProps>) {
  const { root, locale, path } = page;
  const { site } = page.words;
  return (
    <>
      {raw('<!doctype html>\n')}
      <html
        lang={locale}
        data-device={page.onDevice?.writer}
        data-digits={page.hasNativeDigits ? page.words.format.digits?.native : undefined}
      >
        <head>
          <meta charset="utf-8" />
          <DeviceHead page={page} />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="theme-color" content="#fbfbf9" media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content="#12141c" media="(prefers-color-scheme: dark)" />
          {isPrivate ? <meta name="robots" content="noindex" /> : null}
          <title>{`${title} · nirayana`}</title>
          {description === undefined ? null : <meta name="description" content={description} />}
          {isPrivate ? null : <Alternates page={page} isOnlyEnglish={isOnlyEnglish} />}
          <Shared page={page} title={title} description={description} />
          <link rel="stylesheet" href={root + STYLE} />
          <link rel="icon" href={root + MARK_FILE} type="image/svg+xml" />
        </head>
        <body>
          <a class="skip" href="#main">
            {site.skip}
          </a>
          <header class="top">
            <div class="wrap">
              <a class="brand" href={hrefOf(page, '/')}>
                <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                  <path d={MARK} fill="none" stroke="currentColor" stroke-width="1.5" />
                </svg>
                <span>nirayana</span>
              </a>
              <Ways page={page} />
              <nav class="aside" aria-label={site.ways.aside}>
                <a href={path === paths.home ? '#q' : `${hrefOf(page, paths.home)}#q`}>
                  <Icon name="find" size="s" />
                  {site.ways.search}
                </a>
                {HAS_LANGUAGES ? (
                  <a href="#langs">
                    <Icon name="globe" size="s" />
                    <span class="vh">{site.languageLabel}: </span>
                    {LANGUAGES[locale].name}
                  </a>
                ) : null}
              </nav>
            </div>
          </header>
          <DeviceStrip page={page} />
          <main id="main">
            <div class="wrap">
              {crumb === undefined ? null : (
                <p class="crumb">
                  <a href={crumb.href}>{crumb.label}</a>
                </p>
              )}
              {children}
            </div>
          </main>
          <footer class="foot" data-dates={page.words.format.tag} data-written={asWritten(page)}>
            <div class="wrap">
              <p>{site.footMeaning}</p>
              <p class="no-print">{privacy ?? site.footPrivacy}</p>
              <p>
                {site.footPlaces}{' '}
                <a href="https://creativecommons.org/licenses/by/4.0/" translate="no">
                  CC BY 4.0
                </a>
                : <a href="https://www.geonames.org">GeoNames</a>.
              </p>
              <Languages page={page} isOnlyEnglish={isOnlyEnglish} />
              {privacy === undefined ? <Clocks page={page} /> : null}
              {privacy === undefined ? <Digits page={page} /> : null}
              <ul class="langs no-print">
                <li>
                  <a href={hrefOf(page, paths.methods)}>{site.methods}</a>
                </li>
                <li>
                  <a href={hrefOf(page, paths.choices)}>{page.words.choices.title}</a>
                </li>
                <li>
                  <a href={hrefOf(page, paths.languages)}>{site.languages.title}</a>
                </li>
                {page.onDevice ? (
                  <li>
                    <a href={hrefOf(page, paths.offline)}>{page.words.device.use}</a>
                  </li>
                ) : null}
                <li>
                  <a href={hrefOf(page, paths.docs)}>{site.forPrograms}</a>
                </li>
              </ul>
            </div>
          </footer>
          {/* Here they leave a slow line to the style, for which the first paint waits. */}
          <DeviceScript page={page} />
          <script src={root + SCRIPT} defer />
        </body>
      </html>
    </>
  );
}

/** How the script rewrites the date that it prints. */
function asWritten({ words: { format } }: PageContext): string | undefined {
  return format.dateAsWritten && JSON.stringify(format.dateAsWritten.map(([{ source }, written]) => [source, written]));
}

const WAYS = [
  { name: 'panchang', icon: 'day', path: paths.today, isAtPlace: true, of: /^\/tools\/(?:panchang|panchang-month)$/ },
  {
    name: 'kundli',
    icon: 'chart',
    path: paths.gathered('kundli'),
    isAtPlace: false,
    of: /^\/tools\/birth-chart-calculator$/,
  },
  {
    name: 'matching',
    icon: 'pair',
    path: paths.page('vedic-compatibility-calculator'),
    isAtPlace: false,
    of: /^\/(?:matching|tools\/horoscope-matching)$/,
  },
  {
    name: 'festivals',
    icon: 'lamp',
    path: paths.festivals,
    isAtPlace: true,
    of: /^\/(?:festivals\/|tools\/vrata-calendar$)/,
  },
] as const satisfies readonly { name: string; icon: IconName; path: string; isAtPlace: boolean; of: RegExp }[];

/** What most people come for, at the place of the page. On a phone it is the bar at the lower edge, with all tools as the fifth. */
function Ways({ page }: { page: PageContext }) {
  const { ways } = page.words.site;
  return (
    <nav class="ways" aria-label={ways.label}>
      {WAYS.map(({ name, icon, path, isAtPlace, of }) => (
        <a
          href={hrefOf(page, path, isAtPlace ? placeIn(page.query) : '')}
          aria-current={page.path === path ? 'page' : of.test(page.path) ? 'true' : undefined}
        >
          <Icon name={icon} />
          <span>{ways[name]}</span>
        </a>
      ))}
      <a
        class="phone"
        href={`${page.path === paths.home ? '' : hrefOf(page, paths.home)}#all`}
        aria-current={page.path === paths.list ? 'page' : undefined}
      >
        <Icon name="all" />
        <span>{ways.all}</span>
      </a>
    </nav>
  );
}

/** Where search engines find the page, and the same page in the other languages. */
function Alternates({ page: { baseUrl, path, locale }, isOnlyEnglish }: { page: PageContext; isOnlyEnglish: boolean }) {
  const addressIn = (other: LanguageCode) => hrefOf({ root: baseUrl, locale: other }, path);
  if (isOnlyEnglish) return <link rel="canonical" href={addressIn('en')} />;
  return (
    <>
      <link rel="canonical" href={addressIn(locale)} />
      {LANGUAGE_CODES.map((other) => (
        <link rel="alternate" hreflang={other} href={addressIn(other)} />
      ))}
      <link rel="alternate" hreflang="x-default" href={addressIn('en')} />
    </>
  );
}

const HOURS = [24, 12] as const;

/**
 * This page as it would be otherwise: the address names what is usual too, where it leaves what a reader may keep. The page
 * of choices keeps either, and begins with how the page was that led there.
 */
function usuallyAt(page: PageContext, name: ChoiceName): string {
  return queryOf([...new URLSearchParams(page.query), [name, usualChoice(name, page.locale)]]);
}

/** The same page by either clock. */
function Clocks({ page }: { page: PageContext }) {
  const { hours: words } = page.words.site;
  return (
    <nav aria-label={words.label}>
      <ul class="langs">
        {HOURS.map((hours) => (
          <li>
            <a
              href={hrefOf({ ...page, hours }, page.path, hours > page.hours ? usuallyAt(page, 'hours') : page.query)}
              data-hours={hours}
              aria-current={hours === page.hours ? 'true' : undefined}
            >
              {words.of[hours]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same page with Latin digits or those of the script, where its readers meet both. */
function Digits({ page }: { page: PageContext }) {
  const { digits } = page.words.format;
  if (!digits) return null;
  return (
    <nav aria-label={digits.label}>
      <ul class="langs">
        {[false, true].map((hasNativeDigits) => (
          <li>
            <a
              href={hrefOf(
                { ...page, hasNativeDigits },
                page.path,
                page.hasNativeDigits && !hasNativeDigits ? usuallyAt(page, 'digits') : page.query,
              )}
              data-digits={hasNativeDigits ? 'native' : 'latin'}
              aria-current={hasNativeDigits === page.hasNativeDigits ? 'true' : undefined}
              translate="no"
            >
              {hasNativeDigits ? nativeDigits('123', digits.native) : '123'}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whether there is anything to choose: a bundler can leave out all languages but English. */
const HAS_LANGUAGES = LANGUAGE_CODES.length > 1;

/** The same page in every language, each by its own name. */
function Languages({ page, isOnlyEnglish }: { page: PageContext; isOnlyEnglish: boolean }) {
  if (!HAS_LANGUAGES) return null;
  const { root, query, locale, words, hours, hasNativeDigits, onDevice } = page;
  // Of a site of files the others have the list of documents alone.
  const path = isOnlyEnglish && onDevice?.hasServer === false ? paths.docs : page.path;
  return (
    <nav aria-label={words.site.languageLabel}>
      <ul class="langs" id="langs">
        {LANGUAGE_CODES.map((other) => (
          <li>
            <a
              href={inLanguage(
                page,
                other,
                hrefOf(
                  { root, locale: other, hours, hasNativeDigits },
                  path,
                  path === '/' && other === 'en' ? CHOSEN_ENGLISH : query,
                ),
              )}
              hreflang={other}
              lang={other}
              aria-current={other === locale ? 'true' : undefined}
            >
              {LANGUAGES[other].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface Props {
  readonly page: PageContext;
  readonly title: string;
  readonly description: string | undefined;
}

const SAMPLE = paths.hashed(paths.files.sample, assets.sample.hash);
/** Pixels of the picture, which those who show it want to know before it is there. */
const SAMPLE_SIZE = { width: 800, height: 420 };

/**
 * What others show of a page that is linked to: its name and a sample chart. The address leaves the query out and the
 * picture is nobody's chart, so that a link to a result gives no birth away to whoever only sees the link drawn.
 */
function Shared({ page, title, description }: Props) {
  const { baseUrl, path, locale } = page;
  return (
    <>
      <meta property="og:site_name" content="nirayana" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      {description === undefined ? null : <meta property="og:description" content={description} />}
      <meta property="og:url" content={hrefOf({ root: baseUrl, locale }, path)} />
      <meta property="og:locale" content={locale} />
      <meta property="og:image" content={baseUrl + SAMPLE} />
      <meta property="og:image:width" content={`${SAMPLE_SIZE.width}`} />
      <meta property="og:image:height" content={`${SAMPLE_SIZE.height}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** A calculator as search engines describe one (https://schema.org/WebApplication). */
export function Described({ page, title, description }: Props) {
  const { baseUrl, path, locale } = page;
  const described = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: title,
    ...(description !== undefined && { description }),
    url: hrefOf({ root: baseUrl, locale }, path),
    inLanguage: locale,
    applicationCategory: 'LifestyleApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  };
  // A sign that would end the element early cannot be in it.
  return <script type="application/ld+json">{raw(JSON.stringify(described).replaceAll('<', '\\u003c'))}</script>;
}

import assets from 'virtual:page-assets';
import { raw } from 'hono/html';
import { paths } from '../../catalog/paths.js';
import { hrefOf, type PageContext } from './context.js';

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
export function Shared({ page, title, description }: Props) {
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

import { paths } from '../catalog/paths.js';
import { LANGUAGES } from '../languages/list.js';
import { LANGUAGE_CODES, type LanguageCode } from '../languages/locale/locales.js';
import { capital } from '../languages/locale/plural.js';
import { CHOSEN_ENGLISH, hrefOf, type PageContext } from '../pages/shell/context.js';
import { inLanguage } from '../pages/shell/device-parts.js';
import { Frame } from '../pages/shell/frame.js';
import { Block } from '../pages/shell/parts.js';

/** Whether a language is one of India. */
const IN_INDIA: Readonly<Record<LanguageCode, boolean>> = {
  en: false,
  uk: false,
  ru: false,
  fr: false,
  de: false,
  es: false,
  hi: true,
  bn: true,
  mr: true,
  te: true,
  ta: true,
  gu: true,
  kn: true,
  ml: true,
};

/** The languages in which the pages are, each in its own script, and the way to the terms of each. */
export function LanguagesPage({ page }: { readonly page: PageContext }) {
  const { languages } = page.words.site;
  return (
    <Frame page={page} title={languages.title} description={languages.lead}>
      <h1>{languages.title}</h1>
      <p class="sub">{languages.lead}</p>
      <Homes
        page={page}
        id="h-india"
        title={languages.ofIndia}
        codes={LANGUAGE_CODES.filter((code) => IN_INDIA[code])}
      />
      <Homes
        page={page}
        id="h-others"
        title={languages.others}
        codes={LANGUAGE_CODES.filter((code) => !IN_INDIA[code])}
      />
      <Block id="h-terms" title={languages.terms}>
        <ul class="langs">
          {LANGUAGE_CODES.map((code) => (
            <li>
              <a href={hrefOf(page, paths.termsOf(code))}>{capital(nameOf(page, code))}</a>
            </li>
          ))}
        </ul>
      </Block>
      <Propose page={page} />
    </Frame>
  );
}

interface HomesProps {
  readonly page: PageContext;
  readonly id: string;
  readonly title: string;
  readonly codes: readonly LanguageCode[];
}

/** Links to the first page in some languages, where there are any. */
function Homes({ page, id, title, codes }: HomesProps) {
  const { root, hours, hasNativeDigits, locale } = page;
  if (codes.length === 0) return null;
  return (
    <Block id={id} title={title}>
      <ul class="pick">
        {codes.map((code) => (
          <li>
            <a
              href={inLanguage(
                page,
                code,
                hrefOf({ root, locale: code, hours, hasNativeDigits }, paths.home, code === 'en' ? CHOSEN_ENGLISH : ''),
              )}
              hreflang={code}
              aria-current={code === locale ? 'true' : undefined}
            >
              <b lang={code}>{LANGUAGES[code].name}</b> <small>{capital(nameOf(page, code))}</small>
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** What the page calls a language. */
export function nameOf({ language }: Pick<PageContext, 'language'>, code: LanguageCode): string {
  return language.names.language[code];
}

/** The document that says how a term is decided. */
const DECIDED_IN = 'docs/languages.md';

/** How a better word is proposed. */
export function Propose({ page }: { readonly page: PageContext }) {
  const { title, text, decided } = page.words.site.languages.propose;
  return (
    <Block id="h-propose" title={title}>
      <p>{text}</p>
      <p>
        {decided} <code>{DECIDED_IN}</code>
      </p>
    </Block>
  );
}

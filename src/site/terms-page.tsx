import { paths } from '../catalog/paths.js';
import { LANGUAGES } from '../languages/list.js';
import { HABITS } from '../languages/locale/habits.js';
import type { LanguageCode } from '../languages/locale/locales.js';
import { capital } from '../languages/locale/plural.js';
import type { PageWords } from '../languages/pages/page-words.js';
import type { DoubtfulTerm } from '../languages/words/doubtful.js';
import { choiceLabel, choiceValue } from '../pages/form/choices-told.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { Frame } from '../pages/shell/frame.js';
import { Block, type Fact, Facts, Table } from '../pages/shell/parts.js';
import { alternativeTo, type Term, termGroups, termInDoubt } from './language-terms.js';
import { nameOf, Propose } from './languages-page.js';

interface Props {
  readonly page: PageContext;
  /** The language whose terms they are. */
  readonly own: PageWords;
  readonly doubtful: readonly DoubtfulTerm[];
}

/** The terms of a language beside those of the page and the Sanskrit ones, with the doubtful ones and the reasons. */
export function TermsPage({ page, own, doubtful }: Props) {
  const { languages, method } = page.words.site;
  const { code } = own.language;
  const groups = termGroups(own, page.words);
  const title = `${languages.terms}: ${nameOf(page, code)}`;
  return (
    <Frame
      page={page}
      title={title}
      description={`${title}. ${languages.lead}`}
      crumb={{ label: languages.title, href: hrefOf(page, paths.languages) }}
    >
      <h1>{title}</h1>
      <p class="sub">{languages.lead}</p>
      <Facts facts={habitsOf(page, code)} />
      <p class="acts">
        <a href={hrefOf(page, paths.choices)}>{page.words.choices.title}</a>
      </p>
      <ul class="jump" aria-label={method.contents}>
        {groups.map(({ id, title: name }) => (
          <li>
            <a href={`#h-${id}`}>{name}</a>
          </li>
        ))}
        {doubtful.length === 0 ? null : (
          <li>
            <a href="#h-doubtful">{languages.doubtful}</a>
          </li>
        )}
      </ul>
      {groups.map(({ id, title: name, terms }) => (
        <Block id={`h-${id}`} title={name}>
          <Terms page={page} code={code} caption={name} terms={terms} doubtful={doubtful} isWide={WIDE.includes(id)} />
        </Block>
      ))}
      <Doubtful page={page} own={own} doubtful={doubtful} />
      <Propose page={page} />
    </Frame>
  );
}

/** What the pages of a language begin with. */
function habitsOf(page: PageContext, code: LanguageCode): Fact[] {
  const { region, chart, month } = HABITS[code];
  const told = [
    ...(region === undefined ? [] : [['region', region] as const]),
    ['style', chart] as const,
    ['month', month] as const,
  ];
  return told.map(([name, value]) => [choiceLabel(name, page), choiceValue(name, value, page)]);
}

interface TermsProps extends Pick<Props, 'page' | 'doubtful'> {
  readonly code: LanguageCode;
  readonly caption: string;
  readonly terms: readonly Term[];
  readonly isWide: boolean;
}

/** The groups with words too long to stand beside each other on a phone. */
const WIDE: readonly string[] = ['vara', 'chart'];

function Terms({ page, code, caption, terms, doubtful, isWide }: TermsProps) {
  const { sanskrit } = page.words.site.languages;
  const isOwn = code === page.locale;
  const reader = isOwn ? [] : [capital(nameOf(page, page.locale))];
  return (
    <Table
      caption={caption}
      label={caption}
      {...(isWide && ({ stack: 'lines' } as const))}
      heads={[capital(nameOf(page, code)), ...reader, sanskrit]}
      rows={terms.map((term) => ({
        head: <Called page={page} code={code} term={term} alternative={alternativeTo(term, doubtful)} />,
        cells: [...(isOwn ? [] : [term.readers]), <span lang="sa-Latn">{term.sanskrit}</span>],
      }))}
    />
  );
}

interface CalledProps extends Pick<TermsProps, 'page' | 'code'> {
  readonly term: Term;
  readonly alternative: string | undefined;
}

/** A term, with what else is printed for it. */
function Called({ page, code, term, alternative }: CalledProps) {
  return (
    <>
      <span lang={code}>{term.own}</span>
      {alternative === undefined ? null : (
        <>
          {' '}
          <small>
            {page.words.site.languages.printed}: <span lang={code}>{alternative}</span>
          </small>
        </>
      )}
    </>
  );
}

/** Every doubtful term of a folder, with the reason in the English of whoever wrote it. */
function Doubtful({ page, own: { language }, doubtful }: Props) {
  if (doubtful.length === 0) return null;
  const { languages, method } = page.words.site;
  const { code } = language;
  return (
    <Block id="h-doubtful" title={languages.doubtful} soft={page.locale === 'en' ? undefined : method.inEnglish}>
      <dl class="facts say">
        {doubtful.map((term) => (
          <div>
            <dt>
              <DoubtfulName term={term} name={termInDoubt(language, term)} code={code} />{' '}
              <small>
                {languages.printed}: <span lang={code}>{term.alternative}</span>
              </small>
            </dt>
            <dd lang="en">{term.reason}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}

interface DoubtfulNameProps {
  readonly term: DoubtfulTerm;
  readonly name: string | undefined;
  readonly code: LanguageCode;
}

/** By the name itself, or by where in the folder it stands. */
function DoubtfulName({ term: { kind, key }, name, code }: DoubtfulNameProps) {
  if (name !== undefined) return <span lang={code}>{name}</span>;
  return (
    <code>
      {LANGUAGES[code].name} {kind}.{key}
    </code>
  );
}

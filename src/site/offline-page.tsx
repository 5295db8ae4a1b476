import { paths } from '../catalog/paths.js';
import { LANGUAGES } from '../languages/list.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { Frame } from '../pages/shell/frame.js';
import { PAGE_PATHS } from './page-paths.js';

interface Props {
  readonly page: PageContext;
  /** Whether it stands in for a page that is not kept. */
  readonly isMissing: boolean;
}

/** What the device keeps, how to let it go again, and what needs a network. The script finds out what there is. */
export function OfflinePage({ page, isMissing }: Props) {
  const { title, lead, missing, acts, needs, install } = page.words.device;
  return (
    <Frame page={page} title={title} isPrivate>
      <h1>{isMissing ? missing : title}</h1>
      <p class="sub">{lead}</p>
      <Saved page={page} />
      <p class="acts no-print">
        <button class="btn" type="button" data-device-act="save" hidden>
          {acts.save}
        </button>{' '}
        <button class="btn plain" type="button" data-device-act="places" hidden>
          {acts.savePlaces}
        </button>{' '}
        <button class="btn plain" type="button" data-device-act="methods" data-pages={methodsOf(page)} hidden>
          {acts.saveMethods}
        </button>
      </p>
      <p class="acts no-print">
        <button class="btn plain" type="button" data-device-act="export" hidden>
          {acts.exportDetails}
        </button>{' '}
        <button
          class="btn plain"
          type="button"
          data-device-act="take-in"
          data-done={acts.imported}
          data-wrong={acts.wrongFile}
          hidden
        >
          {acts.importDetails}
        </button>{' '}
        <button class="btn plain" type="button" data-device-act="forget" data-done={acts.deleted} hidden>
          {acts.deleteDetails}
        </button>{' '}
        <button class="btn plain" type="button" data-device-act="clear" data-done={acts.deleted} hidden>
          {acts.deleteAll}
        </button>
      </p>
      <p role="status" data-device-status data-fail={acts.failed} />
      <section class="block" aria-labelledby="h-needs">
        <h2 id="h-needs">{needs.title}</h2>
        <Rows rows={needs.rows} />
      </section>
      <section class="block" aria-labelledby="h-install">
        <h2 id="h-install">{install.title}</h2>
        <p>{install.text}</p>
        <Rows rows={install.rows} />
      </section>
    </Frame>
  );
}

function Saved({ page }: { readonly page: PageContext }) {
  const { saved } = page.words.device;
  const { version = '', bytes } = page.onDevice ?? {};
  const languages =
    page.locale === 'en' ? LANGUAGES.en.name : page.format.list([LANGUAGES[page.locale].name, LANGUAGES.en.name]);
  const program = saved.programText.replace('{version}', version).replace('{languages}', languages);
  const parts = [
    { part: 'program', name: saved.program, text: program, size: bytes?.program },
    { part: 'places', name: saved.places, text: saved.placesText, size: bytes?.places },
    { part: 'methods', name: saved.methods, text: saved.methodsText, size: undefined },
    { part: 'details', name: saved.details, text: saved.detailsText, size: undefined },
  ];
  return (
    <section class="block" aria-labelledby="h-kept">
      <h2 id="h-kept">{saved.title}</h2>
      <dl class="facts say" data-saved>
        {parts.map(({ part, name, text, size }) => (
          <div
            data-part={part}
            data-text={text}
            data-size={size === undefined ? undefined : sizeOf(page, size)}
            data-not={saved.not}
          >
            <dt>{name}</dt>
            <dd>{saved.not}</dd>
          </div>
        ))}
        <div>
          <dt>{page.words.choices.title}</dt>
          <dd>
            <a href={hrefOf(page, paths.choices)}>{page.words.choices.change}</a>
          </dd>
        </div>
      </dl>
      <p class="small soft">{saved.nothingElse}</p>
    </section>
  );
}

function Rows({ rows }: { readonly rows: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl class="facts say">
      {rows.map(([name, text]) => (
        <div>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const MEGABYTE = 1_000_000;

function sizeOf({ format }: PageContext, bytes: number): string {
  return `${format.number(bytes / MEGABYTE, 1)} MB`;
}

/** The addresses of what is said of methods in the language of the reader. */
function methodsOf(page: PageContext): string {
  return METHOD_PATHS.map((path) => hrefOf({ root: page.root, locale: page.locale }, path)).join(' ');
}

const METHOD_PATHS = PAGE_PATHS.filter((path) => path.startsWith('/methodology/'));

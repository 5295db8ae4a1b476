import type { Child } from 'hono/jsx';
import { type ErrorCode, STATUS_BY_CODE } from '../base/errors.js';
import type { AnyTool } from '../calculation/tool.js';
import { flattenInputs, type InputField, inputMeaning } from '../catalog/flattened-inputs.js';
import { paths, rootOf } from '../catalog/paths.js';
import { Code, curl } from '../pages/shell/code.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { Frame } from '../pages/shell/frame.js';
import { Table } from '../pages/shell/parts.js';
import { allTools } from '../tools/registry.js';
import { moonSignTool } from '../tools/vedic-moon-sign-calculator/tool.js';

/** In English in every language: programs and their schemas are written in it. */
const SECTIONS = {
  begin: 'Begin',
  addresses: 'Addresses',
  answers: 'Answers and errors',
  limit: 'Limit',
  further: 'Keys, AI clients, libraries',
  calculators: 'The calculators',
} as const;

/** The interface for programs as a page: what openapi.json says, for people who write them. */
export function DocsPage({ page }: { page: PageContext }) {
  const { docs, method } = page.words.site;
  return (
    <Frame page={page} title={docs.title} description={docs.text} {...crumbOf(page)}>
      <h1>{docs.title}</h1>
      <p class="sub">{docs.text}</p>
      {page.locale === 'en' ? null : <p>{method.inEnglish}</p>}
      <ul class="jump" aria-label={method.contents}>
        {Object.entries(SECTIONS).map(([id, name]) => (
          <li>
            <a href={`#${id}`} lang="en">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <Begin page={page} />
      <Addresses page={page} />
      <Answers />
      <Limit />
      <Further />
      <Calculators page={page} />
    </Frame>
  );
}

/** Among the documents the page stands below their list. */
function crumbOf(page: PageContext) {
  if (page.path === paths.docs) return {};
  return { isOnlyEnglish: true, crumb: { label: page.words.site.forPrograms, href: hrefOf(page, paths.docs) } };
}

function Section({ id, children }: { id: keyof typeof SECTIONS; children?: Child }) {
  return (
    <section class="block read" aria-labelledby={id} lang="en">
      <h2 id={id}>{SECTIONS[id]}</h2>
      {children}
    </section>
  );
}

function Begin({ page: { baseUrl } }: { page: PageContext }) {
  return (
    <Section id="begin">
      <p>Send the input as a JSON object; the answer is one JSON object. No key, no cookie, any origin.</p>
      <Code name="Example of a call" text={curlOf(baseUrl, moonSignTool)} />
      <p>
        An address answers GET with its own description: the schema of its input, an example and a disclaimer.
        Calculations are deterministic: the same input gives the same answer, byte for byte, on every server of one
        release. A date that is left out is today. What moves a result is told with its tool in the list of changes.
      </p>
    </Section>
  );
}

function Addresses({ page: { baseUrl } }: { page: PageContext }) {
  const root = rootOf(baseUrl);
  const link = (path: string) => (
    <a href={root + path}>
      <FieldName text={path} />
    </a>
  );
  return (
    <Section id="addresses">
      <Table
        caption="What answers programs"
        label="What answers programs"
        heads={['Address', 'Method', 'Answer']}
        rows={[
          { head: link(paths.index), cells: ['GET', 'all calculators, with their inputs and addresses'] },
          { head: link(paths.openapi), cells: ['GET', 'the same as OpenAPI 3.1; ?family=tools for one family'] },
          { head: <FieldName text={paths.calculator('tools', '<slug>')} />, cells: ['POST', 'a calculation'] },
          {
            head: <FieldName text={paths.calculator('agent-tools', '<slug>')} />,
            cells: ['POST', 'the same calculation'],
          },
          {
            head: <FieldName text={`${paths.places}?q=<name>`} />,
            cells: ['GET', 'places with coordinates and time zones'],
          },
          {
            head: <FieldName text={`${paths.page('<slug>')}.json?<query>`} />,
            cells: ['GET', 'what a page shows, as JSON'],
          },
          { head: <FieldName text={`${paths.chart('<style>')}?<birth>`} />, cells: ['GET', 'a birth chart as SVG'] },
          { head: link(paths.health), cells: ['GET', 'whether the service is alive'] },
          { head: link(paths.readiness), cells: ['GET', 'whether it can calculate'] },
        ]}
      />
      <p>
        Conventions other than the usual ones go into the query: <code>?ayanamsha=raman</code>, <code>?node=true</code>.
        Each calculator takes those that matter to it; the description in OpenAPI lists them. A chart is drawn in the
        style north, south or east, from <code>date</code>, <code>time</code>, <code>lat</code>, <code>lon</code> and{' '}
        <code>tz</code>, or <code>time_unknown=1</code> in place of the time; <code>varga</code> chooses D1 to D60. The
        query of a page is the address that the page itself has once its form is sent.
      </p>
    </Section>
  );
}

const MEANINGS: Readonly<Record<ErrorCode, string>> = {
  invalid_input:
    'a field is missing or wrong; field_errors says which and why (405, 413 and 415 for requests that are no input)',
  not_found: 'there is nothing at this address',
  engine_error: 'the input is well formed but has no answer, such as a clock time that was skipped',
  rate_limited: 'too many calculations; Retry-After says how long to wait',
  internal_error: 'a mistake of the service',
  engine_unavailable: 'what calculates, or what counts for the limit, does not answer',
};

function Answers() {
  return (
    <Section id="answers">
      <p>
        A result comes as <code>tool</code>, <code>calculation_version</code>, <code>input</code> as it was sent,{' '}
        <code>result</code>, <code>provenance</code> (conventions, sources, how sure it is),{' '}
        <code>methodology_url</code>, <code>calculated_at</code> and <code>disclaimer</code>. An error comes as{' '}
        <code>tool</code>, <code>error</code> (<code>code</code>, <code>message</code>, <code>field_errors</code>) and{' '}
        <code>calculated_at</code>.
      </p>
      <Table
        caption="Codes of errors"
        label="Codes"
        heads={['Code', 'Status', 'Meaning']}
        rows={Object.entries(STATUS_BY_CODE).map(([code, status]) => ({
          head: <FieldName text={code} />,
          cells: [status, MEANINGS[code as ErrorCode]],
        }))}
      />
    </Section>
  );
}

function Limit() {
  return (
    <Section id="limit">
      <p>
        Calculations are counted for each client and calculator in a window of a minute, however they are asked for. The
        answers say what is left: <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code>,{' '}
        <code>RateLimit-Reset</code>. Whoever asks more often gets status 429 with <code>Retry-After</code>. Reading
        descriptions, forms and places is not counted. A body may have 64 KiB.
      </p>
    </Section>
  );
}

function Further() {
  return (
    <Section id="further">
      <p>
        A server that was started with <code>nirayana serve</code> has two more interfaces. <code>/mcp</code> offers the
        calculators to AI clients as tools of the Model Context Protocol. <code>/api/b2b</code> takes jobs of holders of
        a key, sent in the header <code>X-API-Key</code>: <code>/api/b2b/career-dna</code> for one birth,{' '}
        <code>/api/b2b/calculations</code> for any calculator and up to 1,000 inputs; a job is asked for until it is
        done. Its description is <code>/api/b2b/openapi.json</code>; <code>/plans</code> tells the plans, and at{' '}
        <code>/account</code> holders log in where the operator lets them.
      </p>
      <p>
        The same calculators are functions of the package <code>nirayana</code> for Node and browsers, and the command{' '}
        <code>nirayana calc</code>.
      </p>
    </Section>
  );
}

function Calculators({ page }: { page: PageContext }) {
  return (
    <>
      <Section id="calculators">
        <ul class="jump">
          {allTools.map(({ slug, title }) => (
            <li>
              <a href={`#${slug}`}>{title}</a>
            </li>
          ))}
        </ul>
      </Section>
      {allTools.map((tool) => (
        <section class="block read" aria-labelledby={tool.slug} lang="en">
          <h3 id={tool.slug}>{tool.title}</h3>
          <p>{tool.description}</p>
          <p>
            <code>{`POST ${paths.calculator('tools', tool.slug)}`}</code>, version {tool.calculationVersion}.{' '}
            <a href={hrefOf(page, paths.page(tool.slug))}>Page</a>,{' '}
            <a href={hrefOf(page, paths.methodology(tool.slug))}>methodology</a>,{' '}
            <a href={rootOf(page.baseUrl) + paths.calculator('tools', tool.slug)}>schema</a>.
          </p>
          <Table
            caption={`Inputs of ${tool.title}`}
            label={`Inputs of ${tool.title}`}
            heads={['Name', 'Type', 'Needed', 'Meaning']}
            rows={flattenInputs(tool.inputSchema, tool.example).map((field) => ({
              head: <FieldName text={field.name} />,
              cells: [typeOf(field), field.required ? 'yes' : 'no', inputMeaning(field)],
            }))}
          />
          <Code name={`Example of ${tool.title}`} text={curlOf(page.baseUrl, tool)} />
        </section>
      ))}
    </>
  );
}

/** The type of an input with its bounds: "number, −90 to 90, or null". */
function typeOf({ type, nullable, minimum, maximum }: InputField): string {
  const bounds =
    minimum === undefined || maximum === undefined ? [] : [`${minimum} to ${maximum}`.replaceAll('-', '−')];
  return [type, ...bounds, ...(nullable ? ['or null'] : [])].join(', ');
}

function curlOf(baseUrl: string, { slug, example }: AnyTool): string {
  return curl(baseUrl + paths.calculator('tools', slug), example);
}

/** A name or an address in a table: it breaks between its parts, in the narrow columns of a phone. */
function FieldName({ text }: { text: string }) {
  return (
    <code>
      {text.split(/(?<=[_/?]\b)/).map((part, index) => (
        <>
          {index === 0 ? null : <wbr />}
          {part}
        </>
      ))}
    </code>
  );
}

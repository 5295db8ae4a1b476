import type { PropsWithChildren } from 'hono/jsx';
import type { ToolDescription } from '../calculation/tool.js';
import type { ToolWords } from '../languages/pages/tool-words.js';
import type { Faults } from '../pages/form/answer-to.js';
import { ToolForm } from '../pages/form/form.js';
import type { FormError } from '../pages/form/reading.js';
import { addressParts, personOf } from '../pages/shell/address.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { Described, Frame } from '../pages/shell/frame.js';
import type { ToolPage } from '../pages/shell/tool-page.js';
import { timelessOf } from './siblings.js';
import { TwinSwitch } from './twin-switch.js';

interface FormPageProps extends Faults {
  readonly page: PageContext;
  /** What the form asks. */
  readonly tool: ToolDescription;
  readonly words: ToolWords;
  /** What of the query only the result reads. */
  readonly choices: readonly string[];
  readonly sent: URLSearchParams;
}

interface ToolFormProps extends Omit<FormPageProps, 'words' | 'choices'> {
  readonly toolPage: ToolPage;
}

/** The page of a tool before anything was asked, or with what is wrong with what was. */
export function FormOfTool({ toolPage, ...props }: ToolFormProps) {
  const { page, tool, sent } = props;
  return (
    <FormPage {...props} words={toolPage.wordsIn(page.words)} choices={toolPage.choices}>
      <Timeless page={page} tool={tool} sent={sent} />
      <p>
        <a href={hrefOf(page, `/methodology/${tool.slug}`)}>{page.words.result.howCalculated}</a>
      </p>
    </FormPage>
  );
}

/** A form, with what its result will hold; what stands below that list comes from outside. */
export function FormPage(props: PropsWithChildren<FormPageProps>) {
  const { page, tool, words, choices, sent, errors, readings = [], children } = props;
  const { result, site, form } = page.words;
  const isWrong = errors.length > 0;
  return (
    <Frame
      page={page}
      title={isWrong ? form.ofPerson(form.error, words.name) : words.name}
      description={words.summary}
      isPrivate={isWrong}
      crumb={{ label: site.allCalculators, href: hrefOf(page, '/tools') }}
    >
      {isWrong ? null : <Described page={page} title={words.name} description={words.summary} />}
      <h1>{words.title}</h1>
      <p class="sub">{words.summary}</p>
      <TwinSwitch page={page} tool={tool} />
      {isWrong ? <ErrorSummary page={page} tool={tool} errors={errors} readings={readings} /> : null}
      <div class={addressParts(tool).births.length > 1 ? 'rows' : 'cols wide-l'}>
        <ToolForm
          page={page}
          tool={tool}
          words={words}
          sent={sent}
          errors={errors}
          choices={choices}
          isBegun={!isWrong}
        />
        <section aria-labelledby="g">
          <h2 id="g">{result.whatYouGet}</h2>
          <ul>
            {words.gets.map((line) => (
              <li>{line}</li>
            ))}
          </ul>
          {children}
        </section>
      </div>
    </Frame>
  );
}

/** The calculators that do without a time of birth, on the page of one that does not. */
function Timeless({ page, tool, sent }: Pick<FormPageProps, 'page' | 'tool' | 'sent'>) {
  const others = timelessOf(tool, sent);
  if (others.length === 0) return null;
  return (
    <>
      <p class="soft">{page.words.form.worksWithoutTime}</p>
      <ul>
        {others.map(({ listed, query }) => (
          <li>
            <a href={hrefOf(page, listed.path, query)}>{listed.wordsIn(page.words).name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

type SummaryProps = Pick<FormPageProps, 'page' | 'tool' | 'errors' | 'readings'>;

/** What is wrong, with links to the fields. The script gives it the focus, so that a screen reader begins with it. */
function ErrorSummary({ page, tool, errors, readings = [] }: SummaryProps) {
  const { form } = page.words;
  const isTwo = addressParts(tool).births.length > 1;
  const message = ({ group, message: text, isNamed }: FormError) => {
    const whose = isTwo && !isNamed ? personOf(group) : undefined;
    return whose ? form.ofPerson(whose === 'a' ? form.personA : form.personB, text) : text;
  };
  return (
    <div class="errsum" role="alert" aria-labelledby="es" tabindex={-1} data-focus>
      <h2 id="es">{form.errorsTitle(errors.length)}</h2>
      <ul>
        {errors.map((error) => (
          <li>
            <a href={`#${error.id}`}>{message(error)}</a>
          </li>
        ))}
      </ul>
      {readings.length === 0 ? null : (
        <p class="row">
          {readings.map(({ label, query }) => (
            <a class="btn plain" href={hrefOf(page, page.path, query)}>
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

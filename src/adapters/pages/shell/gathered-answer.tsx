import { CalculationError } from '../../../errors.js';
import { zoneAt } from '../../../time/zone-at.js';
import { calculated, pageAnswer, readQuery } from './answer-to.js';
import type { PageContext } from './context.js';
import type { PageEnvironment } from './environment.js';
import { FormPage } from './form-page.js';
import type { GatheredPage, Part } from './gathered-page.js';
import { GatheredResult } from './gathered-result.js';
import { type Told, toldBy } from './section-of.js';

/** The page of several tools: its form, all their results, or what is wrong with what was asked. */
export async function gatheredAnswer(
  context: PageContext,
  service: PageEnvironment,
  gathered: GatheredPage,
  sent: URLSearchParams,
): Promise<Response> {
  const { asked, choices, lead, sections } = gathered;
  const read = await readQuery({ context, service, sent, asked, choices });
  if (read instanceof Response) return read;
  const parts = [...new Set([lead, ...Object.values(sections).map((section) => section.part)])];
  const zoneFinder = service.environment.zoneAt ?? zoneAt;
  return pageAnswer(
    { context, service, sent, read },
    {
      asked,
      calculated: parts.map(({ tool }) => tool),
      calculate(texts) {
        const first = calculated(service, lead.tool, texts, context);
        if (first instanceof CalculationError) return first;
        const others = parts.filter((part) => part !== lead);
        const told = others.map((part) => [part, toldBy(part, texts, { service, context })] as const);
        return { first, told: new Map<Part, Told>([[lead, first], ...told]) };
      },
      form: (page, faults) => (
        <FormPage
          page={page}
          tool={asked}
          words={gathered.words[page.locale]}
          choices={choices}
          sent={sent}
          {...faults}
        />
      ),
      result: (page, answer, texts) => (
        <GatheredResult page={page} gathered={gathered} sent={sent} texts={texts} {...answer} zoneAt={zoneFinder} />
      ),
    },
  );
}

import { CalculationError } from '../base/errors.js';
import { zoneAt } from '../base/time/zone-at.js';
import { pageAnswer, prepared, readQuery } from '../pages/form/answer-to.js';
import type { PageEnvironment } from '../pages/shell/address.js';
import type { PageContext } from '../pages/shell/context.js';
import { AS_BOOKLET, type GatheredPage, type Part } from '../pages/shell/gathered-page.js';
import { ownTurn } from '../service/web/turns.js';
import { BookletPage } from './booklet-page.js';
import { goToOwnView } from './chosen.js';
import { FoldedResult } from './folded-result.js';
import { FormPage } from './form-page.js';
import { GatheredResult } from './gathered-result.js';
import { askedOf, type Told } from './section.js';

/** The page of several tools: its form, all their results, or what is wrong with what was asked. */
export async function gatheredAnswer(
  context: PageContext,
  service: PageEnvironment,
  gathered: GatheredPage,
  sent: URLSearchParams,
): Promise<Response> {
  const own = goToOwnView(context, sent);
  if (own) return own;
  const { asked, choices, lead, sections } = gathered;
  const read = await readQuery({ context, service, sent, asked, choices });
  if (read instanceof Response) return read;
  const parts = [...new Set([lead, ...Object.values(sections).map((section) => section.part)])];
  const isFolded = Object.values(sections).some(({ fold }) => fold);
  const zoneFinder = service.environment.zoneAt ?? zoneAt;
  return pageAnswer(
    { context, service, sent, read, choices },
    {
      asked,
      prepare(texts) {
        const leading = prepared(service, lead.tool, texts, context);
        const others = parts
          .filter((part) => part !== lead)
          .map((part) => [part, askedOf(part, texts, { service, context })] as const);
        return {
          calculations: [leading, ...others.map(([, each]) => each)],
          async answer() {
            await ownTurn();
            const first = await leading.calculate();
            if (first instanceof CalculationError) return first;
            const told = new Map<Part, Told>([[lead, first]]);
            for (const [part, each] of others) {
              await ownTurn();
              told.set(part, await each.calculate());
            }
            return { first, told };
          },
        };
      },
      form: (page, faults) => (
        <FormPage
          page={page}
          tool={asked}
          words={gathered.wordsIn(page.words)}
          choices={choices}
          sent={sent}
          {...faults}
        />
      ),
      result(page, answer, texts) {
        const shown = { page, gathered, sent, texts, ...answer, zoneAt: zoneFinder };
        if (gathered.Booklet && texts.get(AS_BOOKLET.name) === AS_BOOKLET.value) {
          return <BookletPage {...shown} Booklet={gathered.Booklet} />;
        }
        return isFolded ? <FoldedResult {...shown} /> : <GatheredResult {...shown} />;
      },
    },
  );
}

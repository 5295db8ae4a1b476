import { NAMES } from '../../../../names/names.js';
import { numbered } from '../../../../names/numbered.js';
import { type AshtakavargaResult, ashtakavargaTool } from '../../../../tools/ashtakavarga.js';
import { ASCENDANT_NOTES } from '../../../../words/results/notes.js';
import type { PageContext } from '../../shell/context.js';
import { Block, Fold, LeadFacts, Note, Table } from '../../shell/parts.js';
import { toolPage } from '../../shell/tool-page.js';
import { signNamed } from '../shared/periods.js';
import { CARD } from './card.js';
import { type AshtakavargaWords, WORDS } from './words.js';

type Houses = NonNullable<AshtakavargaResult['sarvashtakavarga']>;

interface Shown {
  readonly page: PageContext;
  readonly words: AshtakavargaWords;
  readonly result: AshtakavargaResult;
}

export const ashtakavargaPage = toolPage({
  tool: ashtakavargaTool,
  card: CARD,
  words: WORDS,
  answer({ page, result, words }) {
    const { sarvashtakavarga: houses } = result;
    if (!houses) return words.openLead;
    return page.catalogue.texts.about(words.most, strongest(page, houses, Math.max));
  },
  View({ page, result, words }) {
    const { sarvashtakavarga: houses, ascendant_sign_name: lagna, ascendant_note_code: note } = result;
    if (!houses || !lagna) {
      const isPole = note === 'no_ascendant';
      return (
        <Note tone="warm" lead={words.openLead}>
          {isPole ? ASCENDANT_NOTES.no_ascendant[page.locale] : words.openText}
        </Note>
      );
    }
    return (
      <>
        <LeadFacts
          facts={[
            { label: words.most, value: strongest(page, houses, Math.max) },
            { label: words.least, value: strongest(page, houses, Math.min) },
            { label: words.lagna, value: signNamed(page, lagna) },
          ]}
        />
        <Block id="h-sarva" title={words.sarvaTitle} soft={words.sarva}>
          <Table
            caption={words.sarvaTitle}
            label={words.sarvaTitle}
            heads={[words.house, words.sign, words.bindus]}
            rows={houses.map(({ house, sign_name, total_bindus }) => ({
              head: String(house),
              cells: [signNamed(page, sign_name), String(total_bindus)],
            }))}
          />
        </Block>
        <Grid page={page} words={words} result={result} />
        <Reduced page={page} words={words} result={result} />
        <Given page={page} words={words} result={result} />
      </>
    );
  },
});

/** The signs with the most or the fewest bindus, and how many. */
function strongest(page: PageContext, houses: Houses, pick: typeof Math.max): string {
  const bindus = pick(...houses.map(({ total_bindus }) => total_bindus));
  const signs = houses.filter(({ total_bindus }) => total_bindus === bindus);
  return `${page.format.list(signs.map(({ sign_name }) => signNamed(page, sign_name)))} (${bindus})`;
}

const SIGN_NUMBERS = Array.from({ length: 12 }, (_, index) => index + 1);

function signHeads({ catalogue }: PageContext): string[] {
  return SIGN_NUMBERS.map((number) => numbered(catalogue.names.sign, number));
}

/** The bindus of each planet in each sign. */
function Grid({ page, words, result }: Shown) {
  const { bhinnashtakavarga: planets, lagna_ashtakavarga: lagna, sarvashtakavarga: houses } = result;
  if (!planets || !lagna || !houses) return null;
  const inOrder = houses.toSorted((a, b) => a.sign_number - b.sign_number);
  return (
    <Block id="h-grid" title={words.gridTitle} soft={words.grid}>
      <Table
        caption={words.gridTitle}
        label={words.gridTitle}
        heads={[words.planet, ...signHeads(page), words.total]}
        rows={[
          ...planets.map(({ planet, bindus, total_bindus }) => ({
            head: page.catalogue.names.graha[planet],
            cells: [...bindus.map(String), String(total_bindus)],
          })),
          {
            head: words.total,
            cells: [...inOrder.map(({ total_bindus }) => String(total_bindus)), String(result.sarva_total_bindus)],
          },
          { head: words.lagna, cells: [...lagna.bindus.map(String), String(lagna.total_bindus)] },
        ]}
      />
    </Block>
  );
}

function Reduced({ page, words, result }: Shown) {
  return (
    <Block id="h-reduced" title={words.reducedTitle} soft={words.reduced}>
      <Table
        caption={words.reducedTitle}
        label={words.reducedTitle}
        heads={[words.planet, ...signHeads(page), words.rasi, words.graha, words.sodhya]}
        rows={(result.bhinnashtakavarga ?? []).map((each) => ({
          head: page.catalogue.names.graha[each.planet],
          cells: [...each.reduced_bindus, each.rasi_pinda, each.graha_pinda, each.sodhya_pinda].map(String),
        }))}
      />
    </Block>
  );
}

/** Who gives which bindu, a fold for each planet. */
function Given({ page, words, result }: Shown) {
  const { graha } = page.catalogue.names;
  const { chart_point: points } = NAMES[page.locale];
  return (
    <Block id="h-given" title={words.givenTitle}>
      <div class="folds">
        {(result.bhinnashtakavarga ?? []).map(({ planet, contributors }) => {
          const title = words.given(graha[planet]);
          return (
            <Fold summary={title}>
              <Table
                caption={title}
                label={title}
                heads={[words.giver, ...signHeads(page)]}
                rows={contributors.map(({ contributor, bindus }) => ({
                  head: points[contributor],
                  cells: bindus.map((bindu) => (bindu === 1 ? '1' : '–')),
                }))}
              />
            </Fold>
          );
        })}
      </div>
    </Block>
  );
}

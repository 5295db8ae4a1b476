import { bindusSvg } from '../../../charts/chart/bindus-svg.js';
import { numbered } from '../../../languages/names/numbered.js';
import { pointNamed, signNamed, TableBlock } from '../../../pages/shared/blocks.js';
import { tableLabel, Unseen } from '../../../pages/shared/natal.js';
import { chosenStyle, offeredStyles, StyleSwitch } from '../../../pages/shared/natal-chart.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, Drawing, Fold, LeadFacts, Note, Table } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import { type AshtakavargaResult, ashtakavargaTool } from '../tool.js';

type Houses = NonNullable<AshtakavargaResult['sarvashtakavarga']>;

type Shown = ShownBy<typeof ashtakavargaTool>;

/** What is drawn in the style that the address chooses. */
interface Drawn extends Shown {
  readonly choices: URLSearchParams;
}

export const ashtakavargaPage = toolPage({
  tool: ashtakavargaTool,
  card: {
    place: 64,
    searchTerms:
      'ashtakvarga astakavarga sarvashtakavarga bindu bindus bhinnashtakavarga sav bav अष्टकवर्ग सर्वाष्टकवर्ग बिंदु аштакаварга бинду бінду',
  },
  choices: ['style'],
  answer({ page, result, words }) {
    const { sarvashtakavarga: houses } = result;
    if (!houses) return words.openLead;
    return page.catalogue.texts.about(words.most, strongest(page, houses, Math.max));
  },
  View(shown) {
    return hasLagna(shown) ? (
      <>
        <Lead {...shown} />
        <StyleSwitch
          page={shown.page}
          chosen={chosenStyle(shown.choices, offeredStyles(shown.page, true))}
          offered={offeredStyles(shown.page, true)}
        />
        <SarvaBlock {...shown} />
        <GridBlock {...shown} />
        <Reduced {...shown} />
        <Given {...shown} />
      </>
    ) : (
      <WithoutLagna {...shown} />
    );
  },
});

/** What a page of several tools shows: the bindus by house and by graha. */
export function AshtakavargaSection(shown: Drawn) {
  if (!hasLagna(shown)) return <WithoutLagna {...shown} />;
  return (
    <>
      <SarvaBlock {...shown} />
      <GridBlock {...shown} />
    </>
  );
}

function hasLagna({ result }: Shown): boolean {
  return result.sarvashtakavarga !== null && result.ascendant_sign_name !== null;
}

function WithoutLagna({ page, words, result }: Shown) {
  const isPole = result.ascendant_note_code === 'no_ascendant';
  return (
    <Note tone="warm" lead={words.openLead}>
      {isPole ? page.language.results.ascendantNotes.no_ascendant : words.openText}
    </Note>
  );
}

function Lead({ page, words, result }: Shown) {
  const { sarvashtakavarga: houses, ascendant_sign_name: lagna } = result;
  if (!houses || !lagna) return null;
  return (
    <LeadFacts
      facts={[
        { label: words.most, value: strongest(page, houses, Math.max) },
        { label: words.least, value: strongest(page, houses, Math.min) },
        { label: words.lagna, value: signNamed(page, lagna) },
      ]}
    />
  );
}

/** The bindus of all in the houses of the chart, drawn and told. */
export function SarvaBlock({ page, words, result, choices }: Drawn) {
  const { sarvashtakavarga: houses } = result;
  if (!houses) return null;
  const offered = offeredStyles(page, true);
  const chosen = chosenStyle(choices, offered);
  const chart = {
    title: words.sarvaTitle,
    desc: houses.map((each) => `${each.house}, ${signNamed(page, each.sign_name)}: ${each.total_bindus}`).join('; '),
    bindus: bySign(houses).map(({ total_bindus }) => total_bindus),
    lagnaSign: houses[0]?.sign_number ?? 1,
    locale: page.language,
  };
  return (
    <Block id="h-sarva" title={words.sarvaTitle} soft={words.sarva}>
      <div class={chosen === 'all' ? 'charts three' : 'charts'}>
        {(chosen === 'all' ? offered : [chosen]).map((style) => (
          <figure>
            <Drawing svg={bindusSvg({ ...chart, style })} />
          </figure>
        ))}
        <Table
          caption={<Unseen>{words.sarvaTitle}</Unseen>}
          label={tableLabel(page, words.sarvaTitle)}
          heads={[words.house, words.sign, words.bindus]}
          rows={houses.map(({ house, sign_name, total_bindus }) => ({
            head: String(house),
            cells: [signNamed(page, sign_name), String(total_bindus)],
          }))}
        />
      </div>
    </Block>
  );
}

function bySign(houses: Houses): Houses {
  return houses.toSorted((a, b) => a.sign_number - b.sign_number);
}

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

/** The bindus of each planet in each sign; of all together the most and the fewest stand out. */
export function GridBlock({ page, words, result }: Shown) {
  const { bhinnashtakavarga: planets, lagna_ashtakavarga: lagna, sarvashtakavarga: houses } = result;
  if (!planets || !lagna || !houses) return null;
  const totals = bySign(houses).map(({ total_bindus }) => total_bindus);
  const ends = [Math.max(...totals), Math.min(...totals)];
  const row = (name: string, bindus: readonly number[], total: number) => (
    <tr>
      <th scope="row">{name}</th>
      {bindus.map((count) => (
        <td>{count}</td>
      ))}
      <td class="soft">{total}</td>
    </tr>
  );
  return (
    <Block id="h-grid" title={words.gridTitle} soft={words.grid}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and this is a table */}
      <div class="tbl" role="group" aria-label={tableLabel(page, words.gridTitle)} tabindex={0}>
        <table class="ak">
          <caption>
            <Unseen>{words.gridTitle}</Unseen>
          </caption>
          <thead>
            <tr>
              <th scope="col">{words.planet}</th>
              {signHeads(page).map((sign, index) => (
                <th scope="col">
                  <abbr title={sign}>{page.language.charts.signs[index]}</abbr>
                </th>
              ))}
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {planets.map(({ planet, bindus, total_bindus }) =>
              row(page.catalogue.names.graha[planet], bindus, total_bindus),
            )}
            <tr class="now">
              <th scope="row">{words.total}</th>
              {totals.map((count) => (
                <td>{ends.includes(count) ? <b>{count}</b> : count}</td>
              ))}
              <td class="soft">{result.sarva_total_bindus}</td>
            </tr>
            {row(words.lagna, lagna.bindus, lagna.total_bindus)}
          </tbody>
        </table>
      </div>
    </Block>
  );
}

function Reduced({ page, words, result }: Shown) {
  return (
    <TableBlock
      id="h-reduced"
      title={words.reducedTitle}
      soft={words.reduced}
      heads={[words.planet, ...signHeads(page), words.rasi, words.graha, words.sodhya]}
      rows={(result.bhinnashtakavarga ?? []).map((each) => ({
        head: page.catalogue.names.graha[each.planet],
        cells: [...each.reduced_bindus, each.rasi_pinda, each.graha_pinda, each.sodhya_pinda].map(String),
      }))}
    />
  );
}

/** Who gives which bindu, a fold for each planet. */
function Given({ page, words, result }: Shown) {
  const { graha } = page.catalogue.names;
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
                  head: pointNamed(page, contributor),
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

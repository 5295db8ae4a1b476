import { roundTo } from '../../../base/math/angle.js';
import { strengthBarSvg } from '../../../charts/timeline/score-bars.js';
import { lowered } from '../../../languages/locale/plural.js';
import { signNamed, TableBlock } from '../../../pages/shared/blocks.js';
import { tableLabel, Unseen } from '../../../pages/shared/natal.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, Drawing, Fold, LeadFacts, Table } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import { planetaryStrengthsTool } from '../tool.js';

type Shown = ShownBy<typeof planetaryStrengthsTool>;

export const planetaryStrengthsPage = toolPage({
  tool: planetaryStrengthsTool,
  card: {
    place: 66,
    searchTerms:
      'shadbala shad bala planetary strength strengths bhava bala vimshopaka ishta kashta rupas virupas षड्बल षडबल भाव बल विंशोपक шадбала сила планет сила планет вимшопака',
  },
  answer({ page, result, words }) {
    return page.catalogue.texts.about(words.strongest, ranked({ page, words, result }, 1));
  },
  View(shown) {
    const { words } = shown;
    return (
      <>
        <LeadFacts
          facts={[
            { label: words.strongest, value: ranked(shown, 1) },
            { label: words.weakest, value: ranked(shown, 7) },
            { label: words.strongHouse, value: strongHouse(shown) },
          ]}
        />
        <ShadbalaBlock {...shown} hasTable />
        <Parts {...shown} />
        <Vimshopaka {...shown} />
        <BhavaBalaBlock {...shown} />
      </>
    );
  },
});

/** What a page of several tools shows: the bars, and the houses. */
export function StrengthsSection(shown: Shown) {
  return (
    <>
      <ShadbalaBlock {...shown} />
      <BhavaBalaBlock {...shown} />
    </>
  );
}

/** The strength of each graha as a bar against what is required of it; in a table with ishta and kashta. */
export function ShadbalaBlock({ page, words, result, hasTable }: Shown & { readonly hasTable?: true }) {
  const { graha } = page.catalogue.names;
  const two = inTwo(page, 2);
  const most = Math.max(...result.shadbala.flatMap(({ rupas, required_rupas }) => [rupas, required_rupas]));
  return (
    <Block id="h-shadbala" title={words.sixTitle} soft={words.six}>
      <ul class="kootas strengths">
        {result.shadbala.map((each) => (
          <li>
            <b>{graha[each.planet]}</b>
            <Drawing svg={strengthBarSvg({ strength: toldRupas(each), required: each.required_rupas, widest: most })} />
            <span class="pts">{ratioOf(page, each)}</span>
            <p class="soft">
              {words.rupas} {two(toldRupas(each))}, {lowered(page, words.required)} {two(each.required_rupas)}
            </p>
          </li>
        ))}
      </ul>
      {hasTable ? (
        <Table
          caption={<Unseen>{words.sixTitle}</Unseen>}
          label={tableLabel(page, words.sixTitle)}
          heads={[words.planet, words.rupas, words.required, words.ratio, words.ishta, words.kashta]}
          rows={result.shadbala.map((each) => ({
            head: graha[each.planet],
            cells: [
              two(toldRupas(each)),
              two(each.required_rupas),
              ratioOf(page, each),
              ...[each.ishta, each.kashta].map(inTwo(page, 1)),
            ],
          }))}
        />
      ) : null}
    </Block>
  );
}

type Strength = Shown['result']['shadbala'][number];

/**
 * Rupas as they are told, which say too whether a graha is strong: a place some kilometres off moves them by a hundredth,
 * and a bar must not call weak what stands beside it as reached.
 */
function toldRupas({ rupas }: Strength): number {
  return roundTo(rupas, 2);
}

/** The ratio, with a third decimal where two would make 1 of what falls short. */
function ratioOf({ format }: PageContext, each: Strength): string {
  const fallsShort = toldRupas(each) < each.required_rupas;
  return format.number(each.ratio, fallsShort && roundTo(each.ratio, 2) >= 1 ? 3 : 2);
}

/** A number with so many decimals. */
function inTwo({ format }: PageContext, decimals: number) {
  return (value: number) => format.number(value, decimals);
}

/** The graha of a rank by the ratio. */
function ranked({ page, result }: Pick<Shown, 'page' | 'result'> & Partial<Shown>, rank: number): string {
  const found = result.shadbala.toSorted((a, b) => a.rank - b.rank)[rank - 1];
  return found ? `${page.catalogue.names.graha[found.planet]} (${ratioOf(page, found)})` : '';
}

function strongHouse({ page, result }: Shown): string {
  const found = result.bhava_bala.find(({ rank }) => rank === 1);
  return found ? `${found.house} (${signNamed(page, found.sign_name)})` : '';
}

/** The six strengths, and folded what place and time are made of. */
function Parts({ page, words, result }: Shown) {
  const virupas = inTwo(page, 1);
  const { graha } = page.catalogue.names;
  const { terms } = words;
  const { sthana, kala } = terms;
  return (
    <Block id="h-parts" title={words.partsTitle} soft={words.parts}>
      <Table
        caption={words.partsTitle}
        label={words.partsTitle}
        heads={[words.planet, sthana, terms.dig, kala, terms.cheshta, terms.naisargika, terms.drik, words.total]}
        rows={result.shadbala.map((each) => ({
          head: graha[each.planet],
          cells: [
            each.sthana.total_virupas,
            each.dig,
            each.kala.total_virupas,
            each.cheshta,
            each.naisargika,
            each.drik,
            each.total_virupas,
          ].map(virupas),
        }))}
      />
      <div class="folds">
        <Fold summary={sthana}>
          <Table
            caption={sthana}
            label={sthana}
            heads={[
              words.planet,
              terms.uchcha,
              terms.saptavargaja,
              terms.ojayugma,
              terms.kendradi,
              terms.drekkana,
              words.total,
            ]}
            rows={result.shadbala.map(({ planet, sthana: parts }) => ({
              head: graha[planet],
              cells: Object.values(parts).map(virupas),
            }))}
          />
        </Fold>
        <Fold summary={kala}>
          <Table
            caption={kala}
            label={kala}
            heads={[
              words.planet,
              terms.natonnata,
              terms.paksha,
              terms.tribhaga,
              words.year,
              words.month,
              words.day,
              words.hour,
              terms.ayana,
              words.total,
            ]}
            rows={result.shadbala.map(({ planet, kala: parts }) => ({
              head: graha[planet],
              cells: Object.values(parts).map(virupas),
            }))}
          />
        </Fold>
      </div>
    </Block>
  );
}

function Vimshopaka({ page, words, result }: Shown) {
  const { terms } = words;
  return (
    <TableBlock
      id="h-vimshopaka"
      title={terms.vimshopaka}
      soft={words.vimshopaka}
      heads={[words.planet, terms.shadvarga, terms.saptavarga, terms.dashavarga, terms.shodashavarga]}
      rows={result.vimshopaka.map(({ planet, shadvarga, saptavarga, dashavarga, shodashavarga }) => ({
        head: page.catalogue.names.graha[planet],
        cells: [shadvarga, saptavarga, dashavarga, shodashavarga].map(inTwo(page, 2)),
      }))}
    />
  );
}

export function BhavaBalaBlock({ page, words, result }: Shown) {
  return (
    <Block id="h-houses" title={words.housesTitle} soft={words.houses}>
      <Table
        caption={<Unseen>{words.housesTitle}</Unseen>}
        label={tableLabel(page, words.housesTitle)}
        heads={[words.house, words.sign, words.ruler, words.terms.dig, words.terms.drik, words.rupas]}
        rows={result.bhava_bala.map(({ house, sign_name, ruler, dig, drishti, rupas }) => ({
          head: String(house),
          cells: [
            signNamed(page, sign_name),
            page.catalogue.names.graha[ruler],
            ...[dig, drishti].map(inTwo(page, 1)),
            inTwo(page, 2)(rupas),
          ],
        }))}
      />
    </Block>
  );
}

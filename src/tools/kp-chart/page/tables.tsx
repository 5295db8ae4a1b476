import type {
  KpCusp,
  KpHouseSignificators,
  KpNodeAgency,
  KpPlace,
  KpPlanet,
  KpRulingPlanets,
} from '../../../contract/kp.js';
import { TableBlock } from '../../../pages/shared/blocks.js';
import { longitudeText, namesText, WheelFigure } from '../../../pages/shared/house-wheel.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, Note, Table } from '../../../pages/shell/parts.js';
import type { KpChartWords } from './words.js';

/** What the school reads in a chart, of a birth or of a question. */
interface KpReading {
  readonly cusps: readonly KpCusp[];
  readonly planets: readonly KpPlanet[];
  readonly house_significators: readonly KpHouseSignificators[];
  readonly node_agencies: readonly KpNodeAgency[];
  readonly ruling_planets: KpRulingPlanets;
}

interface Shown {
  readonly page: PageContext;
  readonly words: KpChartWords;
  readonly kp: KpReading;
}

/** The signs around the houses of Placidus. */
export function Wheel({
  page,
  words,
  kp: { cusps, planets },
  id,
  title,
}: Shown & { readonly id: string; readonly title: string }) {
  const starts = cusps.map(({ longitude_sidereal: longitude }) => longitude);
  const houses = cusps.map(({ house }) => ({
    house,
    planet_names: planets.filter((one) => one.house === house).map(({ planet }) => planet),
  }));
  return (
    <Block id="h-wheel" title={words.wheelTitle} soft={words.wheel}>
      <div class="charts">
        <WheelFigure
          page={page}
          wheel={{ id, title, ascendant: starts[0] ?? 0, starts }}
          houses={houses}
          planets={planets}
          caption={words.placidus}
        />
      </div>
    </Block>
  );
}

/** Sign, star and sub lord, one after the other. */
export function lordsText({ catalogue }: PageContext, place: KpPlace): string {
  return [place.sign_ruler, place.nakshatra_ruler, place.sub_ruler]
    .map((planet) => catalogue.names.graha[planet])
    .join(' – ');
}

function lordCells(page: PageContext, place: KpPlace): string[] {
  const { graha } = page.catalogue.names;
  return [
    longitudeText(page, place.longitude_sidereal),
    graha[place.sign_ruler],
    graha[place.nakshatra_ruler],
    graha[place.sub_ruler],
    graha[place.sub_sub_ruler],
    String(place.sub_number),
  ];
}

function lordHeads(words: KpChartWords): string[] {
  return [words.place, words.signLord, words.starLord, words.subLord, words.subSubLord, words.number];
}

export function Cusps({ page, words, kp }: Shown) {
  return (
    <TableBlock
      id="h-cusps"
      title={words.cuspsTitle}
      stack="lines"
      heads={[words.house, ...lordHeads(words)]}
      rows={kp.cusps.map((cusp) => ({ head: String(cusp.house), cells: lordCells(page, cusp) }))}
    />
  );
}

export function Planets({ page, words, kp }: Shown) {
  return (
    <TableBlock
      id="h-planets"
      title={words.planetsTitle}
      stack="lines"
      heads={[words.planet, words.house, ...lordHeads(words)]}
      rows={kp.planets.map((one) => ({
        head: page.catalogue.names.graha[one.planet],
        cells: [String(one.house), ...lordCells(page, one)],
      }))}
    />
  );
}

export function Significators({ page, words, kp }: Shown) {
  return (
    <Block id="h-significators" title={words.significatorsTitle} soft={words.significators}>
      <Table
        caption={words.significatorsTitle}
        label={words.significatorsTitle}
        stack="lines"
        heads={[words.house, words.inStarOfOccupants, words.occupants, words.inStarOfRuler, words.ruler]}
        rows={kp.house_significators.map((one) => ({
          head: String(one.house),
          cells: [
            namesText(page, one.in_star_of_occupants),
            namesText(page, one.occupants),
            namesText(page, one.in_star_of_ruler),
            page.catalogue.names.graha[one.ruler],
          ],
        }))}
      />
      <Table
        caption={words.nodes}
        label={words.nodes}
        heads={[words.planet, words.signLord, words.conjunct]}
        rows={kp.node_agencies.map(({ planet, sign_ruler, conjunct_planet_names: conjunct }) => ({
          head: page.catalogue.names.graha[planet],
          cells: [page.catalogue.names.graha[sign_ruler], namesText(page, conjunct)],
        }))}
      />
    </Block>
  );
}

export function Ruling({ page, words, kp, soft }: Shown & { readonly soft: string }) {
  const { ascendant, moon, vara_ruler: day } = kp.ruling_planets;
  const { graha } = page.catalogue.names;
  return (
    <Block id="h-ruling" title={words.rulingTitle} soft={soft}>
      <Table
        caption={words.rulingTitle}
        label={words.rulingTitle}
        stack="lines"
        heads={[words.of, ...lordHeads(words)]}
        rows={[
          { head: words.lagna, cells: lordCells(page, ascendant) },
          { head: graha.Moon, cells: lordCells(page, moon) },
        ]}
      />
      {day === null ? <Note lead={words.noDay}>{words.noDayText}</Note> : <p>{`${words.day}: ${graha[day]}`}</p>}
    </Block>
  );
}

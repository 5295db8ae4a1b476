import type { ChartAscendant, ChartPlanet } from '../../../contract/birth-chart.js';
import { padaName, signName, tableLabel, Unseen } from '../../../pages/shared/natal.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Fold, type Row, Table } from '../../../pages/shell/parts.js';
import type { BirthChartResult } from '../tool.js';
import { States } from './states.js';

interface Props {
  readonly page: PageContext;
  readonly result: BirthChartResult;
}

/** The lagna and the nine grahas: sign, nakshatra, house, state. */
export function Grahas({ page, result: { ascendant, planets, navamsa } }: Props) {
  const words = page.words.tools['birth-chart-calculator'];
  const natal = page.words.shared.natal;
  const heads = [natal.graha, natal.signAndDegree, natal.nakshatraAndPada];
  return (
    <Table
      caption={words.grahas}
      label={words.grahas}
      stack="pairs"
      heads={ascendant === null ? [...heads, natal.state] : [...heads, natal.house, natal.state]}
      rows={[
        ...(ascendant === null ? [] : [lagnaRow(page, ascendant)]),
        ...planets.map((planet) => ({
          head: page.catalogue.names.graha[planet.planet],
          cells: [
            placeOf(page, planet),
            padaName(page, planet.nakshatra),
            ...(planet.house === null ? [] : [<House page={page} house={planet.house} />]),
            <States page={page} planet={planet} isVargottama={navamsa.vargottama_planets.includes(planet.planet)} />,
          ],
        })),
      ]}
    />
  );
}

function lagnaRow(page: PageContext, ascendant: ChartAscendant): Row {
  const natal = page.words.shared.natal;
  return {
    head: natal.lagna,
    cells: [
      placeOf(page, ascendant),
      padaName(page, ascendant.nakshatra),
      <House page={page} house={1} />,
      natal.ruledBy(page.catalogue.names.graha[ascendant.ruler]),
    ],
  };
}

function placeOf(page: PageContext, place: { readonly sign_number: number; readonly degree_in_sign: number }): string {
  return `${signName(page, place.sign_number)} ${page.format.degrees(place.degree_in_sign)}`;
}

/** A house; where the head of its column is out of sight, with the word. */
function House({ page, house }: { page: PageContext; house: number }) {
  return (
    <>
      <span class="lbl soft">{page.words.shared.natal.house} </span>
      {house}
    </>
  );
}

/** Houses ruled, motion, distances, and how each graha stands with the ruler of its sign. */
export function MoreOfGrahas({ page, result: { planets, ascendant } }: Props) {
  const words = page.words.tools['birth-chart-calculator'];
  const { graha: grahas } = page.catalogue.names;
  const relation = ({ dispositor }: ChartPlanet) =>
    dispositor === null
      ? ['', '', '', '']
      : [
          grahas[dispositor.planet],
          page.language.names.relation[dispositor.natural],
          page.language.names.relation[dispositor.temporary],
          page.language.names.relation[dispositor.compound],
        ];
  const heads = [words.motion, words.fromSun, words.fromExaltation];
  return (
    <Fold summary={words.more}>
      <Table
        caption={<Unseen>{words.more}</Unseen>}
        label={tableLabel(page, words.more)}
        heads={[
          page.words.shared.natal.graha,
          ...(ascendant === null ? [] : [words.rules]),
          ...heads,
          words.dispositor,
          words.byNature,
          words.inChart,
          words.together,
        ]}
        rows={planets.map((planet) => ({
          head: grahas[planet.planet],
          cells: [
            ...(planet.rules_houses === null ? [] : [planet.rules_houses.join(', ')]),
            signedDegrees(page, planet.speed_deg_per_day),
            planet.degrees_from_sun === null ? '' : page.format.degrees(planet.degrees_from_sun),
            planet.degrees_from_exaltation === null ? '' : page.format.degrees(planet.degrees_from_exaltation),
            ...relation(planet),
          ],
        }))}
      />
    </Fold>
  );
}

function signedDegrees(page: PageContext, degrees: number): string {
  return `${degrees < 0 ? '−' : ''}${page.format.degrees(Math.abs(degrees))}`;
}

import type { Graha } from '../../../base/zodiac/rashi.js';
import { lowered } from '../../../languages/locale/plural.js';
import { bornAt, bornOf, padaName, signName } from '../../../pages/shared/natal.js';
import { placementParagraphs } from '../../../pages/shared/placements.js';
import type { BookletProps } from '../../../pages/shell/gathered-page.js';
import { OpenGrahas } from '../../../tools/birth-chart-calculator/page/open.js';
import { openChart } from '../../../tools/birth-chart-calculator/page/page.js';
import { Vargas } from '../../../tools/birth-chart-calculator/page/vargas.js';
import { CHART } from '../parts.js';
import { ChartOnPaper, dense, fixed, text } from './pieces.js';
import type { Chapter, Piece } from './sheets.js';

type Told = NonNullable<ReturnType<typeof chartTold>>;

/** The chart, which every booklet has. */
export function chartTold({ page, toldBy }: BookletProps) {
  const told = toldBy(CHART);
  return told && { ...told, page, about: bornAt(page, bornOf(told.input)) };
}

/** Rashi and navamsa, the grahas, the houses; of an unknown time what the day leaves of the grahas. */
export function chartsChapter(props: BookletProps): Chapter | undefined {
  const told = chartTold(props);
  if (!told) return undefined;
  const { page, result, words } = told;
  const day = openChart(told.provenance);
  const { planets } = page.words.gathered.kundli.sections;
  if (day) {
    return {
      id: 'planets',
      title: planets,
      pieces: [
        fixed(57, () => <OpenGrahas page={page} result={result} range={day.range} />),
        text(words.open.leftOut, true),
      ],
    };
  }
  const charts = page.words.gathered.kundli.sections.charts;
  const houses = result.houses === null ? [] : [housesOf(told)];
  return {
    id: 'charts',
    title: page.format.list([charts, lowered(page, planets)]),
    pieces: [
      fixed(95, () => (
        <div class="charts">
          {(['D1', 'D9'] as const).map((varga) => (
            <ChartOnPaper page={page} choices={props.choices} result={result} varga={varga} about={told.about} />
          ))}
        </div>
      )),
      grahasOf(told),
      ...houses,
    ],
  };
}

function grahasOf({ page, result, words }: Told): Piece {
  const natal = page.words.shared.natal;
  const { names, states } = page.catalogue;
  const { ascendant, planets, navamsa } = result;
  const place = (at: { readonly sign_number: number; readonly degree_in_sign: number }) =>
    `${signName(page, at.sign_number)} ${page.format.degrees(at.degree_in_sign)}`;
  const stateOf = ({ planet, dignity, retrograde, combust }: (typeof planets)[number]) =>
    [
      dignity === null ? undefined : page.language.names.dignity[dignity],
      retrograde ? states.retrograde : undefined,
      combust ? states.combust : undefined,
      navamsa.vargottama_planets.includes(planet) ? natal.vargottama : undefined,
    ]
      .filter((state) => state !== undefined)
      .join(', ');
  return dense({
    caption: words.grahas,
    heads: [natal.graha, natal.signAndDegree, natal.nakshatraAndPada, natal.house, natal.state],
    rows: [
      ...(ascendant === null
        ? []
        : [{ cells: [natal.lagna, place(ascendant), padaName(page, ascendant.nakshatra), '1', ''] }]),
      ...planets.map((planet) => ({
        cells: [
          names.graha[planet.planet],
          place(planet),
          padaName(page, planet.nakshatra),
          planet.house === null ? '' : String(planet.house),
          stateOf(planet),
        ],
      })),
    ],
  });
}

function housesOf({ page, result, words }: Told): Piece {
  const natal = page.words.shared.natal;
  const { graha } = page.catalogue.names;
  const listed = (names: readonly Graha[]) => names.map((name) => graha[name]).join(', ');
  return dense({
    caption: `${words.houses}, ${words.houseNote}`,
    heads: [natal.house, natal.sign, words.lordInHouse, words.occupants, words.aspectedBy],
    rows: (result.houses ?? []).map((house) => ({
      cells: [
        String(house.house),
        signName(page, house.sign_number),
        `${graha[house.ruler]}, ${house.ruler_house}`,
        listed(house.planet_names),
        listed(house.aspected_by),
      ],
    })),
  });
}

/** The sign of every graha in all vargas, and four of them drawn. */
export function vargasChapter(props: BookletProps): Chapter | undefined {
  const told = chartTold(props);
  if (!told || openChart(told.provenance) || told.result.ascendant === null) return undefined;
  const { page, result, about } = told;
  const two = (vargas: readonly ('D3' | 'D7' | 'D10' | 'D12')[]) =>
    fixed(82, () => (
      <div class="charts small">
        {vargas.map((varga) => (
          <ChartOnPaper page={page} choices={props.choices} result={result} varga={varga} about={about} />
        ))}
      </div>
    ));
  return {
    id: 'vargas',
    title: page.words.gathered.kundli.sections.vargas,
    pieces: [fixed(66, () => <Vargas page={page} result={result} isOpen />), two(['D3', 'D7']), two(['D10', 'D12'])],
  };
}

/** What tradition says of the placements, a paragraph for each graha. */
export function traditionChapter(props: BookletProps): Chapter | undefined {
  const told = chartTold(props);
  const paragraphs = told ? placementParagraphs(props.page, told.result) : [];
  if (paragraphs.length === 0) return undefined;
  return {
    id: 'tradition',
    title: props.page.words.shared.meanings,
    pieces: paragraphs.map((paragraph) => text(paragraph)),
  };
}

import { Reading, TableBlock } from '../../../pages/shared/blocks.js';
import { longitudeText, namesText, WheelFigure } from '../../../pages/shared/house-wheel.js';
import { bornAt, bornOf } from '../../../pages/shared/natal.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, LeadFacts, Note, Table } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import { type KpPlace, kpChartTool } from '../tool.js';
import type { KpChartWords } from './words.js';

type Shown = ShownBy<typeof kpChartTool>;

export const kpChartPage = toolPage({
  tool: kpChartTool,
  card: {
    place: 63,
    searchTerms:
      'kp chart kp astrology krishnamurti paddhati sub lord sublord sub lords cuspal cusps placidus significators ruling planets 249 star lord केपी कृष्णमूर्ति उपस्वामी सबलॉर्ड कस्प शासक ग्रह кп кришнамурти суб-лорд сублорд подуправитель куспиды крішнамурті',
  },
  answer({ page, result, words }) {
    const [first] = result.cusps;
    return first
      ? page.catalogue.texts.about(words.firstSub, page.catalogue.names.graha[first.sub_ruler])
      : words.title;
  },
  View({ page, result, words, input }) {
    const shown: Shown = { page, words, result };
    const { cusps, planets } = result;
    const born = bornOf(input);
    const starts = cusps.map(({ longitude_sidereal: longitude }) => longitude);
    const houses = cusps.map(({ house }) => ({
      house,
      planet_names: planets.filter((one) => one.house === house).map(({ planet }) => planet),
    }));
    const [first] = cusps;
    return (
      <>
        <LeadFacts
          facts={[
            ...(first
              ? [
                  { label: words.lagna, value: longitudeText(page, first.longitude_sidereal) },
                  { label: words.lords, value: lordsText(page, first), note: words.lordsNote },
                ]
              : []),
            { label: words.ruling, value: namesText(page, result.ruling_planets.planet_names) },
          ]}
        />
        <Block id="h-wheel" title={words.wheelTitle} soft={words.wheel}>
          <div class="charts">
            <WheelFigure
              page={page}
              wheel={{
                id: `kp-${born.date}`,
                title: `${words.title}, ${bornAt(page, born)}`,
                ascendant: starts[0] ?? 0,
                starts,
              }}
              houses={houses}
              planets={planets}
              caption={words.placidus}
            />
          </div>
        </Block>
        <Cusps {...shown} />
        <Planets {...shown} />
        <Significators {...shown} />
        <Ruling {...shown} isBirthPlace={input['current_latitude'] == null} />
        <Reading title={words.whatTitle} text={words.what} />
      </>
    );
  },
});

/** Sign, star and sub lord, one after the other. */
function lordsText({ catalogue }: PageContext, place: KpPlace): string {
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

function Cusps({ page, words, result }: Shown) {
  return (
    <TableBlock
      id="h-cusps"
      title={words.cuspsTitle}
      stack="lines"
      heads={[words.house, ...lordHeads(words)]}
      rows={result.cusps.map((cusp) => ({ head: String(cusp.house), cells: lordCells(page, cusp) }))}
    />
  );
}

function Planets({ page, words, result }: Shown) {
  return (
    <TableBlock
      id="h-planets"
      title={words.planetsTitle}
      stack="lines"
      heads={[words.planet, words.house, ...lordHeads(words)]}
      rows={result.planets.map((one) => ({
        head: page.catalogue.names.graha[one.planet],
        cells: [String(one.house), ...lordCells(page, one)],
      }))}
    />
  );
}

function Significators({ page, words, result }: Shown) {
  return (
    <Block id="h-significators" title={words.significatorsTitle} soft={words.significators}>
      <Table
        caption={words.significatorsTitle}
        label={words.significatorsTitle}
        stack="lines"
        heads={[words.house, words.inStarOfOccupants, words.occupants, words.inStarOfRuler, words.ruler]}
        rows={result.house_significators.map((one) => ({
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
        rows={result.node_agencies.map(({ planet, sign_ruler, conjunct_planet_names: conjunct }) => ({
          head: page.catalogue.names.graha[planet],
          cells: [page.catalogue.names.graha[sign_ruler], namesText(page, conjunct)],
        }))}
      />
    </Block>
  );
}

function Ruling({ page, words, result, isBirthPlace }: Shown & { readonly isBirthPlace: boolean }) {
  const { ascendant, moon, vara_ruler: day, reference_at: at, latitude, longitude } = result.ruling_planets;
  const { graha } = page.catalogue.names;
  const told = words.rulingFor[isBirthPlace ? 'birthPlace' : 'elsewhere'];
  const soft = told(`${page.format.dateTime(at)} UTC`, page.format.coordinates(latitude, longitude));
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

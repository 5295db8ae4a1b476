import { Reading, signNamed, TableBlock } from '../../../pages/shared/blocks.js';
import { longitudeText, namesText, WheelFigure } from '../../../pages/shared/house-wheel.js';
import { bornAt, bornOf } from '../../../pages/shared/natal.js';
import { Block, LeadFacts } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import { bhavaChartTool } from '../tool.js';

type Shown = ShownBy<typeof bhavaChartTool>;

export const bhavaChartPage = toolPage({
  tool: bhavaChartTool,
  card: {
    place: 62,
    searchTerms:
      'bhava chalit bhav chalit chalit kundli chalit chart bhava chart bhava madhya bhava sandhi sripati porphyry cusp house chart भाव चलित चलित कुंडली भाव संधि भाव मध्य श्रीपति бхава чалит чалита бгава чаліт дома хаус',
  },
  answer({ page, result, words }) {
    const { moved_planet_names: moved } = result;
    return moved.length === 0 ? words.noneMoved : page.catalogue.texts.about(words.moved, namesText(page, moved));
  },
  View({ page, result, words, input }) {
    const shown: Shown = { page, words, result };
    const { ascendant, bhavas, planets, midheaven_longitude_sidereal: midheaven } = result;
    const born = bornOf(input);
    return (
      <>
        <LeadFacts
          facts={[
            {
              label: words.lagna,
              value: signNamed(page, ascendant.sign_name),
              note: page.format.degrees(ascendant.degree_in_sign),
            },
            { label: words.midheaven, value: longitudeText(page, midheaven) },
            { label: words.moved, value: namesText(page, result.moved_planet_names) },
          ]}
        />
        <Block id="h-wheel" title={words.wheelTitle} soft={words.wheel}>
          <div class="charts">
            <WheelFigure
              page={page}
              wheel={{
                id: `bhavas-${born.date}`,
                title: `${words.title}, ${bornAt(page, born)}`,
                ascendant: ascendant.longitude_sidereal,
                starts: bhavas.map(({ starts_longitude_sidereal: start }) => start),
                middles: bhavas.map(({ middle_longitude_sidereal: middle }) => middle),
              }}
              houses={bhavas}
              planets={planets}
              caption={page.language.names.bhava_system[result.bhava_system]}
            />
          </div>
        </Block>
        <Planets {...shown} />
        <Bhavas {...shown} />
        <Changes {...shown} />
        <Reading title={words.whatTitle} text={`${words.systems[result.bhava_system]} ${words.what}`} />
      </>
    );
  },
});

function Planets({ page, words, result }: Shown) {
  return (
    <TableBlock
      id="h-planets"
      title={words.planetsTitle}
      heads={[words.planet, words.bhava, words.wholeSign, words.place, words.fromSandhi]}
      rows={result.planets.map((one) => ({
        head: page.catalogue.names.graha[one.planet],
        cells: [
          one.is_moved ? <strong>{one.bhava}</strong> : String(one.bhava),
          String(one.house),
          longitudeText(page, one.longitude_sidereal),
          page.format.degrees(one.degrees_from_sandhi),
        ],
      }))}
    />
  );
}

function Bhavas({ page, words, result }: Shown) {
  return (
    <TableBlock
      id="h-bhavas"
      title={words.bhavasTitle}
      soft={words.bhavas}
      stack="lines"
      heads={[words.house, words.begins, words.middle, words.here, words.wholeSign, words.inSign]}
      rows={result.bhavas.map((one) => ({
        head: String(one.house),
        cells: [
          longitudeText(page, one.starts_longitude_sidereal),
          longitudeText(page, one.middle_longitude_sidereal),
          namesText(page, one.planet_names),
          signNamed(page, one.whole_sign.sign_name),
          namesText(page, one.whole_sign.planet_names),
        ],
      }))}
    />
  );
}

function Changes({ page, words, result }: Shown) {
  if (result.changes_within_hour.length === 0) return null;
  return (
    <TableBlock
      id="h-changes"
      title={words.changesTitle}
      heads={[words.planet, words.at, words.bhava]}
      rows={result.changes_within_hour.map(({ planet, occurs_at, bhava_before, bhava_after }) => ({
        head: page.catalogue.names.graha[planet],
        cells: [page.format.clock(occurs_at), `${bhava_before} → ${bhava_after}`],
      }))}
    />
  );
}

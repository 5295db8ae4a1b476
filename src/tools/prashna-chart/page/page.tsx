import { planetNamed, Reading, signNamed, TableBlock } from '../../../pages/shared/blocks.js';
import { longitudeText, namesText } from '../../../pages/shared/house-wheel.js';
import { padaName } from '../../../pages/shared/natal.js';
import { Block, Facts, LeadFacts } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import { Cusps, lordsText, Planets, Ruling, Significators, Wheel } from '../../kp-chart/page/tables.js';
import { prashnaChartTool } from '../tool.js';

type Shown = ShownBy<typeof prashnaChartTool>;

export const prashnaChartPage = toolPage({
  tool: prashnaChartTool,
  isOfPerson: true,
  card: {
    place: 88,
    searchTerms:
      'prashna prasna prashna kundli horary kp horary question chart ask number 1 to 249 249 prashna marga प्रश्न प्रश्न कुंडली केपी होरेरी прашна хорар хорарная карта вопрос горарна карта питання Frage Stundenastrologie horaire question horaria pregunta',
  },
  answer({ page, result, words }) {
    const { ascendant, kp } = result;
    const lagna = page.catalogue.texts.about(page.words.shared.natal.lagna, signNamed(page, ascendant.sign_name));
    const { number_part: part } = kp;
    const [first] = kp.cusps;
    return part === null || !first
      ? lagna
      : `${page.catalogue.texts.about(words.kpNumber(String(part.sub_number)), lordsText(page, first))}; ${lagna}`;
  },
  View(shown) {
    const { page, result, words } = shown;
    const natal = page.words.shared.natal;
    const ofKp = page.words.tools['kp-chart'];
    const { ascendant, planets, kp, reference_at: at, place } = result;
    const moon = planets.find(({ planet }) => planet === 'Moon');
    const { number_part: part, ruling_planets: ruling } = kp;
    const moment = page.format.dateTime(result.reference_at_local);
    const reading = { page, words: ofKp, kp };
    return (
      <>
        <LeadFacts
          facts={[
            { label: words.asked, value: moment, note: place.timezone },
            { label: natal.lagna, value: longitudeText(page, ascendant.longitude_sidereal) },
            ...(moon
              ? [{ label: planetNamed(page, 'Moon'), value: longitudeText(page, moon.longitude_sidereal) }]
              : []),
            { label: ofKp.ruling, value: namesText(page, ruling.planet_names) },
          ]}
        />
        <Grahas {...shown} />
        <Rulers {...shown} />
        <Limbs {...shown} />
        <Block id="h-number" title={part ? words.kpNumber(String(part.sub_number)) : ofKp.name}>
          <p>{part ? words.byNumber : words.byMoment}</p>
          <Facts
            facts={[
              ...(part
                ? [
                    [
                      words.part,
                      page.words.shared.periods.span(
                        longitudeText(page, part.start_longitude_sidereal),
                        longitudeText(page, part.end_longitude_sidereal),
                      ),
                    ] as const,
                  ]
                : []),
              [words.siderealTime, page.format.degrees(kp.sidereal_time_deg)],
            ]}
          />
        </Block>
        <Wheel {...reading} id="kp-prashna" title={`${words.title}, ${moment}`} />
        <Cusps {...reading} />
        <Planets {...reading} />
        <Significators {...reading} />
        <Ruling
          {...reading}
          soft={words.rulingFor(
            `${page.format.dateTime(at)} UTC`,
            page.format.coordinates(place.latitude, place.longitude),
          )}
        />
        <Reading title={words.whatTitle} text={words.what} />
      </>
    );
  },
});

/** The grahas in whole signs from the lagna of the moment. */
function Grahas({ page, result }: Shown) {
  const natal = page.words.shared.natal;
  const states = page.words.tools['birth-chart-calculator'];
  return (
    <TableBlock
      id="h-grahas"
      title={states.grahas}
      soft={states.houseNote}
      stack="pairs"
      heads={[natal.graha, natal.signAndDegree, natal.nakshatraAndPada, natal.house]}
      rows={result.planets.map((one) => ({
        head: planetNamed(page, one.planet),
        cells: [longitudeText(page, one.longitude_sidereal), padaName(page, one.nakshatra), String(one.house)],
      }))}
    />
  );
}

function Rulers({ page, words, result }: Shown) {
  const natal = page.words.shared.natal;
  return (
    <TableBlock
      id="h-rulers"
      title={words.rulersTitle}
      heads={[page.words.tools['kp-chart'].of, natal.graha, page.words.tools['annual-chart'].sign, natal.house]}
      rows={result.rulers.map((one) => ({
        head: words.rulerOf[one.ruler_of],
        cells: [planetNamed(page, one.planet), signNamed(page, one.sign_name), String(one.house)],
      }))}
    />
  );
}

/** What of the panchanga runs at the moment, and until when. */
function Limbs({ page, words, result: { panchanga } }: Shown) {
  const { names } = page.catalogue;
  const almanac = page.words.tools['birth-chart-calculator'].almanac;
  const until = (what: string, at: string) => almanac.until(what, page.format.dateTime(at));
  const { vara, tithi, nakshatra, yoga, karana } = panchanga;
  return (
    <Block id="h-panchanga" title={words.panchanga}>
      <Facts
        facts={[
          ...(vara ? [[almanac.vara, names.weekday[vara.name]] as const] : []),
          [almanac.tithi, until(names.tithi[tithi.name], tithi.ends_at)],
          [page.words.shared.natal.nakshatra, until(names.nakshatra[nakshatra.name], nakshatra.ends_at)],
          [almanac.yoga, until(names.yoga[yoga.name], yoga.ends_at)],
          [almanac.karana, until(names.karana[karana.name], karana.ends_at)],
        ]}
      />
    </Block>
  );
}

import { Reading } from '../../../pages/shared/blocks.js';
import { longitudeText, namesText } from '../../../pages/shared/house-wheel.js';
import { bornAt, bornOf } from '../../../pages/shared/natal.js';
import { LeadFacts } from '../../../pages/shell/parts.js';
import { toolPage } from '../../../pages/shell/tool-page.js';
import { kpChartTool } from '../tool.js';
import { Cusps, lordsText, Planets, Ruling, Significators, Wheel } from './tables.js';

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
    const shown = { page, words, kp: result };
    const born = bornOf(input);
    const [first] = result.cusps;
    const { reference_at: at, latitude, longitude } = result.ruling_planets;
    const rulingFor = words.rulingFor[input['current_latitude'] == null ? 'birthPlace' : 'elsewhere'];
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
        <Wheel {...shown} id={`kp-${born.date}`} title={`${words.title}, ${bornAt(page, born)}`} />
        <Cusps {...shown} />
        <Planets {...shown} />
        <Significators {...shown} />
        <Ruling
          {...shown}
          soft={rulingFor(`${page.format.dateTime(at)} UTC`, page.format.coordinates(latitude, longitude))}
        />
        <Reading title={words.whatTitle} text={words.what} />
      </>
    );
  },
});

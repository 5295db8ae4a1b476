import type { SignName } from '../../../base/zodiac/rashi.js';
import { numbered } from '../../../languages/names/numbered.js';
import { Meanings } from '../../../pages/shared/blocks.js';
import { MoonHolds, signName } from '../../../pages/shared/natal.js';
import { openBirth, stretchesOf } from '../../../pages/shared/natal-day.js';
import { moonOverTheDay, OpenDay, overTheDay, TimeUnknown } from '../../../pages/shared/natal-open-day.js';
import { Block, Facts, LeadFacts } from '../../../pages/shell/parts.js';
import { toolPage } from '../../../pages/shell/tool-page.js';
import { moonSignTool } from '../tool.js';

const PATHS = { moonSign: 'rashi.name', nakshatra: 'nakshatra.name', pada: 'nakshatra.pada' };

export const moonSignPage = toolPage({
  tool: moonSignTool,
  card: {
    place: 20,
    searchTerms:
      'rashi rasi raasi janma rashi chandra rashi moonsign राशि चंद्र राशि जन्म राशि раши лунный знак місячний знак знак луны mondzeichen signe lunaire signo lunar',
  },
  answer({ page, result, provenance }) {
    const day = openBirth(provenance, PATHS);
    const sign = day ? moonOverTheDay({ page, day }).sign.value : signName(page, result.rashi.number);
    return page.catalogue.texts.about(page.words.shared.natal.moonSign, sign);
  },
  View({ page, result, provenance, words }) {
    const { names } = page.catalogue;
    const natal = page.words.shared.natal;
    const { western, twoZodiacs, position } = page.words.shared.moon;
    const { rashi, nakshatra, tropical_moon_sign, boundary } = result;
    const zodiacs = <p class="soft">{twoZodiacs(page.format.degrees(provenance.ayanamsha_value_deg))}</p>;
    const day = openBirth(provenance, PATHS);
    if (day) {
      const moon = moonOverTheDay({ page, day });
      const tropicalSigns = stretchesOf<SignName>(day.range, 'tropical_moon_sign.name');
      const tropical = overTheDay(page, tropicalSigns, (sign) => names.sign[sign]);
      return (
        <>
          <TimeUnknown page={page} />
          <LeadFacts
            facts={[
              { label: words.rashi, ...moon.sign },
              { label: natal.nakshatra, ...moon.nakshatra },
              { label: western, ...tropical },
            ]}
          />
          {zodiacs}
          <OpenDay page={page} day={day} />
        </>
      );
    }
    return (
      <>
        <LeadFacts
          facts={[
            { label: words.rashi, value: signName(page, rashi.number), note: natal.ruledBy(names.graha[rashi.ruler]) },
            {
              label: natal.nakshatra,
              value: numbered(names.nakshatra, nakshatra.number),
              note: natal.padaOf(nakshatra.pada),
            },
            {
              label: western,
              value: signName(page, tropical_moon_sign.number),
              note: page.format.degrees(tropical_moon_sign.degree_in_sign),
            },
          ]}
        />
        <Block id="h-moon" title={words.details}>
          <Facts
            facts={[
              [position, `${signName(page, rashi.number)} ${page.format.degrees(rashi.degree_in_sign)}`],
              [words.rulerOfRashi, names.graha[rashi.ruler]],
              [words.rulerOfNakshatra, names.graha[nakshatra.ruler]],
            ]}
          />
          {zodiacs}
        </Block>
        <Meanings
          page={page}
          of={[
            { kind: 'sign', key: rashi.name, name: signName(page, rashi.number) },
            { kind: 'nakshatra', key: nakshatra.name, name: numbered(names.nakshatra, nakshatra.number) },
          ]}
        />
        <Block id="h-certain" title={natal.sure.title}>
          <MoonHolds page={page} boundary={boundary} />
        </Block>
      </>
    );
  },
});

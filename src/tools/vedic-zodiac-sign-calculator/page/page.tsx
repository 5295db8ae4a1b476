import type { Child } from 'hono/jsx';
import type { SignName } from '../../../base/zodiac/rashi.js';
import { lowered } from '../../../languages/locale/plural.js';
import { numbered } from '../../../languages/names/numbered.js';
import { Meanings } from '../../../pages/shared/blocks.js';
import { bornOf, LagnaHolds, MoonHolds, signName, tableLabel, Unseen } from '../../../pages/shared/natal.js';
import { openBirth, stretchesOf } from '../../../pages/shared/natal-day.js';
import {
  lagnaOverTheDay,
  moonOverTheDay,
  OpenDay,
  overTheDay,
  TimeUnknown,
} from '../../../pages/shared/natal-open-day.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, LeadFacts, Note, Table } from '../../../pages/shell/parts.js';
import { toolPage } from '../../../pages/shell/tool-page.js';
import { zodiacSignTool } from '../tool.js';

type Compared = Readonly<Record<'moon' | 'sun' | 'westernMoon' | 'westernSun', Child>>;

interface ComparisonProps {
  readonly page: PageContext;
  readonly signs: Compared;
  readonly ayanamsha: number;
}

/** The signs of both zodiacs beside each other, and why they differ. */
function Comparison({ page, signs, ayanamsha }: ComparisonProps) {
  const words = page.words.tools['vedic-zodiac-sign-calculator'];
  const { graha: grahas } = page.catalogue.names;
  return (
    <Block id="h-compared" title={words.compared}>
      <Table
        caption={<Unseen>{words.compared}</Unseen>}
        label={tableLabel(page, words.compared)}
        heads={[words.body, words.vedic, words.western]}
        rows={[
          { head: grahas.Moon, cells: [signs.moon, signs.westernMoon] },
          { head: grahas.Sun, cells: [signs.sun, signs.westernSun] },
        ]}
      />
      <p class="soft">{page.words.shared.moon.twoZodiacs(page.format.degrees(ayanamsha))}</p>
    </Block>
  );
}

const PATHS = {
  moonSign: 'moon_sign.name',
  nakshatra: 'nakshatra.name',
  pada: 'nakshatra.pada',
  lagna: 'rising_sign.name',
};

export const zodiacSignPage = toolPage({
  tool: zodiacSignTool,
  card: {
    place: 30,
    searchTerms:
      'rashi rasi zodiac star sign sun moon rising sidereal signs राशि सूर्य राशि зодиак знак зодиака зодіак tierkreis sternzeichen zodiaque signo zodiacal',
  },
  answer({ page, result, provenance }) {
    const { names, texts } = page.catalogue;
    const natal = page.words.shared.natal;
    const { moon_sign, sun_sign, rising_sign } = result;
    const day = openBirth(provenance, PATHS);
    if (day) {
      const lagna = lagnaOverTheDay({ page, day });
      const suns = stretchesOf<SignName>(day.range, 'sun_sign.name');
      return [
        texts.about(natal.moonSign, moonOverTheDay({ page, day }).sign.value),
        texts.about(names.graha.Sun, overTheDay(page, suns, (sign) => nameOf(page, sign)).value),
        texts.about(natal.lagna, lowered(page, String(lagna.value))),
      ].join('; ');
    }
    return [
      texts.about(natal.moonSign, signName(page, moon_sign.number)),
      texts.about(names.graha.Sun, signName(page, sun_sign.number)),
      ...(rising_sign === null ? [] : [texts.about(natal.lagna, signName(page, rising_sign.number))]),
    ].join('; ');
  },
  View({ page, result, input, provenance }) {
    const { names } = page.catalogue;
    const { format } = page;
    const natal = page.words.shared.natal;
    const { moon_sign, sun_sign, rising_sign, nakshatra } = result;
    const ayanamsha = provenance.ayanamsha_value_deg;
    const day = openBirth(provenance, PATHS);
    if (day) {
      const at = { page, day };
      const over = (path: string) =>
        overTheDay(page, stretchesOf<SignName>(day.range, path), (sign) => nameOf(page, sign));
      const moon = moonOverTheDay(at);
      const sun = over('sun_sign.name');
      return (
        <>
          <TimeUnknown page={page} />
          <LeadFacts
            facts={[
              { label: names.graha.Moon, ...moon.sign },
              { label: names.graha.Sun, ...sun },
              lagnaOverTheDay(at),
              { label: natal.nakshatra, ...moon.nakshatra },
            ]}
          />
          <Comparison
            page={page}
            ayanamsha={ayanamsha}
            signs={{
              moon: moon.sign.value,
              sun: sun.value,
              westernMoon: over('tropical_moon_sign_name').value,
              westernSun: over('tropical_sun_sign_name').value,
            }}
          />
          <OpenDay {...at} />
        </>
      );
    }
    return (
      <>
        <LeadFacts
          facts={[
            {
              label: names.graha.Moon,
              value: signName(page, moon_sign.number),
              note: `${format.degrees(moon_sign.degree_in_sign)}, ${natal.ruledBy(names.graha[moon_sign.ruler])}`,
            },
            {
              label: names.graha.Sun,
              value: signName(page, sun_sign.number),
              note: `${format.degrees(sun_sign.degree_in_sign)}, ${natal.ruledBy(names.graha[sun_sign.ruler])}`,
            },
            rising_sign === null
              ? { label: natal.lagna, value: natal.none }
              : {
                  label: natal.lagna,
                  value: signName(page, rising_sign.number),
                  note: `${format.degrees(rising_sign.degree_in_sign)}, ${natal.ruledBy(names.graha[rising_sign.ruler])}`,
                },
            {
              label: natal.nakshatra,
              value: numbered(names.nakshatra, nakshatra.number),
              note: `${natal.padaOf(nakshatra.pada)}, ${natal.ruledBy(names.graha[nakshatra.ruler])}`,
            },
          ]}
        />
        <Comparison
          page={page}
          ayanamsha={ayanamsha}
          signs={{
            moon: signName(page, moon_sign.number),
            sun: signName(page, sun_sign.number),
            westernMoon: nameOf(page, result.tropical_moon_sign_name),
            westernSun: nameOf(page, result.tropical_sun_sign_name),
          }}
        />
        <Meanings
          page={page}
          of={[
            { kind: 'sign', key: moon_sign.name, name: `${names.graha.Moon}, ${signName(page, moon_sign.number)}` },
            { kind: 'sign', key: sun_sign.name, name: `${names.graha.Sun}, ${signName(page, sun_sign.number)}` },
            { kind: 'nakshatra', key: nakshatra.name, name: numbered(names.nakshatra, nakshatra.number) },
          ]}
        />
        <Block id="h-certain" title={natal.sure.title}>
          {rising_sign === null ? (
            <Note tone="warm" lead={natal.sure.pole}>
              {natal.sure.poleRest}
            </Note>
          ) : (
            <LagnaHolds page={page} born={bornOf(input)} provenance={provenance} minutes={result.rising_sign_minutes} />
          )}
          <MoonHolds page={page} boundary={result.boundary} />
        </Block>
      </>
    );
  },
});

function nameOf(page: PageContext, name: SignName): string {
  return page.catalogue.names.sign[name];
}

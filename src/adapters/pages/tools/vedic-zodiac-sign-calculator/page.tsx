import type { Child } from 'hono/jsx';
import { numbered } from '../../../../names/numbered.js';
import { isNearEdge } from '../../../../natal/confidence.js';
import { zodiacSignTool } from '../../../../tools/vedic-zodiac-sign-calculator.js';
import { grahaLongitude } from '../../../../zodiac/positions.js';
import type { SignName } from '../../../../zodiac/rashi.js';
import type { PageContext } from '../../shell/context.js';
import { Block, LeadFacts, Note, Table } from '../../shell/parts.js';
import { toolPage } from '../../shell/tool-page.js';
import { LagnaHolds, MoonHolds, natalWords, signName, tableLabel, Unseen } from '../shared/natal.js';
import { natalBirth, signsOver, tropicalSigns } from '../shared/natal-day.js';
import { lagnaOverTheDay, moonOverTheDay, OpenDay, overTheDay, TimeUnknown } from '../shared/natal-open-day.js';
import { MOON_WORDS } from '../shared/natal-words.js';
import { CARD } from './card.js';
import { WORDS } from './words.js';

type Compared = Readonly<Record<'moon' | 'sun' | 'westernMoon' | 'westernSun', Child>>;

interface ComparisonProps {
  readonly page: PageContext;
  readonly signs: Compared;
  readonly ayanamsha: number;
}

/** The signs of both zodiacs beside each other, and why they differ. */
function Comparison({ page, signs, ayanamsha }: ComparisonProps) {
  const words = WORDS[page.locale];
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
      <p class="soft">{MOON_WORDS[page.locale].twoZodiacs(page.format.degrees(ayanamsha))}</p>
    </Block>
  );
}

const MICRODEGREES = 1_000_000;

export const zodiacSignPage = toolPage({
  tool: zodiacSignTool,
  card: CARD,
  words: WORDS,
  View({ page, result, input, provenance }) {
    const { names } = page.catalogue;
    const { format } = page;
    const natal = natalWords(page);
    const { moon_sign, sun_sign, rising_sign, nakshatra } = result;
    const ayanamsha = provenance.ayanamsha_value_deg;
    const born = natalBirth(page, input, provenance);
    const at = { page, born };
    if (!provenance.birth_time_known) {
      const nameOf = (sign: number) => signName(page, sign);
      const moon = moonOverTheDay(at);
      const sun = overTheDay(
        at,
        signsOver(born.birth, (moment) => grahaLongitude(born.sky, 'Sun', moment)),
        nameOf,
      );
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
              westernMoon: overTheDay(at, tropicalSigns(born, 'Moon'), nameOf).value,
              westernSun: overTheDay(at, tropicalSigns(born, 'Sun'), nameOf).value,
            }}
          />
          <OpenDay {...at} withLagna />
        </>
      );
    }
    const longitude = Math.round(((moon_sign.number - 1) * 30 + moon_sign.degree_in_sign) * MICRODEGREES);
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
            westernMoon: westernName(page, result.tropical_moon_sign_name),
            westernSun: westernName(page, result.tropical_sun_sign_name),
          }}
        />
        <Block id="h-certain" title={natal.sure.title}>
          {rising_sign === null ? (
            <Note tone="warm" lead={natal.sure.pole}>
              {natal.sure.poleRest}
            </Note>
          ) : (
            <LagnaHolds {...at} />
          )}
          <MoonHolds
            page={page}
            boundary={{
              near_sign_boundary: isNearEdge(longitude, 30),
              near_nakshatra_boundary: isNearEdge(longitude, 40 / 3),
              confidence: result.confidence,
            }}
          />
        </Block>
      </>
    );
  },
});

function westernName(page: PageContext, name: SignName): string {
  return page.catalogue.names.sign[name];
}

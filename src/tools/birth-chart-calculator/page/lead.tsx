import type { SignName } from '../../../base/zodiac/rashi.js';
import type { Provenance } from '../../../calculation/calculate.js';
import { padaName, signName } from '../../../pages/shared/natal.js';
import { type OpenBirth, openBirth, stretchesOf } from '../../../pages/shared/natal-day.js';
import { lagnaOverTheDay, moonOverTheDay, overTheDay } from '../../../pages/shared/natal-open-day.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { LeadFacts } from '../../../pages/shell/parts.js';
import type { BirthChartResult } from '../tool.js';
import { dashaFact } from './dasha.js';

/** The Moon is the second of the planets. */
const PATHS = {
  moonSign: 'planets[1].sign_name',
  nakshatra: 'planets[1].nakshatra.name',
  pada: 'planets[1].nakshatra.pada',
  lagna: 'ascendant.sign_name',
};

/** The day of a chart of unknown time; undefined for a known one. */
export function openChart(provenance: Provenance): OpenBirth | undefined {
  return openBirth(provenance, PATHS);
}

/** Lagna, Moon, Sun and the dasha of today. */
export function KnownLead({ page, result }: { page: PageContext; result: BirthChartResult }) {
  const natal = page.words.shared.natal;
  const { names } = page.catalogue;
  const { degrees } = page.format;
  const { ascendant, planets, dashas } = result;
  const lead = (name: 'Moon' | 'Sun') =>
    planets
      .filter(({ planet }) => planet === name)
      .map(({ sign_number, degree_in_sign, nakshatra }) => ({
        label: names.graha[name],
        value: signName(page, sign_number),
        note: `${degrees(degree_in_sign)}, ${padaName(page, nakshatra)}`,
      }));
  return (
    <LeadFacts
      facts={[
        ascendant === null
          ? { label: natal.lagna, value: natal.none }
          : {
              label: natal.lagna,
              value: signName(page, ascendant.sign_number),
              note: [
                degrees(ascendant.degree_in_sign),
                padaName(page, ascendant.nakshatra),
                natal.ruledBy(names.graha[ascendant.ruler]),
              ].join(', '),
            },
        ...lead('Moon'),
        ...lead('Sun'),
        ...(dashas ? dashaFact({ page, result, dashas }) : []),
      ]}
    />
  );
}

/** What a day of unknown time leaves of Sun, Moon and lagna. */
export function OpenLead({ page, day }: { page: PageContext; day: OpenBirth }) {
  const { names } = page.catalogue;
  const moon = moonOverTheDay({ page, day });
  const suns = stretchesOf<SignName>(day.range, 'planets[0].sign_name');
  return (
    <LeadFacts
      facts={[
        { label: names.graha.Sun, ...overTheDay(page, suns, (sign) => names.sign[sign]) },
        { label: names.graha.Moon, ...moon.sign },
        { label: page.words.shared.natal.nakshatra, ...moon.nakshatra },
        lagnaOverTheDay({ page, day }),
      ]}
    />
  );
}

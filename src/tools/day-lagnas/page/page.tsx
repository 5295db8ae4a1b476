import { zoneOf } from '../../../base/time/named-zone.js';
import { formatLocalWithOffset } from '../../../base/time/zone.js';
import { Reading } from '../../../pages/shared/blocks.js';
import { DayHead, nowIn, runsNow, timeOn } from '../../../pages/shared/day.js';
import { DayLanes, type LaneDay, PartsLane } from '../../../pages/shared/day-lanes.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { type LeadFact, LeadFacts } from '../../../pages/shell/parts.js';
import { toolPage } from '../../../pages/shell/tool-page.js';
import { type DayLagnasResult, dayLagnasTool } from '../tool.js';
import { LagnaTable } from './lagna-table.js';
import { Navamsas } from './navamsas.js';
import type { DayLagnasWords } from './words.js';

export const dayLagnasPage = toolPage({
  tool: dayLagnasTool,
  card: {
    place: 71,
    searchTerms:
      'lagna today lagna table udaya lagna rising sign now ascendant now lagna timing lagnam lagna muhurta navamsa rising oriental ascendant table आज का लग्न लग्न सारणी लग्न तालिका उदय लग्न лагна сегодня восходящий знак лагна сьогодні висхідний знак aszendent heute ascendant du jour ascendente de hoy',
  },
  answer({ page, result, words }) {
    const { names, texts } = page.catalogue;
    const running = result.lagnas.find((lagna) => runsNow(page, lagna));
    if (running) {
      const until = page.words.shared.day.until(timeOn(page, result.date, running.left_at));
      return `${texts.about(words.lagna, names.sign[running.sign_name])}, ${until}`;
    }
    const { name, degree_in_sign } = result.ascendant_at_sunrise;
    return texts.about(words.atSunrise, `${names.sign[name]} ${page.format.degrees(degree_in_sign)}`);
  },
  View({ page, result, words }) {
    const day = dayOf(result);
    return (
      <>
        <DayHead page={page} day={day} />
        <LeadFacts facts={leadFacts(page, result, words)} />
        <DayLanes page={page} day={day}>
          <PartsLane
            page={page}
            day={day}
            name={words.lagna}
            parts={result.lagnas.map((lagna) => ({
              ...lagna,
              label: page.catalogue.names.sign[lagna.sign_name],
              short: page.format.number(lagna.sign_number),
            }))}
          />
        </DayLanes>
        <LagnaTable page={page} result={result} words={words} />
        <Navamsas page={page} result={result} words={words} />
        <Reading title={words.whatTitle} text={words.what} />
        <p class="soft small">{page.words.shared.day.sunriseDefinition}</p>
      </>
    );
  },
});

function dayOf({ date, place, sunrise_at, sunset_at, next_sunrise_at }: DayLagnasResult): LaneDay {
  return {
    date,
    timezone: place.timezone,
    starts_at: sunrise_at,
    night_starts_at: sunset_at,
    ends_at: next_sunrise_at,
    basis: 'place_sunrise',
  };
}

function leadFacts(page: PageContext, result: DayLagnasResult, words: DayLagnasWords): LeadFact[] {
  const common = page.words.shared.day;
  const { format, catalogue } = page;
  const { date, lagnas, ascendant_at_sunrise: rising, sunrise_at, sunset_at, next_sunrise_at } = result;
  const signs = catalogue.names.sign;
  const always: LeadFact[] = [
    { label: words.atSunrise, value: signs[rising.name], note: format.degrees(rising.degree_in_sign) },
    {
      label: common.sunriseAndSunset,
      value: `${format.clock(sunrise_at)}, ${format.clock(sunset_at)}`,
      note: common.nextSunrise(format.clock(next_sunrise_at)),
    },
  ];
  const now = nowIn(page, dayOf(result));
  const index = lagnas.findIndex((lagna) => runsNow(page, lagna));
  const running = lagnas[index];
  if (now === undefined || !running) return always;
  const told = (label: string, { sign_name, left_at }: (typeof lagnas)[number]): LeadFact => ({
    label,
    value: signs[sign_name],
    note: common.until(timeOn(page, date, left_at)),
  });
  const next = lagnas[index + 1];
  const clock = format.clock(formatLocalWithOffset(zoneOf(result.place.timezone), now));
  return [told(words.nowAt(clock), running), ...(next ? [told(words.afterwards, next)] : []), ...always];
}

import { zoneOf } from '../../../base/time/named-zone.js';
import { formatLocalWithOffset } from '../../../base/time/zone.js';
import type { PlanetaryHour } from '../../../contract/day-divisions.js';
import { capital, lowered } from '../../../languages/locale/plural.js';
import { DayHead, nowIn, runsNow, timeOn } from '../../../pages/shared/day.js';
import { DayLanes, type LaneDay, PartsLane } from '../../../pages/shared/day-lanes.js';
import { HoraTables } from '../../../pages/shared/day-tables.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, type LeadFact, LeadFacts } from '../../../pages/shell/parts.js';
import { toolPage } from '../../../pages/shell/tool-page.js';
import { type PlanetaryHoursResult, planetaryHoursTool } from '../tool.js';
import type { PlanetaryHoursWords } from './words.js';

export const planetaryHoursPage = toolPage({
  tool: planetaryHoursTool,
  card: {
    place: 70,
    searchTerms: 'hora today horas hour planetary hour होरा хора час планет stunden heures horas',
  },
  answer({ page, result, words }) {
    const { names, texts } = page.catalogue;
    const common = page.words.shared.day;
    const running = result.hours.find((hour) => runsNow(page, hour));
    if (running) {
      const until = common.until(timeOn(page, result.date, running.ends_at));
      return `${texts.about(common.hora, names.graha[running.ruler])}, ${until}`;
    }
    const { clock } = page.format;
    return [
      texts.about(words.lordOfDay, names.graha[result.vara_ruler]),
      texts.about(lowered(page, common.sunriseAndSunset), `${clock(result.sunrise_at)}, ${clock(result.sunset_at)}`),
    ].join('; ');
  },
  View({ page, result, words }) {
    const common = page.words.shared.day;
    const { format, catalogue } = page;
    const day = dayOf(result);
    const { hours } = result;
    return (
      <>
        <DayHead page={page} day={day} />
        <LeadFacts facts={leadFacts(page, result, words)} />
        <DayLanes page={page} day={day}>
          <PartsLane
            page={page}
            day={day}
            name={common.hora}
            parts={hours.map((hour) => ({
              ...hour,
              label: catalogue.names.graha[hour.ruler],
              short: page.language.charts.grahas[hour.ruler],
            }))}
          />
        </DayLanes>
        <Block id="h-hours" title={common.horas} soft={words.order}>
          <HoraTables
            page={page}
            hours={hours}
            note={(period) =>
              words.each(format.number(period === 'day' ? result.day_hour_minutes : result.night_hour_minutes, 0))
            }
          />
        </Block>
        <p class="soft small">{common.sunriseDefinition}</p>
      </>
    );
  },
});

function dayOf({ date, timezone, sunrise_at, sunset_at, next_sunrise_at }: PlanetaryHoursResult): LaneDay {
  return {
    date,
    timezone,
    starts_at: sunrise_at,
    night_starts_at: sunset_at,
    ends_at: next_sunrise_at,
    basis: 'place_sunrise',
  };
}

function leadFacts(page: PageContext, result: PlanetaryHoursResult, words: PlanetaryHoursWords): LeadFact[] {
  const common = page.words.shared.day;
  const { format, catalogue } = page;
  const { graha: grahas, weekday: weekdays } = catalogue.names;
  const { date, hours, sunrise_at, sunset_at, next_sunrise_at } = result;
  const always: LeadFact[] = [
    { label: words.lordOfDay, value: grahas[result.vara_ruler], note: capital(weekdays[result.vara_name]) },
    {
      label: common.sunriseAndSunset,
      value: `${format.clock(sunrise_at)}, ${format.clock(sunset_at)}`,
      note: common.nextSunrise(format.clock(next_sunrise_at)),
    },
  ];
  const now = nowIn(page, dayOf(result));
  const index = hours.findIndex((hour) => runsNow(page, hour));
  const running = hours[index];
  if (now === undefined || !running) {
    return [
      ...always,
      { label: words.dayHour, value: format.duration(result.day_hour_minutes) },
      { label: words.nightHour, value: format.duration(result.night_hour_minutes) },
    ];
  }
  const told = (label: string, { ruler, ends_at }: PlanetaryHour): LeadFact => ({
    label,
    value: grahas[ruler],
    note: common.until(timeOn(page, date, ends_at)),
  });
  const next = hours[index + 1];
  const clock = format.clock(formatLocalWithOffset(zoneOf(result.timezone), now));
  return [told(words.nowAt(clock), running), ...(next ? [told(words.afterwards, next)] : []), ...always];
}

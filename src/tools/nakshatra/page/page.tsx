import { readDate } from '../../../base/time/calendar.js';
import { zoneOf } from '../../../base/time/named-zone.js';
import { localDay } from '../../../base/time/zone.js';
import { periodsSvg } from '../../../charts/timeline/lanes.js';
import { nakshatra as devanagari } from '../../../languages/hi/limbs.js';
import { numbered } from '../../../languages/names/numbered.js';
import { DayHead, instantOf, nakshatraName, signName, timeOn } from '../../../pages/shared/day.js';
import { nakshatraFacts } from '../../../pages/shared/day-limbs.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, Facts, Lane, LeadFacts } from '../../../pages/shell/parts.js';
import { toolPage } from '../../../pages/shell/tool-page.js';
import { type NakshatraOfTheDayResult, nakshatraOfTheDayTool } from '../tool.js';
import type { NakshatraWords } from './words.js';

export const nakshatraOfTheDayPage = toolPage({
  tool: nakshatraOfTheDayTool,
  card: {
    place: 10,
    searchTerms: 'nakshatra today star of the day नक्षत्र आज накшатра дня heute aujourd hoy',
  },
  answer({ page, result }) {
    const common = page.words.shared.day;
    const { name, ends_at } = result.nakshatra;
    return `${page.catalogue.texts.about(common.limbs.nakshatra, nakshatraName(page, name))}, ${common.until(timeOn(page, result.date, ends_at))}`;
  },
  View({ page, result, words }) {
    const common = page.words.shared.day;
    const { format } = page;
    const { date, timezone, nakshatra, reference_at } = result;
    const { next } = nakshatra;
    const day = { date, timezone, starts_at: reference_at, ends_at: reference_at };
    const name = nakshatraName(page, nakshatra.name);
    return (
      <>
        <DayHead page={page} day={day} />
        <LeadFacts
          facts={[
            { label: common.limbs.nakshatra, value: name, note: common.until(timeOn(page, date, nakshatra.ends_at)) },
            {
              label: words.next,
              value: nakshatraName(page, next.name),
              note: common.until(timeOn(page, date, next.ends_at)),
            },
            { label: common.moonIn, value: signName(page, result.moon_sign_name), note: common.pada(nakshatra.pada) },
          ]}
        />
        <p class="soft small">
          {result.day_basis === 'place_sunrise'
            ? page.catalogue.texts.dayTaken.place_sunrise
            : words.atMorning(format.clock(reference_at))}
        </p>
        <DayLane page={page} result={result} words={words} />
        <div class="cols">
          {[nakshatra, next].map((one, index) => {
            const called = nakshatraName(page, one.name);
            const written = numbered(devanagari, one.number);
            return (
              <Block id={`h-about-${index + 1}`} title={words.about(called)}>
                <Facts
                  facts={[
                    ...(called === written ? [] : [[words.devanagari, <span lang="hi">{written}</span>] as const]),
                    [words.runs, common.range(format.dateTime(one.starts_at), format.dateTime(one.ends_at))],
                    ...nakshatraFacts(page, one),
                  ]}
                />
              </Block>
            );
          })}
        </div>
      </>
    );
  },
});

/** The civil day with every nakshatra that begins in it. */
function DayLane({
  page,
  result,
  words,
}: {
  page: PageContext;
  result: NakshatraOfTheDayResult;
  words: NakshatraWords;
}) {
  const common = page.words.shared.day;
  const { date, timezone, at_day_start, transitions } = result;
  const { start, end } = localDay(zoneOf(timezone), readDate(date));
  const named = transitions.map((one) => ({
    name: nakshatraName(page, one.nakshatra_name),
    at: instantOf(one.starts_at),
    time: timeOn(page, date, one.starts_at),
  }));
  const parts = [{ name: nakshatraName(page, at_day_start.nakshatra_name), at: start }, ...named];
  const now = page.at.getTime();
  const svg = periodsSvg({
    title: parts.map(({ name }) => name).join(', '),
    from: start,
    to: end,
    height: 28,
    periods: parts
      .map(({ name, at }, index) => ({ from: at, to: parts[index + 1]?.at ?? end, label: name }))
      .filter(({ from, to }) => from < to)
      .map((period) => ({ ...period, runs: now >= period.from && now < period.to })),
    now: now >= start && now < end ? now : undefined,
  });
  return (
    <Block id="h-day" title={words.civilDay}>
      <div class="lanes">
        <Lane name={common.limbs.nakshatra} svg={svg} />
      </div>
      <h3>{words.changes}</h3>
      {named.length === 0 ? (
        <p>{words.noChange}</p>
      ) : (
        <ul>
          {named.map(({ name, time }) => (
            <li>
              {time}: {name}
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}

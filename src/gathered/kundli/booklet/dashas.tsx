import type { DashaSpan } from '../../../contract/dasha.js';
import { ClockOfBirth } from '../../../pages/shared/blocks.js';
import type { BookletProps } from '../../../pages/shell/gathered-page.js';
import { OpenDates, openFacts, openNote } from '../../../tools/dasha-calculator/page/open-dates.js';
import { ageOn, isRunning, shownOf } from '../../../tools/dasha-calculator/page/shown.js';
import { DASHAS } from '../parts.js';
import { narrow, paragraph, WIDTH } from './measure.js';
import { fixed, inThrees, text, verdict } from './pieces.js';
import type { Chapter } from './sheets.js';

/** Between facts that stand beside each other, and around a note, in millimetres. */
const [BESIDE, AROUND] = [4.8, 6.4];

/** The table of an unknown time with its heading and its clock, and what lies between it, the note and the facts. */
const OPEN_TABLE = 64.5;

/** The facts beside each other, the note and the table. */
function openHeight(open: Parameters<typeof openFacts>[0]): number {
  const facts = openFacts(open);
  const width = (WIDTH - (facts.length - 1) * BESIDE) / facts.length;
  const heights = facts.map(
    ({ label, value, note }) =>
      narrow(label, width, 'label') +
      narrow(String(value), width, 'lead') +
      (note === undefined ? 0 : narrow(String(note), width, 'label')),
  );
  const { lead, text: said } = openNote(open);
  return Math.max(...heights) + paragraph(`${lead} ${said}`, WIDTH - AROUND) + OPEN_TABLE;
}

/** What runs, the nine mahadashas with their antardashas and the age, then the third level of what is left of the one that runs. */
export function dashasChapter({ page, toldBy, choices }: BookletProps): Chapter | undefined {
  const told = toldBy(DASHAS);
  if (!told) return undefined;
  const { provenance, result } = told;
  const shown = shownOf(told);
  const { words, lordName, birthDate } = shown;
  const title = page.words.gathered.kundli.sections.dashas;
  const { day_variation: variation, timezone: zone, mahadashas, current } = result;
  if (variation) {
    const open = { ...shown, variation, provenance, zone };
    return { id: 'dashas', title, pieces: [fixed(openHeight(open), () => <OpenDates {...open} />)] };
  }
  const { from, span } = page.words.shared.periods;
  const { about } = page.catalogue.texts;
  const years = ({ starts_at_local, ends_at_local }: DashaSpan) =>
    span(starts_at_local.slice(0, 4), ends_at_local.slice(0, 4));
  const { dateOf, number } = page.format;
  const age = (at: string) => number(ageOn(birthDate, at));
  const running = mahadashas.find((period) => isRunning(period, current?.maha));
  const antars = running?.antardashas ?? [];
  const toCome = antars.slice(
    Math.max(
      0,
      antars.findIndex((period) => isRunning(period, current?.antar)),
    ),
  );
  return {
    id: 'dashas',
    title,
    pieces: [
      verdict(String(DASHAS.toolPage.answer({ ...told, choices }))),
      ...inThrees(
        mahadashas.map((maha) => ({
          caption: [
            `${lordName(maha.lord)}, ${years(maha)}`,
            // No line ends within the two ages.
            about(words.age, `${age(maha.starts_at_local)}\u2060–\u2060${age(maha.ends_at_local)}`),
          ].join(' · '),
          heads: [words.lord, from, words.age],
          rows: maha.antardashas.map((antar) => ({
            cells: [lordName(antar.lord), dateOf(antar.starts_at_local), age(antar.starts_at_local)],
            isNow: maha === running && isRunning(antar, current?.antar),
          })),
        })),
      ),
      fixed(5, () => <ClockOfBirth page={page} zone={zone} />),
      text(
        `${words.perMinute.lead(number(result.days_per_birth_minute))} ${words.perMinute.year(
          number(result.year_length_days, 4),
        )}`,
        true,
      ),
      ...(running === undefined
        ? []
        : inThrees(
            toCome.map((antar) => ({
              caption: words.pratyantarsCaption(`${lordName(running.lord)}, ${lordName(antar.lord)}`),
              heads: [words.lord, from, words.age],
              rows: antar.pratyantardashas.map((period) => ({
                cells: [lordName(period.lord), dateOf(period.starts_at_local), age(period.starts_at_local)],
                isNow: isRunning(antar, current?.antar) && isRunning(period, current?.pratyantar),
              })),
            })),
          )),
    ],
  };
}

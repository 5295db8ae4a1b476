import { lowered } from '../../../languages/locale/plural.js';
import { factorSentence, manglikNoteSentence } from '../../../languages/words/manglik/manglik-words.js';
import type { BookletProps } from '../../../pages/shell/gathered-page.js';
import { LifeSection, lifeRows, openMoonText, sadeSatiFact } from '../../../tools/saturn-periods/page/page.js';
import { MANGLIK, SATURN, YOGAS } from '../parts.js';
import { paragraph } from './measure.js';
import { dense, fixed, subheading, text, verdict } from './pieces.js';
import type { Chapter, Piece } from './sheets.js';

/** By how much findings stand closer together than other pieces, in millimetres. */
const CLOSER = 2;

/** Each yoga and dosha in full: its name, what makes it, and by which grahas. */
export function yogasChapter({ page, toldBy }: BookletProps): Chapter | undefined {
  const told = toldBy(YOGAS);
  if (!told) return undefined;
  const { result, words } = told;
  const { natal_yoga: names, graha, yoga_definition: definitions, kala_sarpa_type: types } = page.language.names;
  const one = (yoga: (typeof result.yogas)[number]): Piece => {
    const name = [names[yoga.code], ...(yoga.kala_sarpa_type === null ? [] : [types[yoga.kala_sarpa_type]])].join(', ');
    const planets = page.format.list(yoga.planet_names.map((planet) => graha[planet]));
    const said = [
      page.language.yogas[yoga.code],
      ...(yoga.definition === null ? [] : [definitions[yoga.definition]]),
      ...(yoga.is_cancelled ? [words.cancelled] : []),
    ].join(' · ');
    return {
      height: paragraph(`${name} ${planets}`) + paragraph(said) - CLOSER,
      show: () => (
        <div class="finding">
          <p>
            <b>{name}</b> <span class="soft">{planets}</span>
          </p>
          <p>{said}</p>
        </div>
      ),
    };
  };
  const listed = (title: string, yogas: typeof result.yogas): Piece[] => [
    subheading(title),
    ...(yogas.length === 0 ? [text(words.none)] : yogas.map(one)),
  ];
  const note = result.ascendant_note_code;
  return {
    id: 'yogas',
    title: page.words.gathered.kundli.sections.yogas,
    pieces: [
      ...(note === null ? [] : [text(`${words.openLead} ${page.language.results.ascendantNotes[note]}`)]),
      ...listed(words.yogasTitle, result.yogas),
      ...listed(words.doshasTitle, result.doshas),
    ],
  };
}

/** The verdict in a sentence, what softens it, and what the rule does not consider. */
export function manglikChapter({ page, toldBy, choices }: BookletProps): Chapter | undefined {
  const told = toldBy(MANGLIK);
  if (!told) return undefined;
  const { result, words } = told;
  const { manglik, results } = page.language;
  const notes = [...result.context_note_facts.map((note) => manglikNoteSentence(manglik, note)), results.mars.venus];
  const softened = result.mitigating_factors.map((factor) => ({
    cells: [factorSentence(manglik, factor), words.effects[factor.effect]],
  }));
  return {
    id: 'manglik',
    title: page.words.gathered.kundli.sections.manglik,
    pieces: [
      verdict(String(MANGLIK.toolPage.answer({ ...told, choices }))),
      dense({
        caption: words.counted,
        heads: [words.reference, words.referenceSign, words.houseOfMars, words.inRule],
        rows: result.references.map(({ reference, reference_sign, mars_house, flagged }) => ({
          cells: [
            words.references[reference],
            page.catalogue.names.sign[reference_sign],
            String(mars_house),
            flagged ? words.yes : words.no,
          ],
        })),
      }),
      softened.length === 0
        ? text(result.is_manglik ? words.noneHolds : words.notNeeded)
        : dense({ caption: words.softens, heads: [words.factor, words.effect], rows: softened }),
      subheading(words.reading),
      ...notes.map((note) => text(note)),
      text(words.disclaimer, true),
    ],
  };
}

/** Whether Sade Sati runs, the line of a life, every Sade Sati and dhaiya, and how to read them. */
export function saturnChapter({ page, toldBy }: BookletProps): Chapter | undefined {
  const told = toldBy(SATURN);
  if (!told) return undefined;
  const { words } = told;
  const open = openMoonText({ ...told, page });
  const { label, value, note } = sadeSatiFact({ ...told, page });
  const runs = [value, note]
    .filter((part) => part !== undefined)
    .map((part) => lowered(page, String(part)))
    .join(' · ');
  return {
    id: 'saturn',
    title: page.words.gathered.kundli.sections.saturn,
    pieces: [
      open === undefined ? verdict(page.catalogue.texts.about(label, runs)) : text(open),
      fixed(71 + paragraph(words.lifeNote), () => <LifeSection {...told} />),
      dense({
        caption: words.tableTitle,
        heads: [words.from, words.to, words.period, words.saturnIn, words.age],
        rows: lifeRows(told),
      }),
      text(words.what, true),
    ],
  };
}

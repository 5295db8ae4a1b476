import { careerOfBirthTool } from '../../jobs/career-told.js';
import { planetNamed, signNamed } from '../../pages/shared/periods.js';
import { gatheredPage, part, section } from '../../pages/shell/gathered-page.js';
import { LeadFacts } from '../../pages/shell/parts.js';
import type { ToolPage, ViewProps } from '../../pages/shell/tool-page.js';
import { birthChartPage } from '../../tools/birth-chart-calculator/page/page.js';
import { ChartsSection } from '../../tools/birth-chart-calculator/page/sections.js';
import type { CareerOfBirthResult } from '../../tools/career-dna/result.js';
import { CARD } from './card.js';
import { FieldsSection, MinutesSection, PeriodsSection, RulesSection, WordsSection } from './sections.js';
import { type CareerWords, ORDER } from './words.js';

/** What career-dna tells of a birth. It is no calculator of the index, so that this page is its only one. */
const TOLD: ToolPage<string, CareerOfBirthResult, CareerWords> = {
  tool: careerOfBirthTool,
  card: CARD,
  wordsIn: ({ gathered }) => gathered.career,
  choices: [],
  answer({ page, result, words }) {
    const { work_field } = page.words.interpretation;
    // One line holds two of them; what has as many points as the first is told with it.
    const shown = result.themes.filter((theme) => theme.shown);
    const named = shown.filter(({ points }, index) => index < 2 || points === shown[0]?.points);
    return words.answer(named.map(({ code, points }) => `${work_field[code]} (${points})`).join(', '));
  },
  View: () => null,
};

const CAREER = part(TOLD);

/** The fields of work that the rules of livelihood name, with the rules and the chart that they read. */
export const careerPage = gatheredPage({
  name: 'career',
  card: CARD,
  choices: birthChartPage.choices,
  lead: CAREER,
  Head: Lead,
  order: ORDER,
  sections: {
    words: section(CAREER, WordsSection, { isAlone: true }),
    fields: section(CAREER, FieldsSection, { isAlone: true }),
    rules: section(CAREER, RulesSection, { isAlone: true }),
    minutes: section(CAREER, MinutesSection, { isAlone: true }),
    periods: section(CAREER, PeriodsSection, { isAlone: true }),
    charts: section(part(birthChartPage), ChartsSection, { isAlone: true }),
  },
  paper: 'plain',
});

/** The 10th house that counts most, its karmajiva, and the amatyakaraka. */
function Lead({ page, result, words }: ViewProps<CareerOfBirthResult, CareerWords>) {
  const { primary_reference: from, references } = result.tenth_house;
  const chief = references.find(({ reference }) => reference === from);
  return (
    <LeadFacts
      facts={[
        ...(chief
          ? [
              { label: words.lead.tenth, value: signNamed(page, chief.tenth.sign), note: words.from[from] },
              { label: words.lead.karmajiva, value: planetNamed(page, chief.karmajiva.graha) },
            ]
          : []),
        { label: words.lead.amatyakaraka, value: planetNamed(page, result.amatyakaraka.graha) },
      ]}
    />
  );
}

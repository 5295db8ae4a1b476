import { zoneOf } from '../../base/time/named-zone.js';
import { formatLocal } from '../../base/time/zone.js';
import { careerOfBirthTool, careerSentences, ruleIn } from '../../jobs/career-told.js';
import { ClockOfBirth, planetNamed, Running, signNamed } from '../../pages/shared/blocks.js';
import { tableLabel, Unseen } from '../../pages/shared/natal.js';
import { hrefOf, type PageContext } from '../../pages/shell/context.js';
import { gatheredPage, part, section } from '../../pages/shell/gathered-page.js';
import { Facts, LeadFacts, Note, Table } from '../../pages/shell/parts.js';
import type { ToolPage, ViewProps } from '../../pages/shell/tool-page.js';
import { birthChartPage } from '../../tools/birth-chart-calculator/page/page.js';
import { ChartsSection } from '../../tools/birth-chart-calculator/page/sections.js';
import type { CareerOfBirthResult, CareerStatement, MinutesToChange } from '../../tools/career-dna/result.js';
import { type CareerWords, ORDER } from './words.js';

/** What career-dna tells of a birth. It is no calculator of the index, so that this page is its only one. */
const TOLD: ToolPage<string, CareerOfBirthResult, CareerWords> = {
  tool: careerOfBirthTool,
  card: {
    place: 78,
    searchTerms:
      'career dna job work profession occupation vocation livelihood karmajiva dashamsha d10 amatyakaraka business करियर नौकरी व्यवसाय पेशा आजीविका कर्माजीव दशांश карьера работа профессия призвание карʼєра робота професія покликання beruf karriere arbeit métier carrière profession trabajo profesión carrera vocación',
  },
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
  card: TOLD.card,
  choices: ['style'],
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
  // Of the birth chart it has the drawings alone, without the panchanga of the birth.
  unsaid: ['no_sunrise', 'lunar_month_cut_off'],
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

type Props = ViewProps<CareerOfBirthResult, CareerWords>;

/** The sentences of the interpreter, those about a field of work together, and by which rules they are said. */
function WordsSection({ page, result, words }: Props) {
  const rows = new Map(result.statements.map(({ id }, index) => [id, index + 1]));
  return (
    <>
      {paragraphsOf(careerSentences(result, interpretationOf(page))).map((sentences) => {
        const ids = sentences.flatMap(({ statements }) => statements);
        const numbers = [...new Set(ids.flatMap((id) => rows.get(id) ?? []))].sort((one, other) => one - other);
        return (
          <p>
            {sentences.map(({ text }) => text).join(' ')} <small class="soft">{words.rests(numbers.join(', '))}</small>
          </p>
        );
      })}
    </>
  );
}

type Sentences = ReturnType<typeof careerSentences>;

/** The first sentence alone, then two and two: a field, and the work of its graha in it. */
function paragraphsOf([first, ...others]: Sentences): readonly Sentences[] {
  const paragraphs: Sentences[] = first ? [[first]] : [];
  for (let at = 0; at < others.length; at += 2) paragraphs.push(others.slice(at, at + 2));
  return paragraphs;
}

/** All twelve fields with their points. */
function FieldsSection({ page, result, words }: Props) {
  const { work_field } = page.words.interpretation;
  const { confidence } = page.language.names;
  return (
    <>
      <p class="soft">{words.ofPoints}</p>
      <Table
        caption={<Unseen>{words.sections.fields}</Unseen>}
        label={tableLabel(page, words.sections.fields)}
        heads={[words.field, words.points, words.fewer, words.firmness]}
        rows={result.themes.map(({ code, points, exceeds_percent, shown, confidence: firm }) => ({
          head: work_field[code],
          cells: [
            String(points),
            exceeds_percent ? words.atLeast(String(exceeds_percent)) : '–',
            shown ? confidence[firm] : '–',
          ],
        }))}
      />
    </>
  );
}

/** The rules that the chart fulfils, by the numbers that the paragraphs name. */
function RulesSection({ page, result, words }: Props) {
  return (
    <>
      <Table
        caption={<Unseen>{words.sections.rules}</Unseen>}
        label={tableLabel(page, words.sections.rules)}
        heads={[words.rule, words.points, words.basis, words.source]}
        rows={result.statements.map((statement, index) => ({
          head: `${index + 1}. ${ruleIn(statement, interpretationOf(page))}`,
          cells: [String(statement.points), words.bases[statement.basis], <SourceOf statement={statement} />],
        }))}
        stack="lines"
      />
      <p class="no-print">
        <a href={hrefOf(page, '/methodology/career-dna')}>{page.words.result.howCalculated}</a>
      </p>
    </>
  );
}

/** The texts by the abbreviations under which the methodology lists them. */
function SourceOf({ statement }: { statement: CareerStatement }) {
  return <span lang="en">{statement.source}</span>;
}

/** What a birth some minutes earlier or later would change. */
function MinutesSection({ page, result, words }: Props) {
  const { work_field } = page.words.interpretation;
  const { boundaries, variants } = result.time_sensitivity;
  const born = { minutes: 0, themes: result.themes.slice(0, 3).map(({ code }) => code) };
  const rows = [...variants, born].sort((one, other) => one.minutes - other.minutes);
  const offset = (minutes: number) => {
    if (minutes === 0) return words.asGiven;
    return minutes < 0 ? words.earlier(String(-minutes)) : words.later(String(minutes));
  };
  const until = ({ minutes_to_previous: before, minutes_to_next: after }: MinutesToChange) =>
    // One minute more is another sign: as on other pages, what is told is safe.
    [before === null ? [] : words.earlier(String(before - 1)), after === null ? [] : words.later(String(after - 1))]
      .flat()
      .join(', ') || '–';
  return (
    <>
      <Facts
        facts={[
          [words.same.lagna, until(boundaries.lagna)],
          [words.same.d10, until(boundaries.d10_lagna)],
        ]}
      />
      <Table
        caption={<Unseen>{words.sections.minutes}</Unseen>}
        label={tableLabel(page, words.sections.minutes)}
        heads={[words.time, words.firstThree]}
        rows={rows.map(({ minutes, themes }) => ({
          head: offset(minutes),
          cells: [themes.map((code) => work_field[code]).join(', ')],
          isNow: minutes === 0,
        }))}
      />
    </>
  );
}

/** The dashas of the ten years from today, and how they are linked with work. */
function PeriodsSection({ page, result, words }: Props) {
  const { items } = result.periods;
  if (items.length === 0) return <Note lead={words.noPeriods} />;
  const { from, to } = page.words.shared.periods;
  const { timezone } = result.chart.moment;
  const day = (instant: string) => page.format.dateOf(formatLocal(zoneOf(timezone), Date.parse(instant)));
  return (
    <>
      <Table
        caption={<Unseen>{words.sections.periods}</Unseen>}
        label={tableLabel(page, words.sections.periods)}
        heads={[words.period, from, to, words.link]}
        rows={items.map(({ maha, antar, starts_at, ends_at, running, link }) => ({
          head: (
            <Running
              page={page}
              isNow={running}
              name={[maha, antar].map((lord) => planetNamed(page, lord)).join(' – ')}
            />
          ),
          cells: [day(starts_at), day(ends_at), words.links[link]],
          isNow: running,
        }))}
      />
      <ClockOfBirth page={page} zone={timezone} />
    </>
  );
}

function interpretationOf({ language, words }: PageContext) {
  return { words: words.interpretation, names: language.names };
}

import type { SignName } from '../../../base/zodiac/rashi.js';
import { factorSentence, manglikNoteSentence } from '../../../languages/words/manglik/manglik-words.js';
import { bornOf, LagnaHolds, tableLabel, Unseen } from '../../../pages/shared/natal.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, Facts, LeadFacts, Note, Subheading, Table, Tag } from '../../../pages/shell/parts.js';
import { toolPage, type ViewProps } from '../../../pages/shell/tool-page.js';
import { type ManglikResult, manglikDoshaTool } from '../tool.js';
import type { ManglikWords } from './words.js';

interface Props {
  readonly page: PageContext;
  readonly result: ManglikResult;
}

function nameOf(page: PageContext, sign: SignName): string {
  return page.catalogue.names.sign[sign];
}

/** Mars counted from the lagna and from the Moon. */
function Counts({ page, result }: Props) {
  const words = page.words.tools['manglik-dosha-calculator'];
  const natal = page.words.shared.natal;
  const { positions } = result;
  return (
    <Block
      id="h-counted"
      title={words.counted}
      soft={words.countedNote(page.format.alternatives(result.manglik_houses.map(String)))}
    >
      <Table
        caption={<Unseen>{words.counted}</Unseen>}
        label={tableLabel(page, words.counted)}
        heads={[words.reference, words.referenceSign, words.houseOfMars, words.inRule]}
        rows={result.references.map(({ reference, reference_sign, mars_house, flagged }) => ({
          head: words.references[reference],
          cells: [
            nameOf(page, reference_sign),
            mars_house,
            flagged ? <Tag tone="mid">{words.yes}</Tag> : <Tag>{words.no}</Tag>,
          ],
        }))}
      />
      <Subheading>{words.positions}</Subheading>
      <Facts
        facts={[
          [natal.lagna, nameOf(page, positions.ascendant)],
          [page.catalogue.names.graha.Moon, nameOf(page, positions.moon)],
          [page.catalogue.names.graha.Mars, nameOf(page, positions.mars)],
          [page.catalogue.names.graha.Jupiter, nameOf(page, positions.jupiter)],
        ]}
      />
    </Block>
  );
}

/** What tradition reads as cancelling or reducing the dosha. */
function Mitigations({ page, result }: Props) {
  const words = page.words.tools['manglik-dosha-calculator'];
  const { mitigating_factors, is_manglik } = result;
  if (mitigating_factors.length === 0) {
    return (
      <Block id="h-softens" title={words.softens}>
        <p>{is_manglik ? words.noneHolds : words.notNeeded}</p>
      </Block>
    );
  }
  const { manglik } = page.language;
  const [effect, ...others] = new Set(mitigating_factors.map(({ effect }) => effect));
  if (effect !== undefined && others.length === 0) {
    return (
      <Block id="h-softens" title={words.softens} soft={words.softensNote}>
        <ul>
          {mitigating_factors.map((factor) => (
            <li>{factorSentence(manglik, factor)}</li>
          ))}
        </ul>
        <p class="soft small">{page.catalogue.texts.about(words.effect, words.effects[effect])}</p>
      </Block>
    );
  }
  return (
    <Block id="h-softens" title={words.softens} soft={words.softensNote}>
      <Table
        caption={<Unseen>{words.softens}</Unseen>}
        label={tableLabel(page, words.softens)}
        heads={[words.factor, words.effect]}
        rows={mitigating_factors.map((factor) => ({
          head: factorSentence(manglik, factor),
          cells: [<Tag tone="good">{words.effects[factor.effect]}</Tag>],
        }))}
      />
    </Block>
  );
}

/** What the rule leaves out and what others make of it. */
function Reading({ page, result }: Props) {
  const words = page.words.tools['manglik-dosha-calculator'];
  const { manglik } = page.language;
  const notes = [
    ...result.context_note_facts.map((note) => manglikNoteSentence(manglik, note)),
    page.language.results.mars.venus,
  ];
  return (
    <Block id="h-reading" title={words.reading}>
      <ul>
        {notes.map((note) => (
          <li>{note}</li>
        ))}
      </ul>
    </Block>
  );
}

/** "2 (Lagna), 6 (Moon)". */
function housesOf(page: PageContext, references: ManglikResult['references']): string {
  const names = { lagna: page.words.shared.natal.lagna, moon: page.catalogue.names.graha.Moon };
  return references.map(({ reference, mars_house }) => `${mars_house} (${names[reference]})`).join(', ');
}

export const manglikDoshaPage = toolPage({
  tool: manglikDoshaTool,
  card: {
    place: 100,
    searchTerms:
      'mangal dosh mangal dosha manglik dosh kuja dosha chevvai dosham bhauma mars मांगलिक मंगल दोष манглик мангал доша марс marte',
  },
  answer({ result, words }) {
    const { is_manglik, references, mitigating_factors } = result;
    if (!is_manglik) return words.answer.no;
    return words.answer.yes(references.filter(({ flagged }) => flagged).length, mitigating_factors.length);
  },
  View({ page, result, input, provenance, words }) {
    const natal = page.words.shared.natal;
    const { is_manglik, mitigating_factors, positions, references } = result;
    return (
      <>
        <LeadFacts
          facts={[
            { label: words.dosha, value: is_manglik ? words.flagged : words.notFlagged, note: words.byRule },
            {
              label: page.catalogue.names.graha.Mars,
              value: nameOf(page, positions.mars),
              note: `${words.houseOfMars}: ${housesOf(page, references)}`,
            },
            ...(is_manglik
              ? [
                  {
                    label: words.mitigations,
                    value: words.count(mitigating_factors.length),
                  },
                ]
              : []),
          ]}
        />
        <Note tone={is_manglik ? 'warm' : 'good'} lead={words.disclaimer} />
        <Counts page={page} result={result} />
        <Mitigations page={page} result={result} />
        <Reading page={page} result={result} />
        <Block id="h-certain" title={natal.sure.title}>
          <LagnaHolds page={page} born={bornOf(input)} provenance={provenance} minutes={result.ascendant_minutes} />
        </Block>
      </>
    );
  },
});

/** What a page of several tools shows: where Mars stands, what softens it, and how to read it. */
export function ManglikSection({ page, result }: ViewProps<ManglikResult, ManglikWords>) {
  return (
    <>
      <Counts page={page} result={result} />
      <Mitigations page={page} result={result} />
      <Reading page={page} result={result} />
    </>
  );
}

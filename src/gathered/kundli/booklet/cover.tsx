import { numbered } from '../../../languages/names/numbered.js';
import { bornOf, Iast, MoonHolds, padaName, Sound, soundIn } from '../../../pages/shared/natal.js';
import { openBirth } from '../../../pages/shared/natal-day.js';
import type { BookletProps } from '../../../pages/shell/gathered-page.js';
import { type Fact, Facts } from '../../../pages/shell/parts.js';
import { almanacFacts } from '../../../tools/birth-chart-calculator/page/almanac.js';
import { dashaFact } from '../../../tools/birth-chart-calculator/page/dasha.js';
import { grahaFact, lagnaFact } from '../../../tools/birth-chart-calculator/page/page.js';
import { birthNakshatraPage } from '../../../tools/nakshatra-calculator/page/page.js';
import { sadeSatiFact } from '../../../tools/saturn-periods/page/page.js';
import { NAKSHATRA, SATURN } from '../parts.js';
import { chartTold } from './natal.js';
import { DrawnChart } from './pieces.js';
import type { Chapter } from './sheets.js';

interface CoverProps extends BookletProps {
  readonly contents: readonly { readonly chapter: Chapter; readonly page: number }[];
}

/** The first sheet: whose kundli it is, the chart, what runs, the panchanga, the naming sound, and what stands where. */
export function Cover(props: CoverProps) {
  const { page, choices, whose, contents, toldBy } = props;
  const words = page.words.gathered.kundli;
  const told = chartTold(props);
  if (!told) return null;
  const { result, provenance } = told;
  const saturn = toldBy(SATURN);
  const born = bornOf(told.input);
  const almanac = page.words.tools['birth-chart-calculator'].almanac;
  const facts = [
    ...(result.ascendant === null ? [] : [lagnaFact(page, result)]),
    ...grahaFact(page, result, 'Moon'),
    ...grahaFact(page, result, 'Sun'),
    ...[
      ...(result.dashas ? dashaFact({ page, dashas: result.dashas }) : []),
      ...(saturn ? [sadeSatiFact({ ...saturn, page })] : []),
    ].map(({ note, ...fact }) => ({ ...fact, note: note === undefined ? undefined : `· ${note}` })),
  ];
  return (
    <>
      <h1>{words.title}</h1>
      <p class="sub" data-whose="">
        {whose}
      </p>
      <div class="cv-main">
        <DrawnChart page={page} choices={choices} result={result} varga="D1" about={told.about} id="b-cover" />
        <div>
          {born.time === undefined ? <p>{page.words.shared.natal.open.lead}</p> : null}
          <Facts
            facts={(born.time === undefined ? [] : facts).map(
              ({ label, value, note }): Fact => [
                label,
                <>
                  {value} <span class="soft">{note}</span>
                </>,
              ],
            )}
          />
          <Star {...props} />
        </div>
      </div>
      <h2>{born.time === undefined ? almanac.atNoon : almanac.atBirth}</h2>
      <Facts facts={almanacFacts({ page, born, result, provenance, choices })} />
      <nav aria-labelledby="b-toc">
        <h2 id="b-toc">{page.words.result.gathered.contents}</h2>
        <ol class="toc">
          {contents.map(({ chapter, page: number }) => (
            <li>
              <a href={`#b-${chapter.id}`}>{chapter.title}</a>
              <span>{number}</span>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}

/** The naming sound, and what tradition joins to the nakshatra; of an unknown time the nakshatras of the day. */
function Star({ page, toldBy, choices }: BookletProps) {
  const told = toldBy(NAKSHATRA);
  if (!told) return null;
  const { result, words, provenance } = told;
  if (openBirth(provenance, { nakshatra: 'nakshatra.name', pada: 'nakshatra.pada' })) {
    return <p>{birthNakshatraPage.answer({ ...told, choices })}</p>;
  }
  const { boundary, nakshatra, naming_sound: sound } = result;
  const { names } = page.language;
  return (
    <>
      <h2>{words.sound}</h2>
      <p class="sound">
        <b>
          <Sound page={page} devanagari={sound.devanagari} />
        </b>
        <span>
          {soundIn(page, sound.devanagari) !== undefined ? null : (
            <>
              <Iast iast={sound.iast} /> ·{' '}
            </>
          )}
          {padaName(page, nakshatra)}
        </span>
      </p>
      <Facts
        facts={[
          [words.gana, names.gana[nakshatra.gana]],
          [words.nature, page.catalogue.names.nature[nakshatra.nature]],
          [words.deity, numbered(names.deity, nakshatra.number)],
          [page.words.shared.natal.ruler, page.catalogue.names.graha[nakshatra.ruler]],
        ]}
      />
      {boundary.near_sign_boundary || boundary.near_nakshatra_boundary ? (
        <MoonHolds page={page} boundary={boundary} />
      ) : null}
    </>
  );
}

import {
  PARTS_OF_DIGNITY,
  type Placement,
  type PlacementSource,
  placementSource,
} from '../../../rules/natal/placements.js';
import { TITHIS } from '../../../rules/panchanga/tables.js';
import type { Language } from '../../language.js';
import { capital } from '../../locale/plural.js';
import type { Names } from '../../names/kinds.js';
import { plainDate, type WordHooks } from '../caveats/readable.js';
import { tithiName } from '../rules/phrases.js';
import type { PlacementSentence, PlacementWords } from './placement-words.js';

/** What tradition says of a placement: the fact, what a text says of it, and where. */
export interface PlacementMeaning {
  readonly placement: Placement;
  /** Two: the fact with its field, then what tradition says, which ends with its source. */
  readonly sentences: readonly [fact: string, said: string];
  readonly source: PlacementSource;
  /** The source as the second sentence names it, "Brihat Jataka 16.12". */
  readonly source_name: string;
}

/**
 * What tradition says of a placement of a birth chart, in two sentences of a language. They are composed by rule of what
 * the placement has and nothing else; a text in the public domain is named with its chapter, and with the verse where
 * editions agree on it. Our own words tell it in short: what a text says of health, death, wealth or offspring as a fate
 * is left out. No calculation uses it.
 *
 * @example
 * import { birthChart } from 'nirayana';
 * import { placementMeaning, placementsOf } from 'nirayana/languages';
 * import { en, placements } from 'nirayana/languages/en';
 *
 * const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
 * const [, nakshatra] = placementsOf(birthChart(birth).result);
 * const { sentences } = placementMeaning(nakshatra, en, placements);
 * sentences[0]; // => 'At birth the Moon stood in Dhanishta, pada 1.'
 * sentences[1]; // => 'Tradition speaks here of generosity, courage and love of song (Brihat Jataka 16.12).'
 */
export function placementMeaning(
  placement: Placement,
  language: Pick<Language, 'names' | 'rules' | 'dates'>,
  words: PlacementWords,
  hooks: Pick<WordHooks, 'date'> = {},
): PlacementMeaning {
  const source = placementSource(placement);
  const source_name = nameOf(source, words);
  const told = toldOf(placement, language, words, hooks);
  const gaps: Gaps = { ...told.gaps, source: source_name };
  const sentence = (template: string) => {
    const text = capital(filled(template, gaps));
    return words.interpretation.heard?.(text) ?? text;
  };
  return { placement, sentences: [sentence(told.fact), sentence(told.said)], source, source_name };
}

type Gaps = Readonly<Record<string, string | number>>;

interface Told {
  /** Templates. */
  readonly fact: string;
  readonly said: string;
  readonly gaps: Gaps;
}

function toldOf(
  placement: Placement,
  language: Pick<Language, 'names' | 'rules' | 'dates'>,
  words: PlacementWords,
  { date }: Pick<WordHooks, 'date'>,
): Told {
  const { sentence, interpretation } = words;
  const { names } = language;
  const ofHouse = (of: { readonly graha: keyof PlacementWords['house']; readonly house: number }) => ({
    graha: interpretation.graha[of.graha],
    house: interpretation.house?.(of.house) ?? of.house,
    topic: interpretation.house_topic[of.house - 1] as string,
    said: words.house[of.graha][of.house - 1] as string,
  });
  switch (placement.kind) {
    case 'lagna_lord': {
      const said = words.lagna_lord[placement.house - 1] as string;
      const gaps = { ...ofHouse(placement), said };
      return { fact: interpretation.sentence.lagna_ruler, said: sentence.said, gaps };
    }
    case 'graha_in_house':
      return { fact: sentence.graha_in_house, said: sentence.said, gaps: ofHouse(placement) };
    case 'graha_in_sign':
      return signTold(placement, names, words);
    case 'dasha_lord': {
      const until = date?.(placement.until) ?? plainDate(language, placement.until);
      const fact = sentence[`dasha_${placement.level}` satisfies PlacementSentence];
      return { fact, said: sentence.dasha_said, gaps: { ...ofHouse(placement), date: until } };
    }
    case 'tithi':
      return {
        fact: sentence.tithi,
        said: words.tithi[tithiClass(placement.tithi)],
        gaps: { tithi: tithiName(language.rules, placement.tithi) },
      };
    case 'nakshatra':
      return {
        fact: sentence.nakshatra,
        said: sentence.said,
        gaps: {
          nakshatra: names.nakshatra[placement.nakshatra],
          pada: placement.pada,
          said: words.nakshatra[placement.nakshatra],
        },
      };
  }
}

function signTold(
  { graha, sign, dignity }: Extract<Placement, { kind: 'graha_in_sign' }>,
  names: Names,
  { sentence, interpretation, sign: signs }: PlacementWords,
): Told {
  return {
    fact: sentence.graha_in_sign,
    said: dignity === null ? sentence.node_said : sentence.dignity_said,
    gaps: {
      graha: interpretation.graha[graha],
      in_sign: names.in_sign[sign],
      said: signs[sign],
      ...(dignity === null ? {} : { dignity: names.dignity[dignity], parts: PARTS_OF_DIGNITY[dignity] }),
    },
  };
}

/** The 30th tithi closes the full group, but it has a name of its own. */
function tithiClass(number: number): keyof PlacementWords['tithi'] {
  const tithi = TITHIS[number - 1];
  if (tithi === undefined) throw new RangeError(`There is no tithi ${number}.`);
  return tithi.name === 'Amavasya' ? 'amavasya' : tithi.group;
}

function nameOf({ text, chapter, verse }: PlacementSource, { sources }: PlacementWords): string {
  const place = [chapter, verse].filter((part) => part !== null).join('.');
  return `${sources[text]} ${place.replace('-', '–')}`;
}

function filled(template: string, gaps: Gaps): string {
  return template.replace(/\{(\w+)\}/g, (_, gap: string) => {
    const value = gaps[gap];
    if (value === undefined) throw new TypeError(`A sentence has a gap ${gap} and no fact for it.`);
    return String(value);
  });
}

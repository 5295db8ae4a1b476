import type { Language } from '../languages/language.js';
import type { LanguageCode } from '../languages/locale/locales.js';
import type { NameKeys, NameKind } from '../languages/names/kinds.js';
import {
  bengali_month,
  chara_karaka,
  dasha_level,
  karana,
  lunar_month,
  malayalam_month,
  nakshatra,
  tamil_month,
  tithi,
  vara,
  varga,
  yoga,
} from '../languages/names/latin.js';
import {
  SANSKRIT_CHART_WORDS,
  SANSKRIT_GRAHAS,
  SANSKRIT_PAKSHAS,
  SANSKRIT_SIGNS,
} from '../languages/names/sanskrit.js';
import type { PageWords } from '../languages/pages/page-words.js';
import type { DoubtfulTerm } from '../languages/words/doubtful.js';
import { nameAmong, namer } from '../languages/words/say.js';

/** A term as two languages have it, and in Sanskrit. */
export interface Term {
  readonly kind: string;
  readonly key: string;
  readonly own: string;
  readonly readers: string;
  readonly sanskrit: string;
}

export interface TermGroup {
  readonly id: string;
  /** In the language of the reader. */
  readonly title: string;
  readonly terms: readonly Term[];
}

type Table = Readonly<Record<string, string>>;

/** The months that the Sun makes, of the languages whose calendars begin with them. */
const SUN_MONTHS: { readonly [code in LanguageCode]?: readonly [kind: NameKind, sanskrit: Table] } = {
  ta: ['tamil_month', tamil_month],
  ml: ['malayalam_month', malayalam_month],
  bn: ['bengali_month', bengali_month],
};

/** The terms of the almanac and of a chart, each in its order there. */
export function termGroups(own: PageWords, readers: PageWords): readonly TermGroup[] {
  const of = (kind: NameKind, sanskrit: Table) => termsOfKind(kind, sanskrit, own.language, readers.language);
  const { day, natal, charts } = readers.shared;
  const { lunarMonth, solarMonths } = readers.tools.panchang;
  const sunMonths = SUN_MONTHS[own.language.code];
  return [
    { id: 'sign', title: natal.sign, terms: of('sign', SANSKRIT_SIGNS) },
    { id: 'graha', title: natal.graha, terms: of('graha', SANSKRIT_GRAHAS) },
    { id: 'nakshatra', title: natal.nakshatra, terms: of('nakshatra', nakshatra) },
    { id: 'tithi', title: day.limbs.tithi, terms: [...of('tithi', tithi), ...of('paksha', SANSKRIT_PAKSHAS)] },
    { id: 'vara', title: day.vara, terms: of('vara', vara) },
    { id: 'month', title: lunarMonth, terms: of('lunar_month', lunar_month) },
    ...(sunMonths ? [{ id: 'sun-month', title: solarMonths, terms: of(...sunMonths) }] : []),
    { id: 'yoga', title: day.limbs.yoga, terms: of('yoga', yoga) },
    { id: 'karana', title: day.limbs.karana, terms: of('karana', karana) },
    {
      id: 'chart',
      title: charts.chart,
      terms: [
        ...chartWords(own, readers),
        ...of('varga', varga),
        ...of('dasha_level', dasha_level),
        ...of('chara_karaka', chara_karaka),
      ],
    },
  ];
}

function termsOfKind(kind: NameKind, sanskrit: Table, own: Language, readers: Language): Term[] {
  const [nameIn, readersName] = [namer(own), namer(readers)];
  return Object.entries(sanskrit).map(([name, latin]) => {
    const key = name as NameKeys[NameKind];
    return { kind, key, own: nameIn(kind, key), readers: readersName(kind, key), sanskrit: latin };
  });
}

function chartWords(own: PageWords, readers: PageWords): Term[] {
  const keys = Object.keys(SANSKRIT_CHART_WORDS) as (keyof typeof SANSKRIT_CHART_WORDS)[];
  return keys.map((key) => ({
    kind: 'natal',
    key,
    own: own.shared.natal[key],
    readers: readers.shared.natal[key],
    sanskrit: SANSKRIT_CHART_WORDS[key],
  }));
}

/** What others print in place of a term; undefined where nobody doubts it. */
export function alternativeTo({ kind, key }: Term, doubtful: readonly DoubtfulTerm[]): string | undefined {
  return doubtful.find((term) => term.kind === kind && term.key === key)?.alternative;
}

/** What a doubtful term is in its language; undefined where it stands in a file of the folder and is no name. */
export function termInDoubt({ names }: Language, { kind, key }: DoubtfulTerm): string | undefined {
  return nameAmong(names, [kind], key);
}

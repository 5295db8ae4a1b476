import type { KootaKey, MatchMoon } from '../../../../matching/ashtakoota.js';
import type { Varna, Vashya } from '../../../../matching/ashtakoota-tables.js';
import { numbered } from '../../../../names/numbered.js';
import type { SignRuler } from '../../../../zodiac/graha.js';
import type { Gana, Nadi, NakshatraName, Yoni } from '../../../../zodiac/nakshatra.js';
import type { SignName } from '../../../../zodiac/rashi.js';
import type { PageContext } from '../../shell/context.js';
import { nakshatraNamed, regards, signNamed } from '../shared/periods.js';
import { CLASS_OF, type Match, notesOf, signCounts, taraFrom } from './kootas.js';
import type { MatchingWords } from './words.js';

/** What a text is written with. */
export interface Writing {
  readonly page: PageContext;
  readonly words: MatchingWords;
}

/** A match and the points that a koota gives it. */
export interface Scored {
  readonly match: Match;
  readonly score: number;
}

/** What a koota compared, why it gives its points, and what the texts say may soften what it finds. */
export function kootaText(writing: Writing, key: KootaKey, scored: Scored): string {
  const { match } = scored;
  const parts = SAID[key]?.(writing, scored) ?? [classesText(writing, key, [match])];
  return [...parts, notesText(writing, key, scored)].filter((part) => part !== '').join(' ');
}

/** What may soften what a koota finds. */
export function notesText({ page, words }: Writing, key: KootaKey, { match, score }: Scored): string {
  const { graha: grahas } = page.catalogue.names;
  const names = {
    rulerA: grahas[match.a.rashi.ruler],
    rulerB: grahas[match.b.rashi.ruler],
    nakshatra: nakshatraNamed(page, match.a.nakshatra.name as NakshatraName),
  };
  return notesOf(key, match, score)
    .map((note) => words.notes[note](names))
    .join(' ');
}

/** What each person has of what a koota compares: one class, or all that the possible times allow. */
export function classesText(writing: Writing, key: KootaKey, matches: readonly Match[]): string {
  const { page, words } = writing;
  const [a, b] = [matches.map((match) => match.a), matches.map((match) => match.b)].map((moons) =>
    page.format.alternatives([...new Set(moons.map((moon) => className(writing, key, moon)))]),
  ) as [string, string];
  return a === b && matches.length === 1 ? words.both(a) : words.each(a, b);
}

function className({ page, words }: Writing, key: KootaKey, moon: MatchMoon): string {
  const { graha: grahas } = page.catalogue.names;
  const names: { readonly [Key in KootaKey]: () => string } = {
    varna: () => words.varnas[CLASS_OF.varna(moon) as Varna],
    vashya: () => words.vashyas[CLASS_OF.vashya(moon) as Vashya],
    tara: () => nakshatraNamed(page, CLASS_OF.tara(moon) as NakshatraName),
    yoni: () => words.yonis[CLASS_OF.yoni(moon) as Yoni],
    graha_maitri: () => grahas[CLASS_OF.graha_maitri(moon) as SignRuler],
    gana: () => words.ganas[CLASS_OF.gana(moon) as Gana],
    bhakoot: () => signNamed(page, CLASS_OF.bhakoot(moon) as SignName),
    nadi: () => words.nadis[CLASS_OF.nadi(moon) as Nadi],
  };
  return names[key]();
}

type Said = (writing: Writing, scored: Scored) => string[];

/** What a koota says of a match; where it has no entry, what each person has is all. */
const SAID: { readonly [Key in KootaKey]?: Said } = {
  varna: (writing, { match }) => [classesText(writing, 'varna', [match]), writing.words.varnaRule],
  tara: ({ page, words }, { match: { a, b } }) => {
    const named = (count: number) => `${numbered(page.catalogue.names.tara, count)} (${count})`;
    return [words.tara(named(taraFrom(b, a)), named(taraFrom(a, b))), words.taraRule(page.format.number(1.5))];
  },
  yoni: (writing, { match, score }) => [
    classesText(writing, 'yoni', [match]),
    ...(score === 0 ? [writing.words.sworn] : []),
  ],
  graha_maitri: ({ page, words }, { match: { a, b } }) => {
    const { graha: grahas } = page.catalogue.names;
    const [one, other] = [a.rashi.ruler, b.rashi.ruler];
    if (one === other) return [words.oneRuler(grahas[one])];
    return [words.each(grahas[one], grahas[other]), regards(page, one, other)];
  },
  bhakoot: ({ words }, { match, score }) => {
    const [count, back] = signCounts(match);
    const apart =
      count === 1
        ? words.signs.same
        : count === 7
          ? words.signs.opposite
          : words.signsApart(Math.min(count, back), Math.max(count, back));
    return [apart, ...(score === 0 ? [words.bhakootDosha] : [])];
  },
  nadi: (writing, { match, score }) => [
    classesText(writing, 'nadi', [match]),
    ...(score === 0 ? [writing.words.nadiDosha] : []),
  ],
};

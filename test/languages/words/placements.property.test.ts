import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NAKSHATRAS } from '../../../src/base/zodiac/nakshatra.js';
import { GRAHAS, SIGN_NAMES } from '../../../src/base/zodiac/rashi.js';
import { pagesIn } from '../../../src/languages/list.js';
import type { LanguageCode } from '../../../src/languages/locale/locales.js';
import type { PageWords } from '../../../src/languages/pages/page-words.js';
import { placementMeaning } from '../../../src/languages/words/placements/placement-meaning.js';
import { placementsOf } from '../../../src/languages/words/placements/placements-of.js';
import { tithiName } from '../../../src/languages/words/rules/phrases.js';
import { DIGNITIES } from '../../../src/rules/natal/dignity-tables.js';
import { PARTS_OF_DIGNITY, type Placement, placementSource } from '../../../src/rules/natal/placements.js';
import { birthChart } from '../../../src/tools/birth-chart-calculator/tool.js';
import { expectSentences } from '../../support/sentences.js';
import { type SomeBirth, someBirths } from '../../support/some-births.js';

const NOW = new Date('2026-01-01T00:00:00Z');
const BIRTHS = 1000;

/** Health, death, and what promises or frightens. */
const NEVER: { readonly [Of in LanguageCode]?: RegExp } = {
  en: /\b(?:will|always|never|must|destined|death|dies?|disease|illness|health|wealth|rich|poor|misfortune|danger|enem(?:y|ies)|evil)\b/i,
  de: /(?<!\p{L})(?:wird|werden|immer|nie|muss|Tod|stirbt|Krank\p{L}*|Gesundheit|Reichtum|reich|arm|Unglück|Gefahr|Feinde?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:sera|toujours|jamais|doit|mort|maladie|santé|richesse|riche|pauvre|malheur|danger|ennemis?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:será|siempre|nunca|debe|muerte|enfermedad\p{L}*|salud|riqueza|rico|pobre|desgracia|peligro|enemigos?)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:будет|всегда|никогда|долж\p{L}+|смерт\p{L}*|болезн\p{L}*|здоров(?:ье|ья)|богат\p{L}*|бедн\p{L}*|несчаст\p{L}*|опасн\p{L}*|враг\p{L}*)/iu,
  uk: /(?<!\p{L})(?:буде|завжди|ніколи|мусить|смерт\p{L}*|хвороб\p{L}*|здоровʼ\p{L}*|багатств\p{L}*|бідн\p{L}*|нещаст\p{L}*|небезпе\p{L}*|ворог\p{L}*)/iu,
  hi: /मृत्यु|मौत|रोग|स्वास्थ्य|शत्रु|अशुभ|हमेशा|कभी नहीं|अवश्य|होगा|होगी|होंगे|दुर्भाग्य|ख़तर|धनवान|निर्धन/,
  mr: /मृत्यू|मरण|रोग|आरोग्य|शत्रू|अशुभ|नेहमी|कधीच|नक्की|होईल|होतील|दुर्दैव|धोक|श्रीमंत|गरीब|दरिद्र/,
  bn: /মৃত্যু|মরণ|রোগ|স্বাস্থ্য|শত্রু|অশুভ|সর্বদা|কখনও|অবশ্যই|হবে|দুর্ভাগ্য|বিপদ|ধনী|দরিদ্র/,
  gu: /મૃત્યુ|મરણ|રોગ|આરોગ્ય|શત્રુ|અશુભ|હંમેશા|ક્યારેય|અવશ્ય|થશે|હશે|દુર્ભાગ્ય|જોખમ|ધનવાન|ગરીબ|દરિદ્ર/,
  kn: /ಮರಣ|ಸಾವು|ರೋಗ|ಶತ್ರು|ಅಶುಭ|ಯಾವಾಗಲೂ|ಎಂದಿಗೂ|ಖಂಡಿತ|ಅಪಾಯ|ಶ್ರೀಮಂತ|ಬಡ(?:ವ|ತನ)|ದರಿದ್ರ|ದುರದೃಷ್ಟ/,
  ta: /மரண|சாவு|நோய்|ஆரோக்கிய|எதிரி|அசுப|எப்போதும்|ஒருபோதும்|நிச்சய|ஆபத்து|பணக்கார|ஏழ்மை|வறுமை|துரதிர்ஷ்ட/,
  te: /మరణ|చావు|రోగ|ఆరోగ్య|శత్రు|అశుభ|ఎప్పుడూ|తప్పక|ప్రమాద|ధనవంత|పేద|దరిద్ర|దురదృష్ట/,
  ml: /മരണ|മൃത്യു|രോഗ|ശത്രു|അശുഭ|എപ്പോഴും|ഒരിക്കലും|തീർച്ചയായും|അപകട|ധനിക|ദരിദ്ര|നിർഭാഗ്യ/,
};

const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1);

/** Every placement that there may be, but for the days on which periods end. */
const ALL: readonly Placement[] = [
  ...HOUSES.flatMap((house) => GRAHAS.map((graha) => ({ kind: 'lagna_lord', graha, house }) as const)),
  ...HOUSES.flatMap((house) => GRAHAS.map((graha) => ({ kind: 'graha_in_house', graha, house }) as const)),
  ...GRAHAS.flatMap((graha) =>
    SIGN_NAMES.flatMap((sign) =>
      (graha === 'Rahu' || graha === 'Ketu' ? [null] : DIGNITIES).map(
        (dignity) => ({ kind: 'graha_in_sign', graha, sign, dignity }) as const,
      ),
    ),
  ),
  ...HOUSES.flatMap((house) =>
    GRAHAS.flatMap((graha) =>
      (['maha', 'antar'] as const).map(
        (level) => ({ kind: 'dasha_lord', level, graha, house, until: '2031-05-06' }) as const,
      ),
    ),
  ),
  ...Array.from({ length: 30 }, (_, index) => ({ kind: 'tithi', tithi: index + 1 }) as const),
  ...NAKSHATRAS.flatMap(({ name }) =>
    [1, 2, 3, 4].map((pada) => ({ kind: 'nakshatra', nakshatra: name, pada }) as const),
  ),
];

/** Those too that are written and not offered yet. */
const FOLDER = new URL('../../../src/languages/', import.meta.url);
const withWords = (
  await Promise.all(
    readdirSync(FOLDER)
      .filter((code) => existsSync(new URL(`${code}/pages.ts`, FOLDER)))
      .map(async (code) => {
        const { pages } = (await import(`../../../src/languages/${code}/pages.ts`)) as { pages: PageWords };
        const { language, placements } = pages;
        return placements ? [{ locale: code as LanguageCode, language, placements }] : [];
      }),
  )
).flat();

it('no language loses what it has', () => {
  const have = withWords.map(({ locale }) => locale);
  const written = ['bn', 'de', 'en', 'es', 'fr', 'gu', 'hi', 'kn', 'ml', 'mr', 'ru', 'ta', 'te', 'uk'];
  expect(have).toEqual(expect.arrayContaining(written));
});

describe.each(withWords)('the placements in $locale', ({ locale, language, placements }) => {
  const tell = (placement: Placement) => placementMeaning(placement, language, placements);

  it('have two sentences each, the second of which ends with its source', () => {
    for (const placement of ALL) {
      const { sentences, source_name } = tell(placement);
      expect(sentences).toHaveLength(2);
      for (const sentence of sentences) expectSentences(locale, sentence, JSON.stringify(placement));
      expect(sentences[1].includes(`(${source_name})`), sentences[1]).toBe(true);
      expect(source_name.startsWith(placements.sources[placementSource(placement).text])).toBe(true);
    }
  });

  it('have gaps for the facts of their sentences, and for no others', () => {
    for (const [sentence, gaps] of Object.entries(GAPS))
      expect(gapsOf(placements.sentence[sentence as keyof typeof GAPS]), sentence).toEqual(gaps);
    for (const text of Object.values(placements.tithi)) expect(gapsOf(text), text).toEqual(['source']);
    const { house, lagna_lord, nakshatra, sign, sources } = placements;
    for (const text of [house, lagna_lord, nakshatra, sign, sources].flatMap(textsOf)) expect(text).not.toMatch(/[{}]/);
  });

  it('never speak of health, death or wealth, and promise nothing', () => {
    const { house, lagna_lord, nakshatra, sign, tithi, sentence } = placements;
    const said = [house, lagna_lord, nakshatra, sign, tithi, sentence].flatMap(textsOf);
    for (const text of said) expect(text).not.toMatch(NEVER[locale] ?? /^$/);
  });

  it('are said of every graha in every house in words of its own, in short', () => {
    const { house, lagna_lord, nakshatra, sign } = placements;
    for (const [what, table] of Object.entries({ ...house, lagna_lord, nakshatra, sign })) {
      const texts = textsOf(table);
      expect(new Set(texts).size, what).toBe(texts.length);
      for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(110);
    }
  });
});

/** What each sentence tells, in the order of the alphabet. */
const GAPS = {
  graha_in_house: ['graha', 'house', 'topic'],
  said: ['said', 'source'],
  graha_in_sign: ['graha', 'in_sign', 'said'],
  dignity_said: ['dignity', 'parts', 'source'],
  node_said: ['source'],
  dasha_maha: ['date', 'graha', 'house'],
  dasha_antar: ['date', 'graha', 'house'],
  dasha_said: ['said', 'source'],
  tithi: ['tithi'],
  nakshatra: ['nakshatra', 'pada'],
};

const gapsOf = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap).sort();

function textsOf(table: unknown): readonly string[] {
  return typeof table === 'string' ? [table] : Object.values(table as object).flatMap(textsOf);
}

const asked = ({ date, time, lat, lon }: SomeBirth) => ({
  birth_date: date,
  birth_time: time,
  birth_timezone: 'UTC',
  latitude: lat,
  longitude: lon,
});

describe('of random births', { timeout: 300_000 }, () => {
  it('each placement is a fact of the chart, and none is missing', () => {
    for (const birth of someBirths(BIRTHS)) {
      const { result } = birthChart(asked(birth) as never, { now: NOW });
      const placements = placementsOf(result);
      const untrue = placements.filter((placement) => !holdsIn(result, placement));
      expect(untrue, JSON.stringify(birth)).toEqual([]);
      // The tithi and the nakshatra, nine grahas by sign and by house, the lord of the lagna, two periods.
      const byHouse = result.houses === null ? 0 : 10 + (result.dashas?.current ? 2 : 0);
      expect(placements).toHaveLength(2 + 9 + byHouse);
    }
  });
});

describe.each(withWords)('every placement in $locale', ({ locale, language, placements }) => {
  it('is told by the names of its own facts and by what its source says of them', () => {
    for (const placement of ALL) {
      const [fact, said] = placementMeaning(placement, language, placements).sentences;
      const [facts, sayings] = namesOf(placement, language, placements);
      for (const name of facts) expect(told(fact), `${locale} ${fact}`).toContain(told(name));
      for (const name of sayings) expect(told(said), `${locale} ${said}`).toContain(told(name));
    }
  });
});

/** Without capitals, and without what Ukrainian changes after a vowel. */
const told = (text: string) => text.toLowerCase().replace(/(?<!\p{L})(?:[ув]|[ій]|з|із|зі)(?!\p{L})/gu, '-');

/** What the first and the second sentence about a placement must have, from the tables of the language. */
function namesOf(
  placement: Placement,
  { names, rules }: PageWords['language'],
  words: NonNullable<PageWords['placements']>,
): readonly [facts: readonly string[], sayings: readonly string[]] {
  const { graha: grahas, house: houseNamed = String, house_topic } = words.interpretation;
  switch (placement.kind) {
    case 'lagna_lord':
    case 'graha_in_house': {
      const { kind, graha, house } = placement;
      const table = kind === 'lagna_lord' ? words.lagna_lord : words.house[graha];
      return [[grahas[graha], houseNamed(house), house_topic[house - 1] ?? '?'], [table[house - 1] ?? '?']];
    }
    case 'graha_in_sign': {
      const { graha, sign, dignity } = placement;
      const sayings = dignity === null ? [] : [names.dignity[dignity], String(PARTS_OF_DIGNITY[dignity])];
      return [[grahas[graha], names.in_sign[sign], words.sign[sign]], sayings];
    }
    case 'dasha_lord': {
      const { graha, house } = placement;
      return [[grahas[graha], houseNamed(house), '2031'], [words.house[graha][house - 1] ?? '?']];
    }
    case 'tithi':
      return [[tithiName(rules, placement.tithi)], []];
    case 'nakshatra': {
      const { nakshatra, pada } = placement;
      return [[names.nakshatra[nakshatra], String(pada)], [words.nakshatra[nakshatra]]];
    }
  }
}

type Result = ReturnType<typeof birthChart>['result'];

/** By the tables of the result that do not lead to the placements. */
function holdsIn(result: Result, placement: Placement): boolean {
  const standsIn = (graha: string, house: number) =>
    result.houses?.find((each) => each.house === house)?.planet_names.some((name) => name === graha) ?? false;
  switch (placement.kind) {
    case 'lagna_lord':
      return result.ascendant?.ruler === placement.graha && standsIn(placement.graha, placement.house);
    case 'graha_in_house':
      return standsIn(placement.graha, placement.house);
    case 'graha_in_sign':
      return result.planets.some(
        ({ planet, longitude_sidereal, dignity }) =>
          planet === placement.graha &&
          SIGN_NAMES[Math.floor(longitude_sidereal / 30)] === placement.sign &&
          dignity === placement.dignity,
      );
    case 'dasha_lord': {
      const period = result.dashas?.current?.[placement.level];
      return (
        period?.lord === placement.graha &&
        period.ends_at_local.startsWith(placement.until) &&
        standsIn(placement.graha, placement.house)
      );
    }
    case 'tithi': {
      const [sun, moon] = ['Sun', 'Moon'].map((name) => result.planets.find(({ planet }) => planet === name));
      const apart = ((moon?.longitude_sidereal ?? 0) - (sun?.longitude_sidereal ?? 0) + 360) % 360;
      return Math.floor(apart / 12) + 1 === placement.tithi;
    }
    case 'nakshatra': {
      const moon = result.planets.find(({ planet }) => planet === 'Moon')?.longitude_sidereal ?? 0;
      const at = moon / (360 / 27);
      return (
        NAKSHATRAS[Math.floor(at)]?.name === placement.nakshatra && Math.floor((at % 1) * 4) + 1 === placement.pada
      );
    }
  }
}

it('of an unknown time nothing is said', () => {
  const birth = { birth_date: '1990-05-17', latitude: 28.6139, longitude: 77.209, birth_timezone: 'Asia/Kolkata' };
  expect(placementsOf(birthChart({ ...birth, birth_time: null } as never, { now: NOW }).result)).toEqual([]);
});

it('names the verse of each nakshatra and of each house of the lord of the lagna', () => {
  const verse = (placement: Placement) => placementSource(placement).verse;
  expect(NAKSHATRAS.map(({ name }) => verse({ kind: 'nakshatra', nakshatra: name, pada: 1 }))).toEqual(
    '1 1 2 2 3 3 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14'.split(' '),
  );
  expect(HOUSES.map((house) => verse({ kind: 'lagna_lord', graha: 'Sun', house }))).toEqual(HOUSES.map(String));
});

it('says of a tithi or a text that there is not that there is none', async () => {
  const { language, placements } = await pagesIn('en');
  if (!placements) throw new Error('English has placements.');
  expect(() => placementMeaning({ kind: 'tithi', tithi: 31 }, language, placements)).toThrow(RangeError);
});

const BORN = [
  { date: '1990-05-17', time: '10:20', lat: 28.6139, lon: 77.209 },
  { date: '1962-02-04', time: '06:30', lat: 19.076, lon: 72.8777 },
  { date: '1985-11-12', time: '23:05', lat: 51.5074, lon: -0.1278 },
] as const;

it.each(withWords)('what is said of three births is recorded in $locale', async ({ locale, language, placements }) => {
  const told = BORN.map((birth) => {
    const { result } = birthChart(asked(birth) as never, { now: NOW });
    const lines = placementsOf(result).map((each) => placementMeaning(each, language, placements).sentences.join(' '));
    return [`# ${birth.date} ${birth.time}`, ...lines].join('\n');
  });
  const file = new URL(`../../../golden/placements/${locale}.txt`, import.meta.url).pathname;
  await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(file);
});

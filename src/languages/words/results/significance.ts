import { grahaInSentence } from '../../../base/zodiac/graha.js';
import { type NATAL_POINTS, TRANSITING } from '../../../rules/transit/aspect-tables.js';
import type { Significance, SignificanceFacts, SignificanceRuleName } from '../../../rules/transit/transits.js';
import type { Locale } from '../../locale/locales.js';
import * as names from '../../names/tables.js';

type Other = Exclude<Locale, 'en'>;

/** What a language says of what the rules of a transit found, given what everything is called in it. */
interface Phrases {
  readonly transiting: (graha: string) => string;
  readonly natal: (point: string) => string;
  readonly glance: Readonly<Record<SignificanceFacts['aspect_weight']['glance'], (aspect: string) => string>>;
  readonly tight: (degrees: string) => string;
}

const PHRASES: Readonly<Record<Other, Phrases>> = {
  uk: {
    transiting: (graha) => `транзитна граха: ${graha}`,
    natal: (point) => `${point} (натал)`,
    glance: { full: (aspect) => `повний погляд: ${aspect}`, special: (aspect) => `особливий погляд: ${aspect}` },
    tight: (degrees) => `${degrees}° від точного`,
  },
  ru: {
    transiting: (graha) => `транзитная граха: ${graha}`,
    natal: (point) => `${point} (натал)`,
    glance: { full: (aspect) => `полный взгляд: ${aspect}`, special: (aspect) => `особый взгляд: ${aspect}` },
    tight: (degrees) => `${degrees}° от точного`,
  },
  hi: {
    transiting: (graha) => `गोचर का ग्रह: ${graha}`,
    natal: (point) => `जन्म का बिंदु: ${point}`,
    glance: { full: (aspect) => `पूर्ण दृष्टि: ${aspect}`, special: (aspect) => `विशेष दृष्टि: ${aspect}` },
    tight: (degrees) => `सटीक से ${degrees}° दूर`,
  },
  fr: {
    transiting: (graha) => `graha en transit\u202f: ${graha}`,
    natal: (point) => `${point} (natal)`,
    glance: {
      full: (aspect) => `regard plein\u202f: ${aspect}`,
      special: (aspect) => `regard particulier\u202f: ${aspect}`,
    },
    tight: (degrees) => `à ${degrees}° de l’exactitude`,
  },
  de: {
    transiting: (graha) => `Graha im Transit: ${graha}`,
    natal: (point) => `${point} (Radix)`,
    glance: { full: (aspect) => `voller Blick: ${aspect}`, special: (aspect) => `besonderer Blick: ${aspect}` },
    tight: (degrees) => `${degrees}° vom genauen Wert`,
  },
  es: {
    transiting: (graha) => `graha en tránsito: ${graha}`,
    natal: (point) => `${point} (natal)`,
    glance: { full: (aspect) => `mirada plena: ${aspect}`, special: (aspect) => `mirada especial: ${aspect}` },
    tight: (degrees) => `a ${degrees}° de la exactitud`,
  },
};

/** How each rule tells what it found. The compiler demands one for every rule. */
type Details = { readonly [Rule in SignificanceRuleName]: (facts: SignificanceFacts[Rule]) => string };

const ENGLISH: Details = {
  transiting_planet_weight: (facts) =>
    `${grahaInSentence(TRANSITING[facts.transiting_planet])} as the transiting planet`,
  natal_point_weight: ({ natal_point }) => englishPoint(natal_point),
  aspect_weight: ({ glance, relationship }) => `${glance} glance: ${relationship.replace('_', ' ')}`,
  tight_orb_within_1deg: (facts) => `${facts.orb_degrees} degrees from exact`,
};

function englishPoint(point: (typeof NATAL_POINTS)[number]): string {
  if (point === 'ascendant') return 'the natal ascendant';
  const name = `natal ${point.slice(0, 1).toUpperCase()}${point.slice(1)}`;
  return point === 'sun' || point === 'moon' ? `the ${name}` : name;
}

function detailsIn(locale: Other): Details {
  const { transiting, natal, glance, tight } = PHRASES[locale];
  return {
    transiting_planet_weight: (facts) => transiting(names.graha[locale][TRANSITING[facts.transiting_planet]]),
    natal_point_weight: (facts) => natal(names.chart_point[locale][facts.natal_point]),
    aspect_weight: (facts) => glance[facts.glance](names.aspect[locale][facts.relationship]),
    tight_orb_within_1deg: ({ orb_degrees }) => tight(decimal(locale, orb_degrees)),
  };
}

/** A number as the language writes its decimals. */
function decimal(locale: Other, value: number): string {
  return locale === 'hi' ? String(value) : String(value).replace('.', ',');
}

type Finding<Rule extends SignificanceRuleName> = {
  readonly [Each in Rule]: { readonly rule: Each; readonly facts: SignificanceFacts[Each] };
}[Rule];

/** "the Sun as the transiting planet": what a rule of a transit found, from its facts alone. */
export function significanceDetail<Rule extends Significance['rule']>(locale: Locale, finding: Finding<Rule>): string {
  const { rule, facts }: { readonly rule: Rule; readonly facts: SignificanceFacts[Rule] } = finding;
  return (locale === 'en' ? ENGLISH : detailsIn(locale))[rule](facts);
}

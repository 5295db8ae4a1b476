import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface HoroscopeMatchingWords extends ToolWords {
  readonly kootas: string;
  readonly kootasNote: string;
  readonly koota: string;
  readonly plain: string;
  readonly withParihara: string;
  readonly total: string;
  readonly withAgreed: string;
  readonly withAll: string;
  /** Beside what is told of one moment among others that tell a range. */
  readonly ofMoment: string;
  readonly manglik: string;
  readonly papasamya: string;
  readonly notKnown: string;
  readonly balanced: string;
  readonly notBalanced: string;
  readonly balancedText: string;
  readonly notBalancedText: string;
  readonly openLead: string;
  readonly openText: string;
  /** The same where a nakshatra stands for a birth: its pada may be open, or the time of the other birth. */
  readonly openMoonLead: string;
  readonly openMoonText: string;
  /** What `ofMoment` is there. */
  readonly ofOneMoon: string;
  /** Beside a nakshatra that no birth tells. */
  readonly stated: string;
  /** Beside whether Mars makes the dosha from the Moon of the groom or the bride. */
  readonly fromMoon: (who: string) => string;
  readonly groom: string;
  readonly bride: string;
  readonly swapped: string;
  readonly poruthamsTitle: string;
  readonly school: string;
  readonly porutham: string;
  readonly points: string;
  /** Over the sentences of poruthams. */
  readonly inWords: string;
  readonly person: string;
  readonly from: string;
  readonly marsIn: string;
  readonly mitigations: string;
  /** Beside what of the dosha is left to the groom or the bride when it is softened. */
  readonly left: (who: string) => string;
  /** Beside the grahas of the partner that count as much as the Mars of the groom or the bride, by their house. */
  readonly equivalents: (who: string) => string;
  readonly dashas: string;
  readonly noChanges: string;
  readonly needsTimes: string;
  readonly howTitle: string;
  readonly how: string;
  readonly pointsOf: (score: string, maximum: string) => string;
  readonly poruthamsOf: (points: string, maximum: string) => string;
  readonly papa: (planet: string, house: string, reference: string, points: string) => string;
  readonly dasha: (maha: string, antar: string, until: string) => string;
  readonly change: (a: string, atA: string, b: string, atB: string) => string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'horoscope-matching': HoroscopeMatchingWords;
  }
}

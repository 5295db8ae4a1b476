import type { EclipseKind } from '../../../contract/eclipse.js';
import type { ToolWords } from '../../../languages/pages/tool-words.js';
import type { SutakKind } from '../../../rules/eclipse/sutak.js';

export interface EclipsesWords extends ToolWords {
  /** A kind with its type: "Solar eclipse, partial". */
  readonly typed: (kind: string, type: string) => string;
  /** What it is for the place, where that sees less of it than others. */
  readonly fromHere: (type: string) => string;
  readonly next: (eclipse: string, when: string) => string;
  readonly nextSeen: (eclipse: string, when: string) => string;
  /** None of those in the span is seen from the place. */
  readonly noneSeen: string;
  readonly none: string;
  readonly move: string;
  readonly before: string;
  readonly after: string;
  readonly begins: string;
  readonly maximum: string;
  readonly ends: string;
  readonly sutak: string;
  readonly noSutak: string;
  /** Why there is none: unseen, or of the penumbra alone. */
  readonly unseen: string;
  readonly penumbra: string;
  readonly high: (degrees: string) => string;
  /** Where it begins or ends for a place, when the body rises or sets during it. */
  readonly asItRises: string;
  readonly asItSets: string;
  readonly risesEclipsed: (time: string) => string;
  readonly setsEclipsed: (time: string) => string;
  /** Where the body stands, by what is eclipsed. */
  readonly horizonTitle: string;
  readonly bodies: Readonly<Record<EclipseKind, string>>;
  readonly isUp: string;
  readonly isDown: string;
  readonly lane: string;
  /** Below a lane: what the line through it marks. */
  readonly atLine: (time: string) => string;
  readonly contact: string;
  readonly time: string;
  readonly height: string;
  readonly below: string;
  readonly discTitle: (time: string) => string;
  /** What the drawing shows, for who cannot see it. */
  readonly solarDisc: (facts: { percent: string; disc: string }) => string;
  readonly lunarDisc: (facts: { umbra: string; penumbra: string }) => string;
  readonly zenithUp: (direction: string) => string;
  readonly filter: string;
  readonly traditionTitle: string;
  readonly grahana: string;
  readonly sutakNotes: Readonly<Record<SutakKind, string>>;
  readonly earthTitle: string;
  readonly type: string;
  readonly greatest: string;
  readonly magnitude: string;
  readonly umbral: string;
  readonly penumbral: string;
  readonly covered: string;
  readonly saros: string;
  readonly gamma: string;
  readonly listTitle: string;
  readonly listNote: string;
  readonly day: string;
  readonly kind: string;
  readonly seen: string;
  readonly notSeen: string;
  readonly noPlace: string;
  readonly rites: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly eclipses: EclipsesWords;
  }
}

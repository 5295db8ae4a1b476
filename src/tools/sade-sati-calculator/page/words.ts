import type { ToolWords } from '../../../languages/pages/tool-words.js';
import type { SadeSatiPhaseName } from '../../../rules/transit/sade-sati.js';

export interface SadeSatiWords extends ToolWords {
  /** The answer in a line, of the day looked at. */
  readonly answer: {
    readonly active: (phase: string) => string;
    /** Saturn is outside the three signs within a cycle. */
    readonly paused: string;
    readonly notActive: string;
    readonly next: (date: string) => string;
  };
  readonly on: (date: string) => string;
  readonly active: (phase: string) => string;
  readonly notActive: string;
  /** A cycle runs, but Saturn has stepped outside its signs for a while. */
  readonly outsideNow: string;
  readonly phases: Readonly<Record<SadeSatiPhaseName, string>>;
  /** The sign of each phase as seen from the natal Moon. */
  readonly places: Readonly<Record<SadeSatiPhaseName, string>>;
  readonly natalMoon: string;
  readonly thisCycle: string;
  readonly lastOne: string;
  readonly nextOne: string;
  readonly nextChange: string;
  readonly ended: (date: string) => string;
  readonly begins: (date: string) => string;
  readonly beyond: string;
  readonly cycleTitle: Readonly<Record<'current' | 'next' | 'birth', string>>;
  readonly crossingsAtBirth: string;
  readonly noneAtBirth: string;
  /** The cycle that ran at birth is the present one. */
  readonly stillRuns: string;
  readonly stays: (saturnIn: string, spans: string) => string;
  readonly cycleNote: string;
  readonly crossingsTitle: string;
  readonly crossingsCaption: (cycle: string) => string;
  readonly date: string;
  readonly enters: string;
  readonly phase: string;
  readonly outside: string;
  readonly forGood: (sign: string) => string;
  readonly endOfCycle: string;
  readonly open: {
    readonly lead: (signs: string) => string;
    readonly text: (sign: string) => string;
    readonly activeFor: (signs: string) => string;
    readonly notActiveFor: (signs: string) => string;
    readonly switchLabel: string;
    readonly dayStart: (sign: string) => string;
    readonly dayEnd: (sign: string) => string;
  };
  readonly whatTitle: string;
  readonly what: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'sade-sati-calculator': SadeSatiWords;
  }
}

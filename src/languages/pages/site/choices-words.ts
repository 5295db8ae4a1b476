import type { LunarReckoning } from '../../locale/habits.js';

/** What pages say of the choices that a visitor keeps for all of them. */
export interface ChoicesWords {
  /** The title of their page, the link to it in the foot, and what stands before a list of them. */
  readonly title: string;
  readonly lead: string;
  /** Where they are kept: by a server, or on the device. */
  readonly where: { readonly cookie: string; readonly device: string };
  readonly regionHint: string;
  readonly monthLabel: string;
  readonly months: Readonly<Record<LunarReckoning, string>>;
  /** What is told first of a match. */
  readonly matchLabel: string;
  readonly save: string;
  readonly forget: string;
  readonly saved: string;
  readonly forgotten: string;
  /** Where the browser has kept nothing. */
  readonly notKept: string;
  readonly change: string;
  /** Before the list of those with which a form begins. */
  readonly begun: string;
  /** The link to the same page with one's own choices, before the list of them. */
  readonly withOwn: string;
  /** The link that keeps what an address has chosen, before the list of it. */
  readonly keepThese: string;
  /** Why a region is told. */
  readonly because: {
    readonly chosen: string;
    readonly language: string;
    /** Where neither place nor language says whose days are kept. */
    readonly far: string;
  };
}

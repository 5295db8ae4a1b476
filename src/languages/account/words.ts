import type { JobStatus, Output, Plan } from '../../jobs/states.js';

/** What the pages of an account say. */
export interface AccountWords {
  readonly title: string;
  /** At the foot of these pages, in place of the promise of all others. */
  readonly footPrivacy: string;
  readonly enter: EnterWords;
  readonly password: PasswordWords;
  readonly overview: OverviewWords;
  readonly outputs: Readonly<Record<Output, string>>;
  readonly plans: Readonly<Record<Plan, string>>;
  readonly keys: KeyWords;
  readonly jobs: JobWords;
  readonly holder: HolderWords;
  readonly close: CloseWords;
  readonly refused: RefusedWords;
  readonly planPage: PlanPageWords;
}

interface EnterWords {
  readonly title: string;
  /** The field of the id of the account. */
  readonly account: string;
  readonly accountHint: string;
  readonly password: string;
  readonly submit: string;
  readonly note: string;
  readonly lost: string;
  /** The same whether there is such an account or not. */
  readonly wrong: string;
  readonly wait: (seconds: number) => string;
  readonly out: string;
  readonly needed: string;
}

interface PasswordWords {
  readonly setTitle: string;
  readonly changeTitle: string;
  readonly old: string;
  readonly fresh: string;
  readonly again: string;
  /** The switch by which what is typed is seen. */
  readonly shown: string;
  readonly hint: string;
  readonly submit: string;
  readonly length: string;
  readonly common: string;
  readonly differ: string;
  readonly wrong: string;
  readonly changed: string;
  /** An invitation that works no more. */
  readonly goneTitle: string;
  readonly gone: string;
}

interface OverviewWords {
  /** What is left, and until which date. */
  readonly left: (facts: {
    readonly calculated: string;
    readonly interpreted: string;
    readonly date: string;
  }) => string;
  readonly plan: string;
  readonly aMonth: (facts: { readonly calculated: string; readonly interpreted: string }) => string;
  readonly usedToday: string;
  readonly returns: string;
  readonly midnight: string;
  readonly lasting: string;
  readonly lastingNote: string;
  readonly allowances: string;
  readonly usedOf: (facts: { readonly used: string; readonly all: string; readonly left: string }) => string;
  readonly ends: string;
  readonly useByDay: string;
  /** The name of the drawing. */
  readonly drawing: (facts: { readonly month: string; readonly total: string }) => string;
  readonly unused: string;
  readonly asTable: string;
  readonly day: string;
  readonly monthBefore: string;
  readonly monthAfter: string;
  readonly ledger: string;
}

interface KeyWords {
  readonly title: string;
  readonly none: string;
  readonly name: string;
  readonly unnamed: string;
  readonly id: string;
  readonly made: string;
  readonly lastUsed: string;
  readonly never: string;
  readonly change: string;
  readonly revoke: string;
  readonly revokedOn: (date: string) => string;
  readonly nameOfNew: string;
  readonly hint: string;
  readonly make: string;
  readonly tooLong: string;
  readonly tooMany: string;
  readonly madeTitle: string;
  readonly madeText: string;
  readonly copyKey: string;
  /** In which header it is sent, and what the example does. */
  readonly use: string;
  /** The name of the example. */
  readonly example: string;
  readonly copyExample: string;
  readonly docs: string;
  readonly openapi: string;
  readonly back: string;
  readonly revokeTitle: (name: string) => string;
  readonly revokeText: string;
}

interface JobWords {
  readonly title: string;
  readonly kept: (days: number) => string;
  readonly none: string;
  readonly job: string;
  readonly kind: string;
  readonly state: string;
  readonly ordered: string;
  readonly finished: string;
  readonly inputs: string;
  readonly failed: string;
  readonly credits: string;
  readonly givenBack: string;
  readonly states: Readonly<Record<JobStatus, string>>;
  readonly older: string;
  readonly newest: string;
  readonly json: string;
  readonly answers: string;
}

interface HolderWords {
  readonly title: string;
  readonly account: string;
  readonly name: string;
  /** When the password was set that holds now. */
  readonly passwordSet: string;
  readonly sessions: string;
  readonly sessionsNote: string;
  readonly began: string;
  readonly lastUsed: string;
  readonly thisOne: string;
  readonly end: string;
  readonly endOthers: string;
  readonly logOut: string;
}

interface CloseWords {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly doneTitle: string;
  readonly done: string;
}

interface RefusedWords {
  readonly otherSiteTitle: string;
  readonly otherSite: string;
  readonly busyTitle: string;
  readonly busy: string;
}

interface PlanPageWords {
  readonly title: string;
  readonly lead: string;
  readonly caption: string;
  readonly agreed: string;
  readonly rules: readonly string[];
  readonly change: string;
}

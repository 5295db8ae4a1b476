import type { Account } from '../../../jobs/states.js';
import type { AccountWords } from '../../../languages/account/words.js';
import type { PageContext } from '../../../pages/shell/context.js';
import type { Answer, Asked, MountOptions } from '../../http/door.js';
import type { RateLimiter } from '../../http/rate-limit.js';
import type { Keyed } from '../../jobs/keyed.js';
import type { Database } from '../../store/database.js';
import type { HashCost } from '../../store/passwords.js';

/** What the pages of accounts stand on. */
export interface AccountOptions extends MountOptions {
  readonly store: Keyed['store'];
  /** Whether holders can log in. Without it only the plans are told. */
  readonly hasAccounts: boolean;
  /** Counts wrong sessions and invitations of an address. */
  readonly rateLimiter?: RateLimiter | undefined;
  /** Days after which a finished job is deleted, as the pages say. */
  readonly retentionDays: number;
  /** What a hash of a password takes. Default: what OWASP asks. */
  readonly hashCost?: HashCost | undefined;
  readonly now: () => Date;
  readonly report: (error: unknown, context: { readonly requestId?: string }) => void;
}

/** Who is logged in, and by which session. */
export interface Holder {
  readonly session: string;
  readonly account: Account;
}

/** A request on its way to a page of an account. */
export interface Visit {
  readonly asked: Asked;
  readonly page: PageContext;
  readonly words: AccountWords;
  readonly at: Date;
  readonly database: Database;
  readonly retentionDays: number;
  readonly hashCost: HashCost | undefined;
}

/** The same of someone who is logged in. */
export interface HeldVisit extends Visit {
  readonly holder: Holder;
}

/** The fields of the form that was sent. */
export type Fields = Readonly<Record<string, string>>;

export type Show = (visit: HeldVisit) => Promise<Answer>;
export type Change = (visit: HeldVisit, fields: Fields) => Promise<Answer>;

import type { CalculationError } from '../../../base/errors.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { contextAt } from '../../../site/app.js';
import { problemPage } from '../../../site/error-page.js';
import { type Answer, type Asked, mountOf, type Served } from '../../http/door.js';
import { isFromHere } from '../../http/from-here.js';
import { bareEnglish } from '../../http/page-routes.js';
import { SEARCH_TIMES } from '../../http/rate-limit.js';
import { tooManyRequests } from '../../http/refusals.js';
import { KeyGuard } from '../../jobs/key-guard.js';
import { holderOf } from '../../store/sessions.js';
import { within } from '../../store/within.js';
import { retryAfterOf } from '../../web/retry-after.js';
import {
  ACCOUNT_PATH,
  CLOSE_PATH,
  JOBS_PATH,
  KEYS_PATH,
  LEDGER_PATH,
  LOG_IN_PATH,
  LOG_OUT_PATH,
  PASSWORD_PATH,
  PLANS_PATH,
  REVOKE_PATH,
  SESSIONS_PATH,
} from '../paths.js';
import type { AccountOptions, Change, Fields, HeldVisit, Holder, Show, Visit } from './call.js';
import { secretIn, withoutCookie } from './cookie.js';
import { enter, enterAnswer, isCrowded, leave, refusedAnswer, seeOther } from './enter.js';
import { close, endAsked, showClose } from './holder.js';
import { JOB_PARTS, showJob, showJobs } from './jobs.js';
import { askRevoke, makeKey, revoke } from './keys.js';
import { ledger, overview } from './overview.js';
import { change, setInvited, showChange, showInvited } from './password.js';
import { plans } from './plans.js';

/** What is shown to whoever is logged in, by its path. */
const SHOWN: Readonly<Record<string, Show>> = {
  [ACCOUNT_PATH]: (visit) => overview(visit),
  [PASSWORD_PATH]: showChange,
  [REVOKE_PATH]: askRevoke,
  [JOBS_PATH]: showJobs,
  [CLOSE_PATH]: showClose,
};

/** What whoever is logged in changes. */
const CHANGED: Readonly<Record<string, Change>> = {
  [LOG_OUT_PATH]: leave,
  [PASSWORD_PATH]: change,
  [SESSIONS_PATH]: endAsked,
  [KEYS_PATH]: makeKey,
  [REVOKE_PATH]: revoke,
  [CLOSE_PATH]: close,
};

/** Every path, so that a test of who may see and change what can ask all of them; `:job` stands for the id of a job. */
export const ROUTES = /* @__PURE__ */ (() => ({
  shown: [...Object.keys(SHOWN), LEDGER_PATH, ...Object.keys(JOB_PARTS).map((part) => `${JOBS_PATH}/:job${part}`)],
  changed: [...Object.keys(CHANGED), LOG_IN_PATH],
}))();

/** What a client waits for a store that is being opened. */
const OPENING_MILLISECONDS = 10_000;

/** The pages of accounts, and of the plans. */
export class AccountRoom {
  readonly #options: AccountOptions;
  readonly #guard: KeyGuard;
  readonly #urlAt: (origin: string) => string;

  constructor(options: AccountOptions) {
    this.#options = options;
    this.#guard = new KeyGuard(options.rateLimiter, 'sessions');
    this.#urlAt = mountOf(options).urlAt;
  }

  async answer(asked: Asked): Promise<Served> {
    const { pathname, search } = asked;
    const at = this.#options.now();
    const page = await contextAt({ pathname, search }, { baseUrl: this.#urlAt(asked.origin), at, environment: {} });
    try {
      return await this.#answerAt(asked, page, at);
    } catch (error) {
      const words = page.words.account;
      if (isCrowded(error)) {
        const { busyTitle: title, busy: text } = words.refused;
        return refusedAnswer({ page, words }, { title, text, status: 503, headers: { 'Retry-After': '5' } });
      }
      this.#options.report(error, asked);
      return problem(page, 503);
    }
  }

  async #answerAt(asked: Asked, page: PageContext, at: Date): Promise<Served> {
    const words = page.words.account;
    const isReading = isRead(asked);
    const moved = isReading ? this.#moved(page) : undefined;
    if (moved !== undefined) return { ...seeOther({ page }, moved + asked.search), status: 308 };
    if (page.path === PLANS_PATH)
      return isReading ? plans(page, words, this.#options.baseUrl !== undefined) : refusedMethod(page, 'GET, HEAD');
    if (!this.#options.hasAccounts || !isKnown(page.path)) return problem(page, 404);
    return this.#accountAt(asked, page, at);
  }

  async #accountAt(asked: Asked, page: PageContext, at: Date): Promise<Served> {
    const words = page.words.account;
    const { method } = asked;
    const isReading = isRead(asked);
    if (!isReading && method !== 'POST') return refusedMethod(page, 'GET, HEAD, POST');
    if (!isReading && !isFromHere(asked, this.#options.baseUrl)) {
      const { otherSiteTitle: title, otherSite: text } = words.refused;
      return refusedAnswer({ page, words }, { title, text, status: 403 });
    }
    const { store, retentionDays, hashCost } = this.#options;
    // Without a store there is no account, and no password that could be right.
    if (!store.exists()) return isReading ? enterAnswer({ page, words }) : noAccount({ page, words });
    const { database } = await within(OPENING_MILLISECONDS, store.open());
    const visit: Visit = { asked, page, words, at, database, retentionDays, hashCost };
    return isReading ? this.#shown(visit) : this.#changed(visit);
  }

  /** Where a path leads with a slash too many at its end, or with the language that needs no name. */
  #moved({ path }: PageContext): string | undefined {
    const bare = (bareEnglish(path) ?? path).replace(/\/$/, '');
    if (bare === path) return undefined;
    return bare === PLANS_PATH || (this.#options.hasAccounts && isKnown(bare)) ? bare : undefined;
  }

  async #shown(visit: Visit): Promise<Served> {
    const { page, asked } = visit;
    const invitation = page.path === PASSWORD_PATH ? new URLSearchParams(asked.search).get('invitation') : null;
    if (invitation !== null) return this.#guarded(visit, invitation, () => showInvited(visit, invitation));
    // Whoever loads the address of a form anew.
    if (SENT_TO.has(page.path)) return seeOther(visit, ACCOUNT_PATH);
    const held = await this.#held(visit);
    if ('status' in held) return held;
    const refusal = await this.#tooMuchRead(held);
    if (refusal) return problem(page, 429, retryAfterOf(refusal));
    const show = SHOWN[page.path];
    if (show) return show(held);
    const found =
      page.path === LEDGER_PATH ? await ledger(held) : await showJob(held, page.path.slice(JOBS_PATH.length));
    return found ?? problem(page, 404);
  }

  /** Each page reads the store, and a file of the ledger ten thousand rows of it. */
  async #tooMuchRead({ holder, page, at }: HeldVisit): Promise<CalculationError | undefined> {
    const [key, times] = page.path === LEDGER_PATH ? ['ledger', 1 / 3] : ['pages', SEARCH_TIMES];
    const decision = await this.#options.rateLimiter?.take(`account ${key} ${holder.account.id}`, at.getTime(), times);
    return decision && !decision.allowed ? tooManyRequests(decision.resetSeconds) : undefined;
  }

  async #changed(visit: Visit): Promise<Answer> {
    const { asked, page } = visit;
    const body = await asked.form();
    if ('status' in body) return problem(page, body.status);
    const fields: Fields = body.value;
    // No keyboard writes it, and no database keeps it.
    if (Object.values(fields).some((text) => text.includes('\0'))) return problem(page, 400);
    if (page.path === LOG_IN_PATH) return enter(visit, fields);
    const { invitation } = fields;
    if (page.path === PASSWORD_PATH && invitation !== undefined) {
      return this.#guarded(visit, invitation, () => setInvited(visit, fields));
    }
    const work = CHANGED[page.path];
    if (!work) return refusedMethod(page, 'GET, HEAD');
    const held = await this.#held(visit);
    return 'status' in held ? held : work(held, fields);
  }

  /** The visit of whoever is logged in, or the page on which one logs in. */
  async #held(visit: Visit): Promise<(Visit & { readonly holder: Holder }) | Answer> {
    const { asked, page, words, at, database } = visit;
    const secret = secretIn(asked.header('cookie'), page);
    const refusal = secret === undefined ? undefined : this.#guard.refusal(asked.client, secret, at);
    if (refusal) return problem(page, 429, retryAfterOf(refusal));
    const holder = secret === undefined ? undefined : await holderOf(database, { secret, at });
    if (secret !== undefined) await this.#guard.looked(asked.client, secret, { isRight: holder !== undefined, at });
    if (holder) return { ...visit, holder };
    const isFirst = page.path === ACCOUNT_PATH && asked.method !== 'POST' && secret === undefined;
    // One that has ended is taken from the browser.
    const headers = secret === undefined ? {} : withoutCookie(page);
    return enterAnswer(visit, isFirst ? {} : { notice: words.enter.needed }, { status: isFirst ? 200 : 403, headers });
  }

  /** An invitation that is wrong counts as a wrong session does. */
  async #guarded({ asked, page, at }: Visit, secret: string, work: () => Promise<Answer>): Promise<Answer> {
    const refusal = this.#guard.refusal(asked.client, secret, at);
    if (refusal) return problem(page, 429, retryAfterOf(refusal));
    const answer = await work();
    await this.#guard.looked(asked.client, secret, { isRight: answer.status !== 404, at });
    return answer;
  }
}

/** Addresses to which forms are sent that stand on another page. */
const SENT_TO: ReadonlySet<string> = new Set([LOG_IN_PATH, LOG_OUT_PATH, SESSIONS_PATH, KEYS_PATH]);

function isRead({ method }: Asked): boolean {
  return method === 'GET' || method === 'HEAD';
}

const KNOWN: ReadonlySet<string> = new Set([...Object.keys(SHOWN), ...Object.keys(CHANGED), LOG_IN_PATH, LEDGER_PATH]);

function isKnown(path: string): boolean {
  return KNOWN.has(path) || path.startsWith(`${JOBS_PATH}/`);
}

function noAccount(visit: Pick<Visit, 'page' | 'words'>): Answer {
  return enterAnswer(visit, { error: visit.words.enter.wrong }, { status: 403 });
}

async function problem(page: PageContext, status: number, headers: Answer['headers'] = {}): Promise<Answer> {
  const response = problemPage(page, status);
  return { status, headers: { ...Object.fromEntries(response.headers), ...headers }, body: await response.text() };
}

function refusedMethod(page: PageContext, Allow: string): Promise<Answer> {
  return problem(page, 405, { Allow });
}

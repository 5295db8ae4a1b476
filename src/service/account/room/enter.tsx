import { hrefOf } from '../../../pages/shell/context.js';
import { Note } from '../../../pages/shell/parts.js';
import type { Answer } from '../../http/answer.js';
import { Crowded } from '../../store/at-most.js';
import { logIn } from '../../store/logins.js';
import { endSession, holderOf } from '../../store/sessions.js';
import { ACCOUNT_PATH, LOG_IN_PATH } from '../paths.js';
import { Field, Form, Room, ShowTyped, seeOther, shown } from './answers.js';
import type { Fields, HeldVisit, Visit } from './call.js';
import { cookieWith, secretIn, withoutCookie } from './cookie.js';

interface EnterProps extends Pick<Visit, 'page' | 'words'> {
  /** What was typed before. */
  readonly account?: string;
  readonly error?: string;
  readonly notice?: string;
}

function EnterPage({ page, words, account, error, notice }: EnterProps) {
  const { enter } = words;
  return (
    <Room page={{ ...page, path: ACCOUNT_PATH, query: '' }} words={words} title={enter.title}>
      <h1>{enter.title}</h1>
      {notice === undefined ? null : (
        <div role="status">
          <Note lead={notice} />
        </div>
      )}
      {error === undefined ? null : (
        <div class="errsum" role="alert" tabindex={-1} data-focus="">
          <p class="err">{error}</p>
        </div>
      )}
      <Form page={page} path={LOG_IN_PATH} label={enter.title} isPanel>
        <div class="form">
          <Field
            name="account"
            label={enter.account}
            autocomplete="username"
            hint={enter.accountHint}
            {...(account !== undefined && { value: account })}
          />
          <Field name="password" label={enter.password} type="password" autocomplete="current-password" />
          <ShowTyped words={words} />
          <p class="go">
            <button class="btn" type="submit">
              {enter.submit}
            </button>
          </p>
        </div>
      </Form>
      <p class="soft small">{enter.note}</p>
      <p class="soft small">{enter.lost}</p>
    </Room>
  );
}

/** The page on which one logs in, as an answer. */
export function enterAnswer(
  visit: Pick<Visit, 'page' | 'words'>,
  said: Pick<EnterProps, 'account' | 'error' | 'notice'> = {},
  { status = 200, headers = {} }: { readonly status?: number; readonly headers?: Answer['headers'] } = {},
): Answer {
  const { page, words } = visit;
  return shown(visit, <EnterPage page={page} words={words} {...said} />, { status, headers });
}

const LONGEST = 200;

/** Logs in. What is wrong is told in one way, and a session that the browser had is ended. */
export async function enter(visit: Visit, { account: typed = '', password = '' }: Fields): Promise<Answer> {
  const { database, asked, at, page, words, hashCost: cost } = visit;
  const account = typed.trim().slice(0, LONGEST);
  const address = asked.client;
  const came = await logIn(database, { account, password: password.normalize('NFKC'), address, at, cost });
  if (came === undefined) return enterAnswer(visit, { account, error: words.enter.wrong }, { status: 403 });
  if ('waitSeconds' in came) {
    const error = words.enter.wait(came.waitSeconds);
    return enterAnswer(visit, { account, error }, { status: 429, headers: retryAfter(came.waitSeconds) });
  }
  await endOwn(visit);
  return seeOther(visit, ACCOUNT_PATH, cookieWith(came.secret, page));
}

export function retryAfter(seconds: number): Answer['headers'] {
  return { 'Retry-After': String(seconds) };
}

/** Ends the session that a browser had before. */
export async function endOwn({ database, asked, at, page }: Visit): Promise<void> {
  const secret = secretIn(asked.header('cookie'), page);
  const before = secret && (await holderOf(database, { secret, at }));
  if (before) await endSession(database, { account: before.account.id, id: before.session });
}

/** Logs out: the session is ended here, whoever else has its cookie. */
export async function leave(visit: HeldVisit): Promise<Answer> {
  const { database, holder, page, words } = visit;
  await endSession(database, { account: holder.account.id, id: holder.session });
  return enterAnswer(visit, { notice: words.enter.out }, { headers: withoutCookie(page) });
}

/** What is told where something of the page cannot be done now. */
export function refusedAnswer(
  visit: Pick<Visit, 'page' | 'words'>,
  { title, text, status, headers = {} }: { title: string; text: string; status: number; headers?: Answer['headers'] },
): Answer {
  const { page, words } = visit;
  const content = (
    <Room page={{ ...page, path: ACCOUNT_PATH, query: '' }} words={words} title={title}>
      <h1>{title}</h1>
      <p class="sub">{text}</p>
      <p>
        <a href={hrefOf(page, ACCOUNT_PATH)}>{words.title}</a>
      </p>
    </Room>
  );
  return shown(visit, content, { status, headers });
}

export function isCrowded(error: unknown): boolean {
  return error instanceof Crowded;
}

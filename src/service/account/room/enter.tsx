import type { Child, PropsWithChildren } from 'hono/jsx';
import { hrefOf } from '../../../pages/shell/context.js';
import { Frame } from '../../../pages/shell/frame.js';
import { Note } from '../../../pages/shell/parts.js';
import { PAGE_HEADERS, PRIVATE } from '../../../pages/shell/respond.js';
import type { Answer, Served } from '../../http/door.js';
import { Crowded } from '../../store/at-most.js';
import { logIn } from '../../store/logins.js';
import { endSession, holderOf } from '../../store/sessions.js';
import { ACCOUNT_PATH, LOG_IN_PATH } from '../paths.js';
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

interface Shown {
  readonly status?: number;
  readonly headers?: Answer['headers'];
}

/** Of every answer: kept by nobody, and told to no other site, but to this one that a form of it was sent from here. */
const HEADERS = { ...PRIVATE, 'Referrer-Policy': 'same-origin' };

/** A page as an answer. */
export function shown(
  { page }: Pick<Visit, 'page'>,
  content: Child,
  { status = 200, headers = {} }: Shown = {},
): Answer {
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': page.locale,
      ...PAGE_HEADERS,
      ...HEADERS,
      ...headers,
    },
    body: String(content),
  };
}

/** Sends the browser on after a change, so that going back or loading again repeats nothing. */
export function seeOther({ page }: Pick<Visit, 'page'>, path: string, headers: Answer['headers'] = {}): Answer {
  return { status: 303, headers: { Location: hrefOf(page, path), ...HEADERS, ...headers }, body: null };
}

/** Something to be kept by the holder. */
export function file<Body extends Served['body']>(name: string, type: string, body: Body) {
  const disposition = `attachment; filename="${name}"`;
  return {
    status: 200,
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Content-Disposition': disposition, ...HEADERS },
    body,
  };
}

interface RoomProps extends Pick<Visit, 'page' | 'words'> {
  readonly title: string;
  /** Whether the way back to the account stands above the title. */
  readonly isBelow?: boolean;
}

/** The frame of a page of an account. */
export function Room({ page, words, title, isBelow, children }: PropsWithChildren<RoomProps>) {
  return (
    <Frame
      page={page}
      title={title}
      isPrivate
      privacy={words.footPrivacy}
      {...(isBelow && { crumb: { label: words.title, href: hrefOf(page, ACCOUNT_PATH) } })}
    >
      {children}
    </Frame>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'password';
  readonly autocomplete: string;
  readonly value?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly isReadOnly?: boolean;
  readonly isNeeded?: boolean;
  readonly most?: number;
}

/** A field with its label, and below it what it wants and what was wrong with it. */
export function Field(props: FieldProps) {
  const { name, label, type = 'text', autocomplete, value, hint, error, isReadOnly, isNeeded = true, most } = props;
  const told = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    <div class={error ? 'field bad-field' : 'field'}>
      <label for={name}>{label}</label>
      {hint ? (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p class="err" id={`${name}-error`}>
          {error}
        </p>
      ) : null}
      <input
        type={type}
        id={name}
        name={name}
        value={value}
        autocomplete={autocomplete}
        autocapitalize="none"
        spellcheck={false}
        readonly={isReadOnly}
        required={isNeeded}
        maxlength={most}
        aria-describedby={told || undefined}
        aria-invalid={error ? 'true' : undefined}
      />
    </div>
  );
}

/** Shows what is typed into the passwords of its form; the script offers it, and it is never sent. */
export function ShowTyped({ words }: Pick<Visit, 'words'>) {
  return (
    <label class="check" hidden>
      <input type="checkbox" autocomplete="off" data-typed /> {words.password.shown}
    </label>
  );
}

interface FormProps extends Pick<Visit, 'page'> {
  readonly path: string;
  readonly label: string;
  readonly isPanel?: boolean;
}

/** A form that changes something, told by its label. */
export function Form({ page, path, label, isPanel, children }: PropsWithChildren<FormProps>) {
  return (
    <form class={isPanel ? 'panel' : undefined} method="post" action={hrefOf(page, path)} aria-label={label}>
      {children}
    </form>
  );
}

import { hrefOf } from '../../../pages/shell/context.js';
import { Block, Facts, Table } from '../../../pages/shell/parts.js';
import type { Answer } from '../../http/door.js';
import { closeAccount } from '../../store/logins.js';
import { endSession, endSessions, type SessionRecord } from '../../store/sessions.js';
import { ACCOUNT_PATH, CLOSE_PATH, LOG_OUT_PATH, PASSWORD_PATH, SESSIONS_PATH } from '../paths.js';
import type { Fields, HeldVisit } from './call.js';
import { withoutCookie } from './cookie.js';
import { Field, Form, leave, Room, retryAfter, ShowTyped, seeOther, shown } from './enter.js';
import { momentOf } from './moments.js';

interface SessionsProps {
  readonly visit: HeldVisit;
  readonly sessions: readonly SessionRecord[];
}

/** Where the account is logged in, each to be ended by itself. */
export function SessionsBlock({ visit, sessions }: SessionsProps) {
  const { page, words, holder } = visit;
  const { holder: told } = words;
  return (
    <Block id="sessions" title={told.sessions} soft={told.sessionsNote}>
      <Table
        caption={<span class="vh">{told.sessions}</span>}
        label={told.sessions}
        heads={[told.began, told.lastUsed, words.keys.change]}
        stack="lines"
        rows={sessions.map(({ id, created_at, used_at }) => ({
          head: momentOf(page, created_at),
          cells: [
            momentOf(page, used_at),
            id === holder.session ? (
              <span class="soft">{told.thisOne}</span>
            ) : (
              <Form page={page} path={SESSIONS_PATH} label={`${told.end}: ${momentOf(page, created_at)}`}>
                <input type="hidden" name="session" value={id} />
                <button class="btn plain" type="submit">
                  {told.end}
                  <span class="vh"> {momentOf(page, created_at)}</span>
                </button>
              </Form>
            ),
          ],
        }))}
      />
      {sessions.length < 2 ? null : (
        <Form page={page} path={SESSIONS_PATH} label={told.endOthers}>
          <button class="btn plain" type="submit">
            {told.endOthers}
          </button>
        </Form>
      )}
    </Block>
  );
}

/** Ends one session, or all but the one that asks. */
export async function endAsked(visit: HeldVisit, { session }: Fields): Promise<Answer> {
  const { database, holder } = visit;
  const account = holder.account.id;
  if (session === holder.session) return leave(visit);
  if (session === undefined) await endSessions(database, { account, except: holder.session });
  else await endSession(database, { account, id: session });
  return seeOther(visit, `${ACCOUNT_PATH}#sessions`);
}

/** Whose account it is, and what can be done with it. */
export function HolderBlock({
  visit,
  passwordSet,
}: {
  readonly visit: HeldVisit;
  readonly passwordSet: Date | undefined;
}) {
  const { page, words, holder } = visit;
  const { holder: told, password, close } = words;
  return (
    <Block id="holder" title={told.title}>
      <Facts
        facts={[
          [told.name, holder.account.name],
          [told.account, <code>{holder.account.id}</code>],
          ...(passwordSet ? [[told.passwordSet, `${momentOf(page, passwordSet)} UTC`] as const] : []),
        ]}
      />
      <p class="acts no-print">
        <a href={hrefOf(page, PASSWORD_PATH)}>{password.changeTitle}</a>
        <a href={hrefOf(page, CLOSE_PATH)}>{close.title}</a>
      </p>
      <Form page={page} path={LOG_OUT_PATH} label={told.logOut}>
        <button class="btn plain" type="submit">
          {told.logOut}
        </button>
      </Form>
    </Block>
  );
}

function ClosePage({ visit: { page, words }, error }: { readonly visit: HeldVisit; readonly error?: string }) {
  const { close, enter } = words;
  return (
    <Room page={page} words={words} title={close.title} isBelow>
      <h1>{close.title}</h1>
      <p class="sub">{close.text}</p>
      <Form page={page} path={CLOSE_PATH} label={close.title} isPanel>
        <div class="form">
          <Field name="password" label={enter.password} type="password" autocomplete="current-password" error={error} />
          <ShowTyped words={words} />
          <p class="go">
            <button class="btn" type="submit">
              {close.submit}
            </button>
            <a href={hrefOf(page, ACCOUNT_PATH)}>{words.keys.back}</a>
          </p>
        </div>
      </Form>
    </Room>
  );
}

/** Asks for the password before an account is closed. */
export async function showClose(visit: HeldVisit): Promise<Answer> {
  return shown(visit, <ClosePage visit={visit} />);
}

/** Closes the account of whoever is logged in and knows the password. */
export async function close(visit: HeldVisit, { password = '' }: Fields): Promise<Answer> {
  const { database, holder, asked, at, page, words, hashCost: cost } = visit;
  const account = holder.account.id;
  const tried = { account, address: asked.client, at };
  const came = await closeAccount(database, { ...tried, cost, password: password.normalize('NFKC') });
  if (typeof came === 'number') {
    const content = <ClosePage visit={visit} error={words.enter.wait(came)} />;
    return shown(visit, content, { status: 429, headers: retryAfter(came) });
  }
  if (!came) return shown(visit, <ClosePage visit={visit} error={words.enter.wrong} />, { status: 422 });
  const { doneTitle, done } = words.close;
  const content = (
    <Room page={{ ...page, path: ACCOUNT_PATH, query: '' }} words={words} title={doneTitle}>
      <h1>{doneTitle}</h1>
      <p class="sub">{done}</p>
    </Room>
  );
  return shown(visit, content, { headers: withoutCookie(page) });
}

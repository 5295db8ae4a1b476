import { hrefOf } from '../../../pages/shell/context.js';
import { Block, Facts, Table } from '../../../pages/shell/parts.js';
import type { Answer } from '../../http/answer.js';
import { endSession, endSessions, type SessionRecord } from '../../store/sessions.js';
import { ACCOUNT_PATH, CLOSE_PATH, LOG_OUT_PATH, PASSWORD_PATH, SESSIONS_PATH } from '../paths.js';
import { Form, seeOther } from './answers.js';
import type { Fields, HeldVisit } from './call.js';
import { leave } from './enter.js';
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

import type { AccountWords } from '../../../languages/account/words.js';
import type { Answer } from '../../http/door.js';
import { invitedBy, redeem } from '../../store/invitations.js';
import { changePassword } from '../../store/logins.js';
import { acceptedPassword } from '../../store/password-refusal.js';
import { startSession } from '../../store/sessions.js';
import { ACCOUNT_PATH, PASSWORD_PATH } from '../paths.js';
import type { Fields, HeldVisit, Visit } from './call.js';
import { cookieWith, isSecret } from './cookie.js';
import { endOwn, Field, Form, Room, refusedAnswer, retryAfter, ShowTyped, seeOther, shown } from './enter.js';
import { overview } from './overview.js';

/** What was wrong, field by field. */
type Errors = Readonly<Partial<Record<'old' | 'fresh' | 'again', string>>>;

interface PasswordProps extends Pick<Visit, 'page' | 'words'> {
  /** The id of the account, for whoever keeps passwords. */
  readonly account: string;
  /** The secret of the invitation by which it is set. Without it the old password is asked for. */
  readonly invitation?: string;
  readonly errors?: Errors;
}

function PasswordPage({ page, words, account, invitation, errors = {} }: PasswordProps) {
  const { password, enter } = words;
  const title = invitation === undefined ? password.changeTitle : password.setTitle;
  const fresh = { type: 'password', autocomplete: 'new-password' } as const;
  return (
    <Room page={page} words={words} title={title} isBelow={invitation === undefined}>
      <h1>{title}</h1>
      <Form page={page} path={PASSWORD_PATH} label={title} isPanel>
        <div class="form">
          {invitation === undefined ? null : <input type="hidden" name="invitation" value={invitation} />}
          <Field name="account" label={enter.account} autocomplete="username" value={account} isReadOnly />
          {invitation === undefined ? (
            <Field name="old" label={password.old} type="password" autocomplete="current-password" error={errors.old} />
          ) : null}
          <Field name="fresh" label={password.fresh} hint={password.hint} error={errors.fresh} {...fresh} />
          <Field name="again" label={password.again} error={errors.again} {...fresh} />
          <ShowTyped words={words} />
          <p class="go">
            <button class="btn" type="submit">
              {password.submit}
            </button>
          </p>
        </div>
      </Form>
    </Room>
  );
}

/** The form in which whoever is logged in changes the password. */
export async function showChange(visit: HeldVisit): Promise<Answer> {
  return shown(visit, <PasswordPage {...plain(visit)} account={visit.holder.account.id} />);
}

/** The form to which an invitation leads. Looking at it uses nothing up. */
export async function showInvited(visit: Visit, invitation: string): Promise<Answer> {
  const invited = isSecret(invitation)
    ? await invitedBy(visit.database, { secret: invitation, at: visit.at })
    : undefined;
  if (!invited) return gone(visit);
  return shown(visit, <PasswordPage {...plain(visit)} account={invited.account} invitation={invitation} />);
}

/** Sets the password by an invitation, and logs in by that. */
export async function setInvited(visit: Visit, fields: Fields): Promise<Answer> {
  const { invitation = '' } = fields;
  const { database, at, page, words, hashCost: cost } = visit;
  const invited = isSecret(invitation) ? await invitedBy(database, { secret: invitation, at }) : undefined;
  if (!invited) return gone(visit);
  const { account, name } = invited;
  const read = readFresh(fields, [account, name], words);
  if ('errors' in read) {
    const content = <PasswordPage {...plain(visit)} account={account} invitation={invitation} errors={read.errors} />;
    return shown(visit, content, { status: 422 });
  }
  const owner = await redeem(database, { secret: invitation, password: read.password, at, cost });
  if (owner === undefined) return gone(visit);
  await endOwn(visit);
  return seeOther(visit, ACCOUNT_PATH, cookieWith(await startSession(database, { account: owner, at }), page));
}

/** Changes the password, which must be known still. */
export async function change(visit: HeldVisit, fields: Fields): Promise<Answer> {
  const { database, asked, at, words, holder, hashCost: cost } = visit;
  const { account, session } = holder;
  const again = (errors: Errors, more: Parameters<typeof shown>[2] = { status: 422 }) =>
    shown(visit, <PasswordPage {...plain(visit)} account={account.id} errors={errors} />, more);
  const read = readFresh(fields, [account.id, account.name], words);
  if ('errors' in read) return again(read.errors);
  const { old = '' } = fields;
  const tried = { account: account.id, address: asked.client, at };
  const came = await changePassword(database, {
    ...tried,
    session,
    password: old.normalize('NFKC'),
    newPassword: read.password,
    cost,
  });
  if (typeof came === 'number') {
    return again({ old: words.enter.wait(came) }, { status: 429, headers: retryAfter(came) });
  }
  if (!came) return again({ old: words.password.wrong });
  return overview(visit, words.password.changed);
}

function readFresh(
  { fresh = '', again = '' }: Fields,
  known: readonly string[],
  { password: words }: AccountWords,
): { readonly password: string } | { readonly errors: Errors } {
  const read = acceptedPassword(fresh, known);
  if ('refusal' in read) return { errors: { fresh: words[read.refusal] } };
  return fresh === again ? read : { errors: { again: words.differ } };
}

function gone(visit: Visit): Answer {
  const { goneTitle, gone: text } = visit.words.password;
  return refusedAnswer(visit, { title: goneTitle, text, status: 404 });
}

/** The address without the secret, which the form has. */
function plain({ page, words }: Visit): Pick<Visit, 'page' | 'words'> {
  return { page, words };
}

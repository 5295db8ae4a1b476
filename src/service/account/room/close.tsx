import { hrefOf } from '../../../pages/shell/context.js';
import type { Answer } from '../../http/answer.js';
import { closeAccount } from '../../store/logins.js';
import { ACCOUNT_PATH, CLOSE_PATH } from '../paths.js';
import { Field, Form, Room, ShowTyped, shown } from './answers.js';
import type { Fields, HeldVisit } from './call.js';
import { withoutCookie } from './cookie.js';
import { retryAfter } from './enter.js';

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

import { isPlainLine } from '../../../jobs/keys.js';
import { Code, curl } from '../../../pages/shell/code.js';
import { hrefOf } from '../../../pages/shell/context.js';
import { Block, Note, Table } from '../../../pages/shell/parts.js';
import { moonSignTool } from '../../../tools/vedic-moon-sign-calculator/tool.js';
import type { Answer } from '../../http/door.js';
import { CALCULATIONS_PATH, OPENAPI_PATH } from '../../jobs/paths.js';
import { createKey, type KeyRecord, listKeys, revokeKey } from '../../store/keys.js';
import { ACCOUNT_PATH, KEYS_PATH, REVOKE_PATH } from '../paths.js';
import type { Fields, HeldVisit } from './call.js';
import { Field, Form, Room, refusedAnswer, seeOther, shown } from './enter.js';
import { dayOf } from './moments.js';

/** Keys of an account that are taken at one time, and characters of the name of one. */
const MOST = { keys: 100, letters: 200 } as const;

interface KeysProps {
  readonly visit: HeldVisit;
  readonly keys: readonly KeyRecord[];
}

/** The keys by their ids and names, and a form for another. */
export function KeysBlock({ visit, keys }: KeysProps) {
  const { page, words } = visit;
  const { keys: told } = words;
  return (
    <Block id="keys" title={told.title}>
      {keys.length === 0 ? (
        <p>{told.none}</p>
      ) : (
        <Table
          caption={<span class="vh">{told.title}</span>}
          label={told.title}
          heads={[told.name, told.id, told.made, told.lastUsed, told.change]}
          stack="lines"
          rows={keys.map((key) => ({
            head: key.name || <span class="soft">{told.unnamed}</span>,
            cells: cellsOf(visit, key),
          }))}
        />
      )}
      <Form page={page} path={KEYS_PATH} label={told.make}>
        <div class="form">
          <Field
            name="name"
            label={told.nameOfNew}
            autocomplete="off"
            hint={told.hint}
            isNeeded={false}
            most={MOST.letters}
          />
          <p class="go">
            <button class="btn" type="submit">
              {told.make}
            </button>
          </p>
        </div>
      </Form>
    </Block>
  );
}

function cellsOf({ page, words }: HeldVisit, { id, name, created_at, last_used_at, revoked_at }: KeyRecord) {
  const { keys: told } = words;
  const change = revoked_at ? (
    <span class="soft">{told.revokedOn(dayOf(page, revoked_at))}</span>
  ) : (
    <a href={hrefOf(page, REVOKE_PATH, `?key=${id}`)}>
      {told.revoke}
      <span class="vh"> {name || id}</span>
    </a>
  );
  return [
    <code>{id}</code>,
    dayOf(page, created_at),
    last_used_at ? dayOf(page, last_used_at) : <span class="soft">{told.never}</span>,
    change,
  ];
}

/** Makes a key, and shows it this once. */
export async function makeKey(visit: HeldVisit, { name: typed = '' }: Fields): Promise<Answer> {
  const { database, holder, at, page, words } = visit;
  const { keys: told } = words;
  const name = typed.trim();
  if (name.length > MOST.letters || !isPlainLine(name)) {
    return refusedAnswer(visit, { title: told.title, text: told.tooLong, status: 422 });
  }
  const taken = (await listKeys(database, holder.account.id)).filter(({ revoked_at }) => revoked_at === null);
  if (taken.length >= MOST.keys) return refusedAnswer(visit, { title: told.title, text: told.tooMany, status: 409 });
  const made = await createKey(database, { account: holder.account.id, name, at });
  // The account was erased meanwhile.
  if (!made) return seeOther(visit, ACCOUNT_PATH);
  return shown(
    visit,
    <Room page={{ ...page, path: ACCOUNT_PATH, query: '' }} words={words} title={told.madeTitle} isBelow>
      <h1>{told.madeTitle}</h1>
      <Note tone="warm" lead={told.madeText} />
      <Code id="key" name={told.madeTitle} text={made.key} />
      <CopyOf id="key" page={page} label={told.copyKey} />
      <p>{told.use}</p>
      <Code id="example" name={told.example} text={exampleOf(page.baseUrl, made.key)} />
      <CopyOf id="example" page={page} label={told.copyExample} />
      <p class="acts">
        <a href={hrefOf(page, '/docs')}>{told.docs}</a>
        <a href={page.root + OPENAPI_PATH} type="application/json">
          {told.openapi}
        </a>
      </p>
      <p>
        <a class="btn" href={hrefOf(page, ACCOUNT_PATH)}>
          {told.back}
        </a>
      </p>
    </Room>,
  );
}

/** An order that works as it is pasted. */
function exampleOf(baseUrl: string, key: string): string {
  const { slug, example } = moonSignTool;
  return curl(baseUrl + CALCULATIONS_PATH, { tool: slug, inputs: [example] }, [`X-API-Key: ${key}`]);
}

/** Copies the text of an element; shown by the script, without which a text is marked and copied by hand. */
function CopyOf({ id, page, label }: Pick<HeldVisit, 'page'> & { readonly id: string; readonly label: string }) {
  const { copied, notCopied } = page.words.result;
  return (
    <p class="acts">
      <button class="btn plain" type="button" data-copy-of={id} data-done={copied} data-fail={notCopied} hidden>
        {label}
      </button>
      <span role="status" data-status></span>
    </p>
  );
}

/** Asks once more before a key is revoked. */
export async function askRevoke(visit: HeldVisit): Promise<Answer> {
  const { page, words, asked } = visit;
  const { keys: told } = words;
  const key = await ownKey(visit, new URLSearchParams(asked.search).get('key') ?? '');
  if (!key || key.revoked_at) return seeOther(visit, ACCOUNT_PATH);
  const title = told.revokeTitle(key.name || key.id);
  return shown(
    visit,
    <Room page={page} words={words} title={title} isBelow>
      <h1>{title}</h1>
      <p class="sub">{told.revokeText}</p>
      <Form page={page} path={REVOKE_PATH} label={title}>
        <input type="hidden" name="key" value={key.id} />
        <p class="go">
          <button class="btn" type="submit">
            {told.revoke}
          </button>
          <a href={hrefOf(page, ACCOUNT_PATH)}>{told.back}</a>
        </p>
      </Form>
    </Room>,
  );
}

export async function revoke(visit: HeldVisit, { key: id = '' }: Fields): Promise<Answer> {
  const key = await ownKey(visit, id);
  if (key) await revokeKey(visit.database, { id: key.id, at: visit.at });
  return seeOther(visit, `${ACCOUNT_PATH}#keys`);
}

/** A key of whoever is logged in. That of another does not exist. */
async function ownKey({ database, holder }: HeldVisit, id: string): Promise<KeyRecord | undefined> {
  return (await listKeys(database, holder.account.id)).find((key) => key.id === id);
}

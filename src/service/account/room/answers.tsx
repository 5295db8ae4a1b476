import type { Child, PropsWithChildren } from 'hono/jsx';
import { hrefOf } from '../../../pages/shell/context.js';
import { Frame } from '../../../pages/shell/frame.js';
import { PAGE_HEADERS, PRIVATE } from '../../../pages/shell/respond.js';
import type { Answer } from '../../http/answer.js';
import { ACCOUNT_PATH } from '../paths.js';
import type { Visit } from './call.js';

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
export function file(name: string, type: string, body: string): Answer {
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

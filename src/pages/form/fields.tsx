import type { PropsWithChildren } from 'hono/jsx';
import { type PageContext, viewOf } from '../shell/context.js';
import type { FormError, Sent } from './read-parts.js';

/** What every part of a form is made from. */
export interface FieldContext {
  readonly page: PageContext;
  readonly sent: Sent;
  readonly errors: readonly FormError[];
}

/** The error of a group of inputs, if it has one. */
export function errorOf({ errors }: FieldContext, ...groups: readonly string[]): FormError | undefined {
  return errors.find(({ group }) => groups.includes(group));
}

/** What is wrong with a field, below its hint. */
export function FieldError({ at, id, error }: { at: FieldContext; id: string; error: FormError | undefined }) {
  if (error === undefined) return null;
  return (
    <p class="err" id={`${id}-e`}>
      <span class="vh">{`${at.page.words.form.error}: `}</span>
      {error.message}
    </p>
  );
}

/** The ids of the hint and the error of a field, for `aria-describedby`. */
export function describedBy(id: string, hint: unknown, error: FormError | undefined): string | undefined {
  const ids = [...(hint === undefined ? [] : [`${id}-h`]), ...(error === undefined ? [] : [`${id}-e`])];
  return ids.length === 0 ? undefined : ids.join(' ');
}

interface LabelledProps {
  readonly at: FieldContext;
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: FormError | undefined;
}

/** A field: its label, its hint, what is wrong with it, and its input. */
export function Labelled({ at, id, label, hint, error, children }: PropsWithChildren<LabelledProps>) {
  return (
    <div class={error ? 'field bad-field' : 'field'}>
      <label for={id}>{label}</label>
      {hint === undefined ? null : (
        <p class="hint" id={`${id}-h`}>
          {hint}
        </p>
      )}
      <FieldError at={at} id={id} error={error} />
      {children}
    </div>
  );
}

interface TextProps {
  readonly at: FieldContext;
  readonly name: string;
  readonly id?: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly inputmode?: 'numeric' | 'text';
  readonly placeholder?: string;
  readonly maxlength?: number;
  readonly width?: 'w2' | 'w4';
  readonly list?: string;
  readonly lang?: string;
}

/** A field of one line of text. */
export function TextField({ at, name, id = name, label, hint, value, width, ...rest }: TextProps) {
  const error = errorOf(at, id);
  return (
    <Labelled at={at} id={id} label={label} hint={hint} error={error}>
      <input
        type="text"
        id={id}
        name={name}
        value={value}
        class={width}
        autocomplete="off"
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error && 'true'}
        {...rest}
      />
    </Labelled>
  );
}

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Whether its digits stay as they are, on a page in those of a script too. */
  readonly isAsItIs?: boolean;
}

interface SelectProps {
  readonly at: FieldContext;
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly options: readonly Option[];
}

/** A list of which one is chosen. */
export function SelectField({ at, name, label, hint, value, options }: SelectProps) {
  const error = errorOf(at, name);
  return (
    <Labelled at={at} id={name} label={label} hint={hint} error={error}>
      <select id={name} name={name} aria-describedby={describedBy(name, hint, error)} aria-invalid={error && 'true'}>
        <Options options={options} value={value} />
      </select>
    </Labelled>
  );
}

/** The options of a list, with the chosen one. */
export function Options({ options, value }: { options: readonly Option[]; value: string }) {
  return (
    <>
      {options.map((option) => (
        <option value={option.value} selected={option.value === value} translate={option.isAsItIs ? 'no' : undefined}>
          {option.label}
        </option>
      ))}
    </>
  );
}

interface RadioProps {
  readonly at: FieldContext;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
}

/** A few choices that are all seen. */
export function RadioField({ at, name, label, value, options }: RadioProps) {
  const error = errorOf(at, name);
  return (
    <fieldset class={error ? 'field bad-field' : 'field'} aria-describedby={error && `${name}-e`}>
      <legend>{label}</legend>
      <FieldError at={at} id={name} error={error} />
      {options.map((option, index) => (
        <label class="check">
          <input
            type="radio"
            id={index === 0 ? name : undefined}
            name={name}
            value={option.value}
            checked={option.value === value}
          />{' '}
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ListProps {
  readonly at: FieldContext;
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly options: readonly Option[];
}

/** Some of a few choices, each a box. */
export function ListField({ at, name, label, values, options }: ListProps) {
  const error = errorOf(at, name);
  return (
    <details open={error !== undefined || values.length > 0 || undefined}>
      <summary>{label}</summary>
      <fieldset class={error ? 'field bad-field' : 'field'} aria-describedby={error && `${name}-e`}>
        <legend class="vh">{label}</legend>
        <FieldError at={at} id={name} error={error} />
        {options.map((option, index) => (
          <label class="check">
            <input
              type="checkbox"
              id={index === 0 ? name : undefined}
              name={`${name}_${option.value}`}
              value="1"
              checked={values.includes(option.value)}
            />{' '}
            <span>{option.label}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}

/** Keeps the clock and the digits that the reader has chosen in what a form sends. */
export function ViewFields({ page }: { readonly page: PageContext }) {
  return (
    <>
      {viewOf(page).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

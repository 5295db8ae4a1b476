import type { Child } from 'hono/jsx';
import { describedBy, errorOf, type FieldContext, FieldError, Options } from './fields.js';

interface DateProps {
  readonly at: FieldContext;
  readonly group: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: { readonly day?: string; readonly month: string; readonly year: string };
  /** Of a birthday of the reader's own. */
  readonly isBirthday?: true | undefined;
  /** What stands below, such as a time. */
  readonly below?: Child;
}

/** What is no day may be a whole date, which has to be seen. */
function isLong(day = ''): boolean {
  return day.length > 2;
}

/** A date in three parts, or a month in two: no order of parts can be mistaken. */
export function DateField({ at, group, label, hint, value, isBirthday, below }: DateProps) {
  const { form } = at.page.words;
  const error = errorOf(at, group);
  const months = at.page.catalogue.dates.months.map((name, index) => ({ value: String(index + 1), label: name }));
  // What is wrong stands on the part that it is about: a screen reader does not say again what the group is described by.
  const wrong = (part: string) =>
    error?.id === `${group}_${part}` ? ({ 'aria-invalid': 'true', 'aria-describedby': `${group}-e` } as const) : {};
  const complete = (part: string) => (isBirthday ? `bday-${part}` : 'off');
  return (
    <fieldset class={error ? 'field bad-field' : 'field'} aria-describedby={describedBy(group, hint, error)}>
      <legend>{label}</legend>
      {hint === undefined ? null : (
        <p class="hint" id={`${group}-h`}>
          {hint}
        </p>
      )}
      <FieldError at={at} id={group} error={error} />
      <div class={isLong(value.day) ? 'date long' : 'date'}>
        {value.day === undefined ? null : (
          <div class="d">
            <label for={`${group}_day`}>{form.day}</label>
            <input
              type="text"
              id={`${group}_day`}
              name={`${group}_day`}
              inputmode="numeric"
              autocomplete={complete('day')}
              value={value.day}
              {...wrong('day')}
            />
          </div>
        )}
        <div class="m">
          <label for={`${group}_month`}>{form.month}</label>
          <select id={`${group}_month`} name={`${group}_month`} autocomplete={complete('month')} {...wrong('month')}>
            <Options options={[{ value: '', label: form.choose }, ...months]} value={value.month} />
          </select>
        </div>
        <div class="y">
          <label for={`${group}_year`}>{form.year}</label>
          <input
            type="text"
            id={`${group}_year`}
            name={`${group}_year`}
            inputmode="numeric"
            autocomplete={complete('year')}
            value={value.year}
            {...wrong('year')}
          />
        </div>
      </div>
      {below}
    </fieldset>
  );
}

import { type BirthPart, birthNames } from '../shell/address.js';
import type { PageContext } from '../shell/context.js';
import { DateField } from './date-field.js';
import { describedBy, errorOf, type FieldContext, Labelled, SelectField } from './fields.js';
import { KeptPerson } from './kept.js';
import { PlaceField } from './place-field.js';

/** The details of a birth. */
export function BirthFields({ at, birth, isAlone }: { at: FieldContext; birth: BirthPart; isAlone: boolean }) {
  const { prefix } = birth;
  const { form } = at.page.words;
  const names = birthNames(prefix);
  return (
    <>
      <KeptPerson page={at.page} prefix={prefix} />
      <DateField
        at={at}
        group={`${prefix}date`}
        label={form.dateOfBirth}
        value={at.sent.date(`${prefix}date`)}
        isBirthday={isAlone ? true : undefined}
      />
      <BirthTimeField at={at} birth={birth} />
      {birth.takesMinutes ? <WithinField at={at} name={names.within} /> : null}
      <PlaceField at={at} names={names} label={form.placeOfBirth} hint={form.placeHint} />
      <ClockField at={at} name={names.clock} />
    </>
  );
}

/** What is offered of how far a time may be out. */
const MINUTES = ['15', '30', '60'];

/** By how many minutes the time may be out: a choice of its own, so that "about ten" is no time and not unknown either. */
function WithinField({ at, name }: { at: FieldContext; name: string }) {
  const { within } = at.page.words.form;
  const value = at.sent.text(name);
  const others = value === '' || MINUTES.includes(value) ? MINUTES : [...MINUTES, value];
  const options = [
    { value: '', label: within.exact },
    ...others.map((minutes) => ({ value: minutes, label: within.minutes(minutes) })),
  ];
  return <SelectField at={at} name={name} label={within.label} value={value} options={options} />;
}

/** The clock of a birth where one has been chosen, which the caveats of a result offer. */
function ClockField({ at, name }: { at: FieldContext; name: string }) {
  const { clock } = at.page.words.form;
  const value = at.sent.text(name);
  if (value === '') return null;
  const options = [
    { value: '', label: clock.ofZone },
    { value, label: clockName(value, at.page) },
  ];
  return <SelectField at={at} name={name} label={clock.label} value={value} options={options} />;
}

/** How the reader calls a clock. */
export function clockName(clock: string, { words }: Pick<PageContext, 'words'>): string {
  return clock === 'standard' ? words.form.clock.standard : `UTC${clock.replace('-', '\u2212')}`;
}

function BirthTimeField({ at, birth: { prefix, needsTime } }: { at: FieldContext; birth: BirthPart }) {
  const { form } = at.page.words;
  const id = `${prefix}time`;
  const error = errorOf(at, id);
  const hint = needsTime ? form.timeNeededHint : form.timeHint;
  return (
    <Labelled at={at} id={id} label={form.timeOfBirth} hint={hint} error={error}>
      <div class="row">
        <TimeInput at={at} id={id} describedBy={describedBy(id, hint, error)} />
        {needsTime ? null : (
          <label class="check">
            <input
              type="checkbox"
              name={`${id}_unknown`}
              value="1"
              checked={at.sent.text(`${id}_unknown`) !== ''}
              data-off={id}
            />{' '}
            {form.timeUnknown}
          </label>
        )}
      </div>
    </Labelled>
  );
}

/** A time. What is none stays to be seen, so then it is a field of text. */
export function TimeInput({
  at,
  id,
  describedBy: by,
}: {
  at: FieldContext;
  id: string;
  describedBy: string | undefined;
}) {
  const value = at.sent.text(id);
  const isTime = value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
  return (
    <input
      class="wt"
      type={isTime ? 'time' : 'text'}
      id={id}
      name={id}
      value={value}
      autocomplete="off"
      aria-describedby={by}
      aria-invalid={errorOf(at, id) && 'true'}
    />
  );
}

import { type BirthPart, birthNames, type PlaceNames } from '../shell/address.js';
import type { PageContext } from '../shell/context.js';
import type { PlaceFound } from '../shell/place-text.js';
import { DateField } from './date-field.js';
import { describedBy, errorOf, type FieldContext, Labelled, SelectField, TextField } from './fields.js';
import { KeptPerson, KeptPlace } from './kept.js';
import { shownPlace } from './read-place.js';

interface PlaceProps {
  readonly at: FieldContext;
  readonly names: PlaceNames;
  readonly label: string;
  readonly hint: string;
  /** A place of a day may be where the reader is. */
  readonly mayBeHere?: true;
  /** It is that with which such forms begin, and may give way to the reader's own. */
  readonly isUsual?: boolean;
  /** Nothing is told by its clock. */
  readonly hasNoZone?: boolean;
}

/** A place by its name, with its coordinates and zone in a fold. */
export function PlaceField({ at, names, label, hint, mayBeHere, isUsual, hasNoZone }: PlaceProps) {
  const { page, sent } = at;
  const { form } = page.words;
  const { prefix, place } = names;
  const error = errorOf(at, `${prefix}place`);
  const shown = shownPlace(sent, names, page.locale);
  const ofCoordinates = errorOf(at, ...['lat', 'lon', 'tz'].map((part) => prefix + part));
  // Where no place was found, coordinates are the way on.
  const isOpen = ofCoordinates !== undefined || error?.places?.length === 0;
  return (
    <>
      <Labelled at={at} id={place} label={label} hint={hint} error={error}>
        <div class="place">
          <input
            type="text"
            id={place}
            name={place}
            autocomplete="off"
            value={shown.place}
            data-places={`${page.root}/api/public/places`}
            data-lat={`${prefix}lat`}
            data-lon={`${prefix}lon`}
            data-tz={hasNoZone ? undefined : `${prefix}tz`}
            data-found={form.placesFound}
            data-none={form.placesNone}
            data-usual={isUsual ? '' : undefined}
            aria-describedby={describedBy(place, hint, error)}
            aria-invalid={error && 'true'}
          />
        </div>
        {error?.places === undefined || error.places.length === 0 ? null : (
          <Candidates at={at} names={names} places={error.places} />
        )}
        {mayBeHere ? (
          <p>
            <button
              class="btn plain"
              type="button"
              data-here
              data-lat={`${prefix}lat`}
              data-lon={`${prefix}lon`}
              data-clear={hasNoZone ? place : `${place} ${prefix}tz`}
              data-wait={form.locating}
              data-done={form.located}
              data-fail={form.notLocated}
              hidden
            >
              {form.here}
            </button>{' '}
            <span role="status" data-status></span>
          </p>
        ) : null}
        {mayBeHere && !hasNoZone ? <KeptPlace page={page} prefix={prefix} /> : null}
      </Labelled>
      <details open={isOpen}>
        <summary>{hasNoZone ? form.coordinatesOnly : form.coordinatesInstead}</summary>
        <div class="grid3">
          <TextField
            at={at}
            name={names.latitude}
            id={`${prefix}lat`}
            label={form.latitude}
            value={shown.latitude}
            inputmode="text"
            placeholder="28.6139"
          />
          <TextField
            at={at}
            name={names.longitude}
            id={`${prefix}lon`}
            label={form.longitude}
            value={shown.longitude}
            inputmode="text"
            placeholder="77.209"
          />
          {hasNoZone ? null : (
            <TextField
              at={at}
              name={names.zone}
              id={`${prefix}tz`}
              label={form.timeZone}
              value={shown.zone}
              placeholder="Asia/Kolkata"
            />
          )}
        </div>
        {hasNoZone ? null : <p class="hint">{form.zoneHint}</p>}
        <input type="hidden" name={`${prefix}held`} value={shown.held} />
      </details>
    </>
  );
}

interface CandidatesProps {
  readonly at: FieldContext;
  readonly names: PlaceNames;
  readonly places: readonly PlaceFound[];
}

/** The places among which to choose, below the field. */
function Candidates({ at: { page, sent }, names, places }: CandidatesProps) {
  return (
    <fieldset class="field" data-choices={names.place}>
      <legend class="vh">{page.words.form.whichPlace(sent.text(names.place))}</legend>
      {places.map(({ key, label, latitude, longitude, timeZone }) => (
        <label class="check">
          <input type="radio" name={`${names.prefix}pick`} value={key} />{' '}
          <span>
            {label}
            <br />
            <span class="hint">{`${page.format.coordinates(latitude, longitude)}, ${timeZone}`}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

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

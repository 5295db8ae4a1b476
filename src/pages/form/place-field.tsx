import type { PlaceNames } from '../shell/address.js';
import type { PlaceFound } from '../shell/place-text.js';
import { describedBy, errorOf, type FieldContext, Labelled, TextField } from './fields.js';
import { KeptPlace } from './kept.js';
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
  const shown = shownPlace(sent, names, page.words);
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

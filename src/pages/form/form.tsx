import type { ToolDescription } from '../../calculation/tool.js';
import { paths } from '../../catalog/paths.js';
import type { ToolWords } from '../../languages/pages/tool-words.js';
import { typedDate } from '../../reading/typed-date.js';
import {
  type AddressParts,
  addressParts,
  type BirthPart,
  birthNames,
  DAY_NAMES,
  type FieldPart,
  MONTHS_OF_ONE,
  SPAN_FIELDS,
  usualDate,
} from '../shell/address.js';
import { choicesFor } from '../shell/choices.js';
import { hrefOf, type PageContext } from '../shell/context.js';
import { choicesTold } from './choices-told.js';
import { ConventionFields } from './convention-fields.js';
import { DateField } from './date-field.js';
import { type FieldContext, ViewFields } from './fields.js';
import { OwnField } from './own-fields.js';
import { BirthFields, PlaceField } from './place-field.js';
import { type FormError, Sent } from './read-parts.js';
import { DELHI } from './reading.js';
import { almanacToday, todayIn } from './today.js';

export interface FormProps {
  readonly page: PageContext;
  readonly tool: ToolDescription;
  readonly words: ToolWords;
  /** What was typed. */
  readonly sent: URLSearchParams;
  readonly errors: readonly FormError[];
  /** What of the query only the view reads: it stays as it is. */
  readonly choices?: readonly string[];
  /** Whether nobody has asked anything yet: the form begins with what its reader keeps. */
  readonly isBegun?: boolean;
}

/**
 * The form of a tool, with what was typed and what is wrong with it. It is sent in the address, which can be kept and
 * shared. Browsers do not check it: what is wrong is told at once and in the language of the page.
 */
export function ToolForm({ page, tool, words, sent, errors, choices = [], isBegun = false }: FormProps) {
  const parts = addressParts(tool);
  const { form, result } = page.words;
  const kept = isBegun ? choicesFor(page.choices, tool, choices).filter(([name]) => !sent.has(name)) : [];
  const at: FieldContext = { page, sent: withDefaults(parts, sent, page).with(kept), errors };
  const [first, second] = parts.births;
  const isNew = sent.size === 0;
  const isInstead = first?.isOptional === true && parts.fields.some(({ name }) => name === INSTEAD);
  return (
    <form
      class={second ? 'panel full' : 'panel'}
      method="get"
      action={hrefOf(page, page.path)}
      aria-label={words.name}
      data-wait={form.calculating}
      novalidate
    >
      {first && second ? (
        <div class="cols">
          {[first, second].map((birth, index) => (
            <section class="form two" aria-labelledby={`${birth.prefix}person`}>
              <h2 id={`${birth.prefix}person`}>{index === 0 ? form.positionA : form.positionB}</h2>
              <KnownNakshatra at={at} birth={birth} fields={parts.fields} />
              <BirthFields at={at} birth={birth} isAlone={false} />
            </section>
          ))}
        </div>
      ) : (
        <div class="form">
          {first && !first.isOptional ? <BirthFields at={at} birth={first} isAlone /> : null}
          <DayFields at={at} parts={parts} />
          {parts.fields.map((field) => (
            <>
              <OwnField at={at} field={field} />
              {first && isInstead && field.name === INSTEAD ? (
                <OptionalBirth at={at} birth={first} summary={form.insteadBirth} />
              ) : null}
            </>
          ))}
          {first?.isOptional && !isInstead ? <OptionalBirth at={at} birth={first} summary={form.withBirth} /> : null}
        </div>
      )}
      <ConventionFields at={at} names={parts.conventions} />
      {choices
        .filter((name) => at.sent.text(name) !== '')
        .map((name) => (
          <input type="hidden" name={name} value={at.sent.text(name)} />
        ))}
      <ViewFields page={page} />
      {kept.length === 0 ? null : (
        <p class="soft small" data-chosen>
          {page.words.choices.begun} {choicesTold(kept, page)} ·{' '}
          <a href={hrefOf(page, paths.choices)}>{page.words.choices.change}</a>
        </p>
      )}
      <p class="go">
        <button class="btn" type="submit">
          {words.submit}
        </button>{' '}
        {isNew ? <a href={hrefOf(page, page.path, '?example')}>{result.seeExample}</a> : null}
      </p>
    </form>
  );
}

/** Behind it stands the birth that tells the same, where one may be told. */
const INSTEAD = 'pada';

/** A birth that may be left out, folded until something of it is there. */
function OptionalBirth({ at, birth, summary }: { at: FieldContext; birth: BirthPart; summary: string }) {
  const { date, place } = birthNames(birth.prefix);
  const isFilled = at.sent.date(date).day !== '' || at.sent.text(place) !== '' || at.sent.has(date);
  const isWrong = at.errors.some(({ group }) => BIRTH_GROUPS.includes(group));
  return (
    <details open={isFilled || isWrong || undefined}>
      <summary>{summary}</summary>
      <div class="form">
        <BirthFields at={at} birth={birth} isAlone />
      </div>
    </details>
  );
}

interface KnownProps {
  readonly at: FieldContext;
  readonly birth: BirthPart;
  readonly fields: AddressParts['fields'];
}

/** The nakshatra that may stand for the birth of one of two, folded until something of it is there. */
function KnownNakshatra({ at, birth: { instead }, fields }: KnownProps) {
  if (!instead) return null;
  const names = Object.values(instead);
  const isOpen = names.some((name) => at.sent.text(name) !== '' || at.errors.some(({ group }) => group === name));
  return (
    <details open={isOpen || undefined}>
      <summary>{at.page.words.form.knownNakshatra}</summary>
      <div class="form">
        {fields
          .filter(({ name }) => names.includes(name))
          .map((field) => (
            <OwnField at={at} field={field} />
          ))}
      </div>
    </details>
  );
}

const BIRTH_GROUPS: readonly string[] = Object.values(birthNames(''));

/** A day that is not asked for stays as the address has it. */
function DayFields({ at, parts: { births, day, dayPlace } }: { at: FieldContext; parts: AddressParts }) {
  const { form } = at.page.words;
  const ofOthers = dayPlace?.isNeeded ? form.placeHint : form.placeOrUtcHint;
  const [label, hint] = dayPlace?.isSecond
    ? [form.secondPlace, form.secondPlaceHint]
    : births.length > 0
      ? [form.placeOfDay, form.placeOfDayHint]
      : [form.place, ofOthers];
  return (
    <>
      {day?.isAsked ? (
        <DateField
          at={at}
          group="on"
          label={births.length > 0 ? form.fields.calculation_date : form.date}
          value={at.sent.date('on')}
        />
      ) : null}
      {day && !day.isAsked && at.sent.text('on') !== '' ? (
        <input type="hidden" name="on" value={at.sent.text('on')} />
      ) : null}
      {dayPlace ? (
        <PlaceField
          at={at}
          names={DAY_NAMES}
          label={label}
          hint={hint}
          mayBeHere
          isUsual={at.page.query === '' && births.length === 0}
          hasNoZone={dayPlace.isSecond}
        />
      ) : null}
    </>
  );
}

/** Today, of a form that begins in Delhi by the sunrise there. */
function usualDay(page: PageContext, day: AddressParts['day'], dayPlace: AddressParts['dayPlace']): string {
  if (!dayPlace || !day?.isAsked) return todayIn(dayPlace ? DELHI.zone : 'UTC', page.at);
  const place = { latitude: Number(DELHI.latitude), longitude: Number(DELHI.longitude) };
  return almanacToday(page, { timeZone: DELHI.zone, place });
}

function datePairs(name: string, date: string): [string, string][] {
  const { day, month, year } = typedDate(date);
  return [
    [`${name}_day`, day],
    [`${name}_month`, month],
    [`${name}_year`, year],
  ];
}

/** What was sent; today and a place for a form about a day that nothing was sent to yet. */
function withDefaults({ births, day, dayPlace, fields }: AddressParts, sent: URLSearchParams, page: PageContext): Sent {
  const given = new Sent(sent, page.locale);
  const isNew = !['on', 'on_day', 'on_tz', 'at_place', 'at_lat'].some((name) => given.has(name));
  if (!isNew) return given;
  const today = usualDay(page, day, dayPlace);
  const { day: dayText, month, year } = typedDate(today);
  const texts: [string, string][] = [];
  if (day?.isAsked && day.isNeeded) texts.push(['on_day', dayText], ['on_month', month], ['on_year', year]);
  if (dayPlace && births.length === 0) {
    texts.push([DAY_NAMES.place, page.words.form.delhi]);
    texts.push([DAY_NAMES.latitude, DELHI.latitude], [DAY_NAMES.longitude, DELHI.longitude]);
    texts.push([DAY_NAMES.zone, DELHI.zone]);
  }
  const isOfOne = given.text('observance_codes') !== '';
  for (const field of fields) {
    const { name } = field;
    if (given.has(name) || given.has(`${name}_year`)) continue;
    texts.push(...usualField(isOfOne ? { ...field, spanMonths: MONTHS_OF_ONE } : field, today));
  }
  return given.with(texts);
}

/** What a field of its own is on a form that nothing was sent to yet. */
function usualField({ name, schema, spanMonths }: FieldPart, today: string): [string, string][] {
  const { month, year } = typedDate(today);
  if (schema.format === 'calendar-month')
    return [
      [`${name}_month`, month],
      [`${name}_year`, year],
    ];
  if (name === 'year') return [[name, year]];
  return SPAN_FIELDS.includes(name) ? datePairs(name, usualDate(name, today, spanMonths)) : [];
}

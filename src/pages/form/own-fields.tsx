import { codesOf, ROWS } from '../../base/schema/validate.js';
import type { NameKind } from '../../languages/names/kinds.js';
import { numbered } from '../../languages/names/numbered.js';
import { limbNumbered } from '../../languages/words/rules/phrases.js';
import { typedDate } from '../../reading/typed-date.js';
import type { FieldPart } from '../shell/address.js';
import type { PageContext } from '../shell/context.js';
import { DateField } from './date-field.js';
import {
  describedBy,
  errorOf,
  type FieldContext,
  Labelled,
  ListField,
  type Option,
  RadioField,
  SelectField,
  TextField,
} from './fields.js';
import { TimeInput } from './place-field.js';
import { RowsField } from './rows-field.js';

interface OwnProps {
  readonly at: FieldContext;
  readonly field: FieldPart;
}

/** More choices than these are a list. */
const MOST_RADIOS = 4;

/** Of a list of more choices a form asks for one. */
const MOST_BOXES = 30;

/** A field that only some tools have. */
export function OwnField({ at, field: { name, schema, isNeeded } }: OwnProps) {
  const { form } = at.page.words;
  const key = wordKey(name, schema);
  const label = labelOf(key, at.page);
  const value = at.sent.text(name);
  if (schema[ROWS]) return <RowsField at={at} name={name} label={label} />;
  const codes = codesOf(schema);
  if (codes) {
    const options = codes.map((each, index) => ({
      value: each,
      label: choiceName(key, each, { index, page: at.page }),
    }));
    if (codes.length > MOST_BOXES) return <OneOfMany at={at} name={name} label={label} options={options} />;
    return <ListField at={at} name={name} label={label} values={at.sent.list(name, codes)} options={options} />;
  }
  if (schema.enum) {
    const options = schema.enum.map((each, index) => ({
      value: each,
      label: choiceName(key, each, { index, page: at.page }),
    }));
    if (!isNeeded && !UNUSUAL.includes(key)) return <UsualChoice at={at} name={name} label={label} options={options} />;
    return options.length <= MOST_RADIOS ? (
      <RadioField at={at} name={name} label={label} value={value} options={options} />
    ) : (
      <SelectField
        at={at}
        name={name}
        label={label}
        value={value}
        options={[{ value: '', label: form.choose }, ...options]}
      />
    );
  }
  return <ScalarField at={at} name={name} label={label} format={schema.format} isNeeded={isNeeded} />;
}

interface ScalarProps extends Pick<OwnProps, 'at'>, Pick<UsualProps, 'name' | 'label'> {
  readonly format: string | undefined;
  readonly isNeeded: boolean;
}

/** A field of one value that is none of a few. */
function ScalarField({ at, name, label, format, isNeeded }: ScalarProps) {
  switch (format) {
    case 'date':
      if (isNeeded || name === EVENT)
        return <DateField at={at} group={name} label={label} value={dateTyped(at, name)} />;
      return <Another at={at} name={name} label={label} />;
    case 'utc-moment':
      return <Another at={at} name={name} label={label} withTime />;
    case 'calendar-month':
      return <DateField at={at} group={name} label={label} value={monthTyped(at, name)} />;
    case 'free-text':
      return <IntentField at={at} name={name} label={label} />;
    case 'local-time':
    case 'time-zone':
      return <TextField at={at} name={name} label={label} value={at.sent.text(name)} />;
    default:
      return <NumberField at={at} name={name} label={label} />;
  }
}

function NumberField({ at, name, label }: Pick<ScalarProps, 'at' | 'name' | 'label'>) {
  if (Object.hasOwn(NUMBERED, name)) return <NumberedField at={at} name={name} label={label} />;
  const width = /(^|_)year$/.test(name) ? 'w4' : 'w2';
  return <TextField at={at} name={name} label={label} value={at.sent.text(name)} inputmode="numeric" width={width} />;
}

/** Choices that may be left alone, of which none is usual. */
const UNUSUAL: readonly string[] = ['nakshatra_name'];

/** A date that may be left out, and is no moment to look at. */
const EVENT = 'event_date';

/** What the numbers of a field stand for, from 1 on. */
const NUMBERED: Readonly<Record<string, (page: PageContext) => readonly string[]>> = {
  month: ({ catalogue }) => catalogue.dates.months,
  // A month of the Moon and the sign that the Sun enters in it.
  month_number: ({ language, catalogue }) =>
    Object.values(language.names.lunar_month).map(
      (month, index) => `${index + 1}: ${month}, ${numbered(catalogue.names.sign, index + 1)}`,
    ),
  tithi_number: (page) =>
    Array.from({ length: 30 }, (_, index) => `${index + 1}: ${limbNumbered(page.catalogue, 'tithi', index + 1)}`),
};

/** A number that stands for something, by what it stands for. */
function NumberedField({ at, name, label }: Pick<OwnProps, 'at'> & Pick<UsualProps, 'name' | 'label'>) {
  const called = NUMBERED[name]?.(at.page) ?? [];
  const options = called.map((each, index) => ({ value: String(index + 1), label: each }));
  return (
    <SelectField
      at={at}
      name={name}
      label={label}
      value={at.sent.text(name)}
      options={[{ value: '', label: at.page.words.form.choose }, ...options]}
    />
  );
}

/** A choice that may be left alone: the first is the usual one, which leaves no trace in an address. */
function UsualChoice({ at, name, label, options }: Omit<OwnProps, 'field'> & UsualProps) {
  const [usual, ...others] = options;
  const value = at.sent.text(name);
  return (
    <SelectField
      at={at}
      name={name}
      label={label}
      value={value === usual?.value ? '' : value}
      options={[{ value: '', label: at.page.words.form.usual(usual?.label ?? '') }, ...others]}
    />
  );
}

/** One of a long list, or all of it; several that an address has stand together as one more choice. */
function OneOfMany({ at, name, label, options }: Omit<OwnProps, 'field'> & UsualProps) {
  const value = at.sent.text(name);
  const several = value !== '' && !options.some((one) => one.value === value);
  const labels = value.split(',').map((code) => options.find((one) => one.value === code)?.label ?? code);
  const { any } = at.page.words.form;
  return (
    <SelectField
      at={at}
      name={name}
      label={label}
      value={value}
      options={[{ value: '', label: any }, ...(several ? [{ value, label: labels.join(', ') }] : []), ...options]}
    />
  );
}

interface UsualProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
}

const OF_PERSON = /^person_[ab]_(?=nakshatra_name$|pada$)/;

/** What a field is worded by: two tools have a `profile`, and its values tell whose it is; of two people both have the same. */
export function wordKey(name: string, { enum: values }: FieldPart['schema']): string {
  if (OF_PERSON.test(name)) return name.replace(OF_PERSON, '');
  return name === 'profile' && values?.includes('strict') ? 'muhurta_profile' : name;
}

function labelOf(name: string, { words }: PageContext): string {
  const names: Readonly<Record<string, string>> = words.form.fields;
  return names[name] ?? name;
}

/** How the reader calls a choice. */
function choiceName(name: string, value: string, { index, page }: { index: number; page: PageContext }): string {
  if (/^sign|sign$/.test(name)) return numbered(page.catalogue.names.sign, index + 1);
  const kind = KINDS[name];
  const named: Readonly<Record<string, string>> = kind === undefined ? {} : page.language.names[kind];
  return named[value] ?? value;
}

/** What the choices of a field are called by. */
const KINDS: Readonly<Record<string, NameKind>> = {
  tradition: 'tradition',
  calendar_code: 'calendar',
  kind: 'anniversary',
  kept_by: 'kept_by',
  month_kind: 'month_kind',
  nakshatra_name: 'nakshatra',
  reckoning: 'reckoning',
  observance_codes: 'observance',
  relationship_mode: 'relationship_mode',
  profile: 'porutham_profile',
  koota_tables: 'koota_table_set',
  manglik_references: 'manglik_references',
  planet_names: 'graha',
  activity: 'activity',
  muhurta_profile: 'muhurta_profile',
  direction: 'direction',
  lagna: 'muhurta_lagna',
  asta_rule: 'asta_rule',
  lagna_parts: 'lagna_parts',
  exclusions: 'muhurta_rule',
  by: 'year_by',
  position: 'match_position',
  rank_by: 'rank_by',
  dasha_systems: 'dasha_system',
};

/** An address has the date whole, a form its parts. */
function dateTyped({ sent }: FieldContext, name: string) {
  return sent.has(name) ? typedDate(sent.text(name)) : sent.date(name);
}

function monthTyped({ sent }: FieldContext, name: string) {
  const { month, year } = sent.has(name) ? typedDate(`${sent.text(name)}-1`) : sent.date(name);
  return { month, year };
}

/** Dates that are asked about beside others: where they are empty nothing is asked, and not of the present moment. */
const BESIDE: ReadonlySet<string> = new Set(['explain']);

/** A date, or a moment in UTC, other than now. */
function Another({ at, name, label, withTime }: { at: FieldContext; name: string; label: string; withTime?: true }) {
  const { form } = at.page.words;
  // An address has the moment whole, a form its date and its time apart.
  const [date = '', time = ''] = at.sent.has(name) ? at.sent.text(name).split('T') : [];
  const moment = at.sent.has(name)
    ? at.sent.with([
        [name, date],
        [`${name}_time`, time],
      ])
    : at.sent;
  const inside: FieldContext = { ...at, sent: moment };
  const error = errorOf(at, name, `${name}_time`);
  const value = moment.date(name);
  const timeId = `${name}_time`;
  const worded = BESIDE.has(name)
    ? { summary: label, label: form.date }
    : { summary: form.anotherMoment, label, hint: form.nowHint };
  return (
    <details open={error !== undefined || value.day !== '' || undefined}>
      <summary>{worded.summary}</summary>
      <DateField at={inside} group={name} label={worded.label} hint={worded.hint} value={value} />
      {withTime ? (
        <Labelled at={inside} id={timeId} label={form.utc} error={errorOf(at, timeId)}>
          <TimeInput at={inside} id={timeId} describedBy={describedBy(timeId, undefined, errorOf(at, timeId))} />
        </Labelled>
      ) : null}
    </details>
  );
}

/** What somebody intends, in words of their own, with what is often meant. */
function IntentField({ at, name, label }: { at: FieldContext; name: string; label: string }) {
  const { intent: intents } = at.page.catalogue.names;
  return (
    <>
      <TextField
        at={at}
        name={name}
        label={label}
        hint={at.page.words.form.intentHint}
        value={at.sent.text(name)}
        list={`${name}-l`}
      />
      <datalist id={`${name}-l`}>
        {Object.entries(intents)
          .filter(([category]) => category !== 'general')
          .map(([, words]) => (
            <option value={words} />
          ))}
      </datalist>
    </>
  );
}

import type { Ayanamsha } from '../../base/zodiac/ayanamsha-names.js';
import type { ToldAyanamsha } from '../../base/zodiac/own-ayanamsha.js';
import { type ChosenConvention, CONVENTIONS, USUAL } from '../../calculation/conventions.js';
import type { PageContext, Teller } from '../shell/context.js';
import { type FieldContext, type Option, SelectField, TextField } from './fields.js';

interface ConventionProps {
  readonly at: FieldContext;
  readonly names: readonly ChosenConvention[];
}

/** The conventions of the calculation that can be another than usual. */
export function ConventionFields({ at, names }: ConventionProps) {
  if (names.length === 0) return null;
  const { form } = at.page.words;
  const isOpen = names.some((name) => at.sent.text(name) !== '' || at.sent.text(ownName(name)) !== '');
  return (
    <details open={isOpen}>
      <summary>{form.conventions}</summary>
      <div class="form">
        {names.map((name) => (
          <>
            <SelectField
              at={at}
              name={name}
              label={form.conventionNames[name]}
              value={at.sent.text(name) === USUAL[name] ? '' : at.sent.text(name)}
              options={conventionOptions(name, at.page)}
            />
            {isZodiac(name) ? <OwnAyanamshaField at={at} name={name} /> : null}
          </>
        ))}
      </div>
    </details>
  );
}

/** Whether a convention says where a zodiac begins, which may be a value of one's own. */
export function isZodiac(name: ChosenConvention): name is 'ayanamsha' | 'kp_ayanamsha' {
  return name === 'ayanamsha' || name === 'kp_ayanamsha';
}

/** The field of a form in which a value of one's own is typed. Addresses have it under the name of the convention. */
export function ownName(name: ChosenConvention): string {
  return `${name}_own`;
}

function OwnAyanamshaField({ at, name }: { at: FieldContext; name: 'ayanamsha' | 'kp_ayanamsha' }) {
  const { label, hint } = at.page.words.form.ownAyanamsha;
  const own = ownName(name);
  const typed = at.sent.text(name);
  const value = at.sent.text(own) === '' && typed.includes('@') ? typed : at.sent.text(own);
  return <TextField at={at} name={own} label={label} hint={hint} value={value} maxlength={60} />;
}

/** How the reader calls an ayanamsha. */
export function ayanamshaTold(
  chosen: Ayanamsha | ToldAyanamsha,
  { words, format, language }: Pick<Teller, 'words' | 'format' | 'language'>,
): string {
  if (typeof chosen === 'string') return language.names.ayanamsha[chosen];
  return words.form.ownAyanamsha.told(format.degrees(chosen.value), format.date(chosen.at.slice(0, 10)));
}

function conventionOptions(name: ChosenConvention, page: PageContext): Option[] {
  return (CONVENTIONS[name].values ?? []).map((value) => {
    const label = conventionValue(name, value, page);
    return value === USUAL[name] ? { value: '', label: page.words.form.usual(label) } : { value, label };
  });
}

/** How the reader calls a value of a convention. */
export function conventionValue(
  name: ChosenConvention,
  value: string,
  { words: { form }, format, language }: Pick<Teller, 'words' | 'format' | 'language'>,
): string {
  const { nodes, parts, brahmaMuhurtas, moonDays, days, dashaYears, horaVariants, yearLords } = form;
  const { sunrises, sutaks, kalaParts } = form;
  const { names } = language;
  const called: Readonly<Record<string, string>> = {
    ayanamsha: names.ayanamsha,
    node: nodes,
    parts,
    brahma_muhurta: brahmaMuhurtas,
    moon_day: moonDays,
    day: days,
    dasha_year: dashaYears,
    bindu_school: names.bindu_school,
    gochara_school: names.gochara_school,
    vedha_by: names.vedha_by,
    karaka_count: { '7': '7', '8': `8 (${names.graha.Rahu})` },
    year_lord: yearLords,
    hora_variant: horaVariants,
    kp_ayanamsha: names.ayanamsha,
    bhava_system: names.bhava_system,
    tradition: names.tradition,
    region: names.region,
    community: names.community,
    least_importance: names.importance,
    sunrise: sunrises,
    sutak: sutaks,
    kala_parts: kalaParts,
  }[name];
  return format.withTimes(called[value] ?? value);
}

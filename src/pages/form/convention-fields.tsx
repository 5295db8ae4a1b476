import { CONVENTION_TEXTS } from '../../calculation/convention-parameters.js';
import { type ChosenConvention, USUAL } from '../../calculation/conventions.js';
import type { PageContext } from '../shell/context.js';
import { type FieldContext, type Option, SelectField } from './fields.js';

interface ConventionProps {
  readonly at: FieldContext;
  readonly names: readonly ChosenConvention[];
}

/** The conventions of the calculation that can be another than usual. */
export function ConventionFields({ at, names }: ConventionProps) {
  if (names.length === 0) return null;
  const { form } = at.page.words;
  const isOpen = names.some((name) => at.sent.text(name) !== '');
  return (
    <details open={isOpen}>
      <summary>{form.conventions}</summary>
      <div class="form">
        {names.map((name) => (
          <SelectField
            at={at}
            name={name}
            label={form.conventionNames[name]}
            value={at.sent.text(name) === USUAL[name] ? '' : at.sent.text(name)}
            options={conventionOptions(name, at.page)}
          />
        ))}
      </div>
    </details>
  );
}

function conventionOptions(name: ChosenConvention, page: PageContext): Option[] {
  const [schema] = Object.values(CONVENTION_TEXTS[name].parameters);
  return (schema?.enum ?? []).map((value) => {
    const label = conventionValue(name, value, page);
    return value === USUAL[name] ? { value: '', label: page.words.form.usual(label) } : { value, label };
  });
}

/** How the reader calls a value of a convention. */
export function conventionValue(
  name: ChosenConvention,
  value: string,
  { words: { form }, format, language }: Pick<PageContext, 'words' | 'format' | 'language'>,
): string {
  const { ayanamshas, nodes, parts, brahmaMuhurtas, moonDays, days, dashaYears, horaVariants, yearLords } = form;
  const { sunrises, sutaks, kalaParts } = form;
  const { names } = language;
  const called: Readonly<Record<string, string>> = {
    ayanamsha: ayanamshas,
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
    kp_ayanamsha: ayanamshas,
    bhava_system: names.bhava_system,
    tradition: names.tradition,
    sunrise: sunrises,
    sutak: sutaks,
    kala_parts: kalaParts,
  }[name];
  return format.withTimes(called[value] ?? value);
}

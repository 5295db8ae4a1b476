import { describedBy, errorOf, type FieldContext, Labelled } from './fields.js';

interface RowsProps {
  readonly at: FieldContext;
  readonly name: string;
  readonly label: string;
}

/** A list of which each line is one. An address has semicolons in place of the ends of lines. */
export function RowsField({ at, name, label }: RowsProps) {
  const error = errorOf(at, name);
  const hint = at.page.words.form.candidatesHint;
  return (
    <Labelled at={at} id={name} label={label} hint={hint} error={error}>
      <textarea
        id={name}
        name={name}
        rows={8}
        autocomplete="off"
        aria-describedby={describedBy(name, hint, error)}
        aria-invalid={error && 'true'}
      >
        {at.sent
          .text(name)
          .split(';')
          .map((line) => lineShown(line.trim(), at))
          .join('\n')}
      </textarea>
    </Labelled>
  );
}

/** A nakshatra of an address as the reader calls it; any other line as it is. */
function lineShown(line: string, { page }: FieldContext): string {
  const names: Readonly<Record<string, string>> = page.language.names.nakshatra;
  const [star = '', ...pada] = line.split(',');
  return Object.hasOwn(names, star) ? [names[star], ...pada].join(' ') : line;
}

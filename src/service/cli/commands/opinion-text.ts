import { shortened } from '../../../base/errors.js';
import { isInstant, type OpinionOnAnswer, type SecondOpinion } from '../../../verify/second-opinion.js';
import { columns } from '../columns.js';
import { packageVersion } from '../version.js';

/** A second opinion for people. */
export function opinionText({
  witness: { library, version },
  asked,
  places,
  answers,
  instants,
}: SecondOpinion): string {
  const rows = places.map(({ graha, arcseconds }) => [graha, `${arcseconds.toFixed(2)}\u2033`]);
  const calculators = `${asked.length} calculators were asked, each to which a birth is enough: ${asked.join(', ')}.`;
  return `nirayana ${packageVersion()} less ${library} ${version}:
${columns(rows, { indent: '  ' })}
${columns([[calculators]], { width: WIDTH })}
${instantsText(instants)}
${answers.length === 0 ? 'Nothing that they tell would change: no name, no whole number, no day.\n' : answersText(asked, answers)}`;
}

const WIDTH = 100;

function instantsText({ onAnotherDay, atAnotherMinute, minutes, most }: SecondOpinion['instants']): string {
  if (!most) return 'No instant moves by a second.';
  const farthest = `Instants move by ${minutes.toFixed(1)} minutes at most (${most.tool}: ${most.words}).`;
  const counts = `${counted(atAnotherMinute)} would be told with another minute, ${counted(onAnotherDay)} with another day.`;
  return `${farthest}\n${counts}`;
}

function answersText(asked: readonly string[], answers: readonly OpinionOnAnswer[]): string {
  const parts = asked.flatMap((tool) => {
    const own = answers.filter((answer) => answer.tool === tool);
    return own.length === 0 ? [] : [{ text: `  ${tool}\n${toolText(own)}`, isDaysAlone: own.every(isInstant) }];
  });
  const inOrder = parts.toSorted((one, other) => Number(one.isDaysAlone) - Number(other.isDaysAlone));
  const text = inOrder.map((part) => part.text).join('');
  return `${parts.length} of the ${asked.length} would tell otherwise:\n${text}`;
}

/** Of each calculator so many fields are told, and one instant for all that fall on another day. */
const FIELDS_SHOWN = 5;

function toolText(answers: readonly OpinionOnAnswer[]): string {
  const fields = answers.filter((answer) => !isInstant(answer));
  const [first, ...others] = answers.filter(isInstant);
  const more = fields.length - FIELDS_SHOWN;
  const days = others.length === 0 ? '' : ` (and ${counted(others.length)} more on another day)`;
  return [
    ...fields.slice(0, FIELDS_SHOWN).map(fieldText),
    ...(more > 0 ? [`and ${counted(more)} more`] : []),
    ...(first ? [fieldText(first) + days] : []),
  ]
    .map((line) => `    ${line}\n`)
    .join('');
}

function fieldText({ words, here, there }: OpinionOnAnswer): string {
  return `${words}: ${valueText(here)} here, ${valueText(there)} there`;
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? shortened(JSON.stringify(value)) : `${value}`;
}

function counted(count: number): string {
  return count.toLocaleString('en');
}

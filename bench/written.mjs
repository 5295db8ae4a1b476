// What a command prints stands in a document, between two marks, and `--write` writes it there: no figure is copied.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';

const WRITE = '--write';

/** The words of the command line but the one that has it write. */
export const words = process.argv.slice(2).filter((word) => word !== WRITE);

/**
 * Prints parts of Markdown below a line that says when, by which command and on what they were measured; with `--write`
 * they take the place, in a document, of what the command found before.
 */
export function tell({ command, mark = command, document = 'docs/performance.md', more }, parts) {
  const day = new Date().toISOString().slice(0, 10);
  const asked = words.length > 0 ? `${command} -- ${words.join(' ')}` : command;
  const machine = `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'an unknown processor'}`;
  const on = [`Node ${process.versions.node}`, machine, ...(more ? [more] : [])].join(', ');
  const text = [wrapped(`Measured on ${day} by \`npm run ${asked}\`, ${on}.`), ...parts].join('\n\n');
  process.stdout.write(`${text}\n`);
  if (/NaN|Infinity/.test(text)) throw new Error('Something was not measured.');
  if (process.argv.includes(WRITE)) writeBetween({ document, mark }, text);
}

/** Puts a text between the two marks of a document. */
export function writeBetween({ document, mark }, text) {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- end of ${mark} -->`];
  const whole = readFileSync(document, 'utf8');
  const [from, to] = [whole.indexOf(begin), whole.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${document} has no ${begin} with ${end} after it.`);
  writeFileSync(document, `${whole.slice(0, from)}${begin}\n\n${text}\n\n${whole.slice(to)}`);
}

/** A sentence in lines of at most 116 columns. */
export function wrapped(text, indent = '') {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)}${lines.at(-1) === '' ? '' : ' '}${word}`;
    if (longer.length > 116) lines.push(indent + word);
    else lines[lines.length - 1] = longer;
  }
  return lines.join('\n');
}

/** Rows as a table of Markdown, whose first column is of words and whose others are of figures. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

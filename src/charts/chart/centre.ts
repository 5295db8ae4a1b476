import { fittedLines } from '../svg/advance.js';
import { element, type Markup } from '../svg/element.js';
import { tenths } from '../svg/numbers.js';
import type { Layout } from './layout.js';

interface CentreLine {
  readonly kind: 'c-gr' | 'c-sg';
  readonly size: number;
  readonly words: string;
}

const NOTE_SIZE = 13;
const MIDDLE = 205;

/** What stands in the middle of a chart: its first line as a heading, the others as notes below it. */
export function centreTexts(centre: string, { size, width }: NonNullable<Layout['centre']>): Markup[] {
  const [heading = '', ...notes] = centre.split('\n');
  const lines = [
    ...fittedTo('c-gr', heading, { size, width }),
    ...notes.flatMap((note) => fittedTo('c-sg', note, { size: NOTE_SIZE, width })),
  ];
  const depths = lines.map((_, index) =>
    lines.slice(1, index + 1).reduce((sum, line, at) => sum + gap(lines[at], line), 0),
  );
  const start = MIDDLE - (depths.at(-1) ?? 0) / 2;
  return lines.map(({ kind, size, words }, index) =>
    element(
      'text',
      {
        class: kind,
        x: 200,
        y: tenths(start + (depths[index] ?? 0)),
        'text-anchor': 'middle',
        'font-size': size,
        'font-weight': kind === 'c-gr' ? 650 : undefined,
      },
      words,
    ),
  );
}

function fittedTo(kind: CentreLine['kind'], text: string, room: NonNullable<Layout['centre']>): CentreLine[] {
  const { lines, size } = fittedLines(text, room);
  return lines.map((words) => ({ kind, size, words }));
}

/** From one baseline to the next; a heading stands a little off from its notes. */
function gap(above: CentreLine | undefined, { kind, size }: CentreLine): number {
  return above?.kind === 'c-gr' && kind === 'c-sg' ? 22 : size * 1.4;
}

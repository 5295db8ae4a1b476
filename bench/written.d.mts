/** The words of the command line but the one that has it write. */
export const words: readonly string[];

/** Where the figures of a command stand, and what its first line says beside the machine. */
interface Told {
  readonly command: string;
  readonly mark?: string;
  readonly document?: string;
  readonly more?: string;
}

/** Prints parts of Markdown below a line of their origin, and with `--write` writes them into a document. */
export function tell(told: Told, parts: readonly string[]): void;

/** Rows as a table of Markdown, whose first column is of words and whose others are of figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string;

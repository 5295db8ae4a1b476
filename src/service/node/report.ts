import { OperatorError } from '../store/operator-error.js';

/** A failure of our own as the operator reads it, with its stack. Never meant for a client. */
export function errorReport(error: unknown, { requestId }: { readonly requestId?: string } = {}): string {
  return `nirayana: ${requestId === undefined ? '' : `request ${requestId}: `}${storyOf(error)}\n`;
}

const LONGEST_STORY = 3_000;

/**
 * The stack of an error and those of its causes. Of its other properties nothing: drivers of databases put into them what
 * they were sent. What an operator can mend is told in its sentence.
 */
export function storyOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const chapters: string[] = [];
  for (let told = error; told !== undefined && chapters.length < 4; told = causeOf(told)) {
    chapters.push(told instanceof Error ? (told.stack ?? told.message) : String(told));
  }
  return chapters.join('\ncaused by ').slice(0, LONGEST_STORY);
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}

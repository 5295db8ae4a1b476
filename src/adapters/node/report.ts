/** A failure of our own as the operator reads it, with its stack. Never meant for a client. */
export function errorReport(error: unknown, { requestId }: { readonly requestId?: string } = {}): string {
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `nirayana: ${requestId === undefined ? '' : `request ${requestId}: `}${told}\n`;
}

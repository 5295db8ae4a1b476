/** A text as a cell of a table with commas, semicolons or tabs between its values (RFC 4180). */
export function csvCell(text: string): string {
  return /^\s|\s$|["\r\n,;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

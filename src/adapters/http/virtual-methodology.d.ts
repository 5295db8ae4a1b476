/** The methodology pages, rendered from docs/methodology when the code is built (scripts/methodology.ts). */
declare module 'virtual:methodology' {
  /** HTML by slug. */
  const pages: Readonly<Record<string, string>>;
  export default pages;
}

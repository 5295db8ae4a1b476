/** The methodology pages as they are written in docs/methodology (scripts/methodology.ts). */
declare module 'virtual:methodology-markdown' {
  /** Markdown by slug. */
  const pages: Readonly<Record<string, string>>;
  export default pages;
}

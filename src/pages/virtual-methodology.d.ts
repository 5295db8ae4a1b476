/** The methodology pages, rendered from docs/methodology when the code is built (scripts/methodology.ts). */
declare module 'virtual:methodology' {
  interface MethodologyText {
    readonly title: string;
    /** Its headings of the second level, with their anchors. */
    readonly contents: readonly { readonly id: string; readonly text: string }[];
    /** Without its title. */
    readonly html: string;
  }
  /** By slug. */
  const pages: Readonly<Record<string, MethodologyText>>;
  export default pages;
}
/** Those of them that are written in other languages too, from the folders of docs/methodology. */
declare module 'virtual:methodology-translated' {
  /** By language and slug, as JSON in gzip and base64: a page that one language has, all have. */
  const packed: string;
  export default packed;
}

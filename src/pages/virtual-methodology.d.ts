/** The methodology pages, rendered from docs/methodology when the code is built (scripts/methodology.ts). */
declare module 'virtual:methodology' {
  interface MethodologyText {
    readonly title: string;
    /** Its headings of the second level, with their anchors. */
    readonly contents: readonly { readonly id: string; readonly text: string }[];
    /** Without its title. */
    readonly html: string;
  }
  interface EnglishText extends MethodologyText {
    /** What holds the rules that the page tells. */
    readonly tested: {
      /** How many answers of the tool are recorded. */
      readonly recorded: number;
      /** Files and folders of the repository with tests of the tool and of the rules that it calls. */
      readonly by: readonly string[];
    };
  }
  /** By slug. */
  const pages: Readonly<Record<string, EnglishText>>;
  export default pages;
}
/** Those of them that are written in another language too, from its folder of docs/methodology. */
declare module 'virtual:methodology-in-*' {
  /** By slug, as JSON in gzip and base64: a page that one language has, all have. */
  const packed: string;
  export default packed;
}

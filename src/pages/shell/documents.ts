/** A document, or a page of the reference, as it is read: in English in every language. */
export interface DocumentText {
  readonly title: string;
  /** What it is about in a sentence or two, as text. */
  readonly lead: string;
  readonly group: 'index' | 'document' | 'recipe' | 'decision' | 'project' | 'api';
  /** What it holds, with the anchors. */
  readonly contents: readonly { readonly id: string; readonly text: string }[];
  /** Without its title. Links to pages of ours begin with `~`, in place of what stands before their paths. */
  readonly html: string;
  /** The section with which the page ends: what holds it. */
  readonly tested: string;
}

/** Every document by its name below `/docs`; that of '' is the list of all. */
export type Documents = Readonly<Record<string, DocumentText>>;

import type { AnyTool } from '../calculation/tool.js';
import type { FeedName } from '../catalog/feeds.js';
import type { Texts } from '../pages/form/answer-to.js';
import type { FeedText, Told, Years } from './told.js';

/** A calculation that a calendar needs, by what an address would say. */
interface Part {
  readonly tool: AnyTool;
  readonly texts: Texts;
}

/** A calendar to subscribe to. */
export interface Feed {
  readonly name: FeedName;
  /** The codes that `only` takes. */
  readonly codes: readonly string[];
  /** What is calculated, in pieces that block nobody else for long. */
  readonly parts: (years: Years, texts: Texts, only: readonly string[]) => readonly Part[];
  readonly tell: (told: Told) => FeedText;
}

/** A text with others in place of some of its names. */
export function withTexts(texts: Texts, others: Readonly<Record<string, string>>): Texts {
  return new Map([...texts, ...Object.entries(others)]);
}

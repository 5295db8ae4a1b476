import type { NatalYogaCode } from '../../../rules/yoga/yogas.js';

/** What makes each yoga, in one line. */
export type YogaLines = Readonly<Record<NatalYogaCode, string>>;

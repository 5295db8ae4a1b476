import type { NatalYogaCode } from '../../yoga/yogas.js';

/** What makes each yoga, in one line. */
export type YogaLines = Readonly<Record<NatalYogaCode, string>>;

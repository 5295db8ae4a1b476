import { answerTo } from '../../src/verify/answers.js';
import { ANY_LANGUAGE } from './languages.js';

interface Case {
  readonly name: string;
  readonly input: object;
  /** Options of the library, such as `time_within`. */
  readonly options?: object;
}

/** The whole answers of a tool to cases, as they are stored. Both are texts, so that any engine can be handed them. */
export function answersTo(slug: string, cases: string): string {
  const envelopes = (JSON.parse(cases) as Case[]).map(({ name, input, options }) => ({
    name,
    envelope: answerTo(slug, input, options, ANY_LANGUAGE.languages),
  }));
  return `${JSON.stringify(envelopes, null, 2)}\n`;
}

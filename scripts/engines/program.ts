import recorded from 'virtual:recorded';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Language } from '../../src/languages/language.js';
import type { LanguageCode } from '../../src/languages/locale/locales.js';
import type { PageWords } from '../../src/languages/pages/page-words.js';
import { answerTo } from '../../src/verify/answers.js';
import { chartSamples, timelineSamples } from '../../src/verify/chart-samples.js';
import { interpretedText, statedExamples } from '../../src/verify/interpretations.js';

/**
 * Everything that is recorded, made anew and taken together: one SHA-256, by nothing that an engine may lack.
 *
 * @param pages of every language, in the order of their codes
 */
export function hashOfAll(pages: readonly PageWords[]): string {
  const languages = pages.map(({ language }) => language);
  const byCode = Object.fromEntries(languages.map((one) => [one.code, one])) as Readonly<
    Record<LanguageCode, Language>
  >;
  const hash = sha256.create();
  const take = (text: string) => hash.update(bytesOf(text));
  for (const [slug, cases] of Object.entries(recorded.answers)) {
    for (const [, , input, options] of cases) take(JSON.stringify(answerTo(slug, input, options, languages)));
  }
  const drawings = { ...chartSamples(byCode), ...timelineSamples(byCode) };
  for (const name of Object.keys(recorded.charts)) take(`${drawings[name]?.()}\n`);
  const examples = statedExamples();
  for (const { interpretation: words, language } of pages) {
    take(interpretedText(examples, { words, names: language.names }));
  }
  return bytesToHex(hash.digest());
}

/** In UTF-8, which no engine without the web has an encoder for. */
function bytesOf(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
    else {
      bytes.push(0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
    }
  }
  return Uint8Array.from(bytes);
}

/** Units of the longest text that is looked at for a date, a time or an angle. */
export const LONGEST_NUMBERS = 64;

/**
 * The zero of each script whose digits people type: Devanagari, Bengali, Gurmukhi, Gujarati, Tamil, Telugu, Kannada,
 * Malayalam, Arabic, Persian, full width.
 */
const ZEROS = [0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xc66, 0xce6, 0xd66, 0x660, 0x6f0, 0xff10];

/** A text with its digits in Latin, its minus as a hyphen, one blank for several and none around it. */
export function latinDigits(text: string): string {
  return text
    .replaceAll(/\p{Nd}/gu, latinDigit)
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((each) => code >= each && code < each + 10);
  return zero === undefined ? digit : String(code - zero);
}

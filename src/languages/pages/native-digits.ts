/** A text with the digits of a script, given from nought to nine, each one unit of a string, in place of Latin ones. */
export function nativeDigits(text: string, digits: string): string {
  return text.replaceAll(/[0-9]/g, (digit) => digits[Number(digit)] ?? digit);
}

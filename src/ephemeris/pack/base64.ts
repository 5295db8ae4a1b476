const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BITS_PER_LETTER = 6;

/** The bytes of base64 text without line breaks (RFC 4648, section 4). */
export function fromBase64(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let i = 0; i < ALPHABET.length; i++) values[ALPHABET.charCodeAt(i)] = i;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const letters = text.length - padding;
  const bytes = new Uint8Array(Math.floor((letters * BITS_PER_LETTER) / 8));
  let buffer = 0;
  let bits = 0;
  let at = 0;
  for (let i = 0; i < letters; i++) {
    buffer = ((buffer << BITS_PER_LETTER) | (values[text.charCodeAt(i)] as number)) & 0xffff;
    bits += BITS_PER_LETTER;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (buffer >> bits) & 255;
  }
  return bytes;
}

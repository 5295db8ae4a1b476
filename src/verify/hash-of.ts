/** The first half of the SHA-256 of a text, in hexadecimal, by the Web Crypto of the runtime. */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = [...new Uint8Array(digest, 0, 16)];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Shorter bodies gain nothing. */
export const WORTH_PACKING = 1_000;

export async function packed(body: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([body]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

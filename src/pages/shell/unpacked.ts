/** What was packed when the code was built: JSON in gzip and base64. */
export async function unpacked(packed: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).json();
}

const LINE_FEED = 0x0a;

/** The lines of a stream of UTF-8, without their ends; undefined for one of more than `longest` bytes. */
export async function* linesOf(
  input: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<string | undefined, void> {
  let held: Uint8Array[] = [];
  let size = 0;
  const take = (part: Uint8Array) => {
    size += part.length;
    if (size > longest) held = [];
    else held.push(part);
  };
  const line = () => {
    const text = size > longest ? undefined : new TextDecoder().decode(Buffer.concat(held));
    held = [];
    size = 0;
    return text;
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      take(chunk.subarray(start, end));
      start = end + 1;
      yield line();
    }
    take(chunk.subarray(start));
  }
  if (size > 0) yield line();
}

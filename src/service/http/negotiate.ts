/** Whether an `Accept` header ranks text/html above application/json. Without a preference the answer is JSON. */
export function prefersHtml(accept: string | null): boolean {
  const ranges = (accept ?? '').split(',').map(parseRange);
  return quality(ranges, 'text', 'html') > quality(ranges, 'application', 'json');
}

/** Whether an `Accept-Encoding` header names gzip. `*` is not taken for it: no browser sends that alone. */
export function takesGzip(acceptEncoding: string | null): boolean {
  return (acceptEncoding ?? '').split(',').some((text) => {
    const { range, quality } = parseRange(text);
    return range === 'gzip' && quality > 0;
  });
}

interface MediaRange {
  readonly range: string;
  readonly quality: number;
}

const QUALITY = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;

/** A range whose weight is not written as RFC 9110, section 12.4.2 asks counts as refused. */
function parseRange(text: string): MediaRange {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => /^q\s*=/i.test(parameter));
  return { range: range.toLowerCase(), quality: weight === undefined ? 1 : Number(QUALITY.exec(weight)?.[1] ?? 0) };
}

/** The weight of the most specific range that covers a type (RFC 9110, section 12.5.1), 0 when none does. */
function quality(ranges: readonly MediaRange[], type: string, subtype: string): number {
  for (const covering of [`${type}/${subtype}`, `${type}/*`, '*/*']) {
    const weights = ranges.filter(({ range }) => range === covering).map((range) => range.quality);
    if (weights.length > 0) return Math.max(...weights);
  }
  return 0;
}

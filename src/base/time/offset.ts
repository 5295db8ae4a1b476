/** The numbers 00 to 59, which every time has several of. */
export const TWO_DIGITS = /* @__PURE__ */ Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));

/** An offset in seconds east of UTC as +HH:MM, with the seconds where there are any. */
export function formatOffset(offsetSeconds: number): string {
  if (offsetSeconds !== lastOffset) {
    lastText = offsetText(offsetSeconds);
    lastOffset = offsetSeconds;
  }
  return lastText;
}

/** What was written last: an answer has most of its times in one offset. */
let lastOffset = Number.NaN;
let lastText = '';

function offsetText(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds);
  const seconds = size % 60 === 0 ? '' : `:${TWO_DIGITS[size % 60]}`;
  const minute = `${TWO_DIGITS[Math.floor(size / 3600)]}:${TWO_DIGITS[Math.floor(size / 60) % 60]}`;
  return `${offsetSeconds < 0 ? '-' : '+'}${minute}${seconds}`;
}

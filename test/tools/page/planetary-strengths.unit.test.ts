import { describe, expect, it } from 'vitest';
import { shown, textOf } from '../../pages/shared/period-pages.js';

/** At 18:30 Mars has 4.998 of the 5 rupas that are required of it. */
const SYDNEY = {
  birth_date: '2001-01-09',
  birth_timezone: 'Australia/Sydney',
  latitude: -33.8679,
  longitude: 151.2073,
};

/** Each bar of a birth: whether it is drawn as strong, and the numbers beside it. */
function barsAt(time: string) {
  const html = shown('planetary-strengths', { ...SYDNEY, birth_time: time }) ?? '';
  const list = html.slice(html.indexOf('class="kootas strengths"'), html.indexOf('</ul>'));
  return list
    .split('<li>')
    .slice(1)
    .map((item) => {
      const said = textOf(item);
      const [ratio, rupas, required] = (said.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
      return { said, isStrong: item.includes('class="t-on"'), ratio, rupas, required };
    });
}

describe('the strengths of a birth', () => {
  it('draw as weak nothing that reaches what is required as it is printed', () => {
    const bars = Array.from({ length: 48 }, (_, half) =>
      barsAt(`${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`),
    ).flat();
    expect(bars).toHaveLength(48 * 7);
    for (const { said, isStrong, ratio = 0, rupas = 0, required = 0 } of bars) {
      expect([said, rupas >= required, ratio >= 1]).toEqual([said, isStrong, isStrong]);
    }
    expect(bars.some(({ rupas, required }) => rupas === required)).toBe(true);
  });
});

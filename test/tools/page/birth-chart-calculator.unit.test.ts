import { describe, expect, it } from 'vitest';
import { reader } from '../../pages/shell/asked.js';

const read = reader();
const GANDHI = 'date=1869-10-02&time=07:11&lat=21.6423&lon=69.6095&tz=Asia/Kolkata';

describe('a birth before the zones', () => {
  it('tells the time as it was told, though the clock was ahead by seconds', async () => {
    const { text } = await read(`/tools/birth-chart-calculator?${GANDHI}`);
    expect(text).toContain('07:11, UTC+05:53');
    expect(text).not.toContain('07:10');
  });

  it.each(['/tools/kp-chart', '/kundli'])('asks on %s for the clock before anything is told by it', async (path) => {
    const { text } = await read(`${path}?${GANDHI}`);
    const asked = text.indexOf('Calculate by UTC+04:38:26');
    expect(asked).toBeGreaterThan(text.indexOf('class="answer"'));
    expect(asked).toBeLessThan(text.indexOf('<h2'));
    expect(text.indexOf('Calculate by', asked + 1)).toBe(-1);
  });
});

import { describe, expect, it } from 'vitest';
import { MINUTE, timeRange, type Watch } from '../../../src/rules/uncertainty/time-range.js';

const span = { start: 0, end: 60 * MINUTE };

/** A watch whose changes are too many to look for, of a value by the minute. */
const often = (valueAt: (minute: number) => string): Watch => ({
  edges: [],
  isOften: true,
  at: (instant) => ({ lord: valueAt(instant / MINUTE) }),
});

describe('a value whose changes are not looked for one by one', () => {
  it('holds where each minute has it', () => {
    const { holds, changes } = timeRange(span, [often(() => 'Moon')]);
    expect(holds).toEqual([{ path: 'lord', value: 'Moon' }]);
    expect(changes).toEqual([]);
  });

  it('changes where it is back at the last minute, to the last value that was another', () => {
    const { holds, changes } = timeRange(span, [often((minute) => (minute === 31 ? 'Mars' : 'Moon'))]);
    expect(holds).toEqual([]);
    expect(changes).toEqual([{ path: 'lord', before: 'Moon', after: 'Mars', at: undefined }]);
  });

  it('changes from that of the first minute to that of the last', () => {
    const { changes } = timeRange(span, [often((minute) => `at ${minute}`)]);
    expect(changes).toEqual([{ path: 'lord', before: 'at 0', after: 'at 60', at: undefined }]);
  });
});

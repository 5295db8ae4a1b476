import { describe, expect, it } from 'vitest';
import { passwordFrom, waitSeconds } from '../../src/jobs/logins.js';

describe('the wait after wrong tries', () => {
  it('lets a holder mistype some times, and is never longer than a minute', () => {
    expect([1, 5, 6, 7, 8, 11, 12, 13, 10_000].map((count) => waitSeconds(count, 'account'))).toEqual([
      0, 0, 1, 2, 4, 32, 60, 60, 60,
    ]);
    expect([20, 21, 22].map((count) => waitSeconds(count, 'address'))).toEqual([0, 1, 2]);
  });

  it('leaves fewer than a hundred of 10,000 guesses, one a second, for any hour', () => {
    const looked: number[] = [];
    let freeAt = 0;
    for (let second = 0; second < 10_000; second++) {
      if (second < freeAt) continue;
      looked.push(second);
      freeAt = second + waitSeconds(looked.length, 'account');
    }
    const most = Math.max(...looked.map((from) => looked.filter((at) => at >= from && at < from + 3_600).length));
    expect(most).toBeGreaterThan(50);
    expect(most).toBeLessThan(100);
  });
});

describe('a password', () => {
  it('has 12 to 128 characters of any script', () => {
    expect(passwordFrom('a'.repeat(11))).toBeUndefined();
    expect(passwordFrom('a'.repeat(12))).toBe('a'.repeat(12));
    expect(passwordFrom('🪐'.repeat(128))).toBe('🪐'.repeat(128));
    expect(passwordFrom('🪐'.repeat(129))).toBeUndefined();
    expect(passwordFrom('a'.repeat(1e6))).toBeUndefined();
    expect(passwordFrom('   spaces   count   ')).toBe('   spaces   count   ');
  });

  it('is the same from a keyboard that writes an accent apart', () => {
    expect(passwordFrom('crème brûlée'.normalize('NFD'))).toBe('crème brûlée'.normalize('NFC'));
  });
});

import { describe, expect, it } from 'vitest';
import { momentAt } from '../../../src/base/ephemeris/ephemeris.js';
import { grahaLongitude } from '../../../src/base/zodiac/positions.js';
import { GRAHAS, rashiOf } from '../../../src/base/zodiac/rashi.js';
import { signStay } from '../../../src/rules/transit/gochara-sky.js';
import { ingresses } from '../../../src/rules/transit/sky-events.js';
import { DEFAULT_SKY as sky } from '../../support/default-sky.js';

const FROM = Date.UTC(2021, 0, 1);
const TO = Date.UTC(2029, 0, 1);

describe('the stay of a graha in a sign', () => {
  const all = ingresses(sky, { start: FROM - 4 * 366 * 86_400_000, end: TO + 4 * 366 * 86_400_000 });

  it.each(GRAHAS)('of %s lies between the entries before and after it', (graha) => {
    const own = all.filter((one) => one.graha === graha);
    for (let at = FROM; at < TO; at += 23.7 * 86_400_000) {
      const sign = rashiOf(grahaLongitude(sky, graha, momentAt(at)));
      const before = own.findLast((one) => one.at <= at);
      const after = own.find((one) => one.at > at);
      expect([before?.to, after?.from]).toEqual([sign, sign]);
      const { start, end } = signStay(sky, { graha, sign }, at);
      expect(Math.abs((start ?? 0) - (before?.at ?? 0))).toBeLessThan(2);
      expect(Math.abs((end ?? 0) - (after?.at ?? 0))).toBeLessThan(2);
    }
  });

  it('is found at the second at which an entry is printed', () => {
    for (const { graha, at, to } of all.filter((one) => one.at > FROM && one.at < FROM + 400 * 86_400_000)) {
      const second = Math.ceil(at / 1000) * 1000;
      const sign = rashiOf(grahaLongitude(sky, graha, momentAt(second)));
      expect(sign).toBe(to);
      expect(Math.abs((signStay(sky, { graha, sign }, second).start ?? 0) - at)).toBeLessThan(2);
    }
  });
});

import { describe, expect, it } from 'vitest';
import {
  birthChartTool,
  calculate,
  calculateNamed,
  type Environment,
  moonSignTool,
  panchangTool,
  type Tool,
} from '../../src/entries/index.js';
import { errorOf } from '../support/support.js';

const place = { latitude: 47.6867, longitude: 8.6969 };
const birth = { date: '1990-05-17', time: '10:20', place };

function requireSame<Input, Result>(
  tool: Tool<Input, Result>,
  input: object,
  options: Partial<Environment> = {},
): void {
  expect(calculateNamed(tool, input, options)).toEqual(calculate(tool, input, options));
}

describe('a calculation whose zone is named', () => {
  it.each(['Europe/Busingen', '+05:53:28', 'LMT'])('is that of calculate by %s', (zone) => {
    requireSame(moonSignTool, { ...birth, zone }, { ayanamsha: 'raman' });
    requireSame(birthChartTool, { ...birth, zone }, { node: 'true' });
  });

  it('is that of calculate for a day', () => {
    requireSame(panchangTool, { date: '2026-01-01', timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 });
  });

  it('is refused where the zone is left out', () => {
    expect(errorOf(() => calculateNamed(moonSignTool, birth))).toMatchObject({
      code: 'engine_error',
      message: 'calculateNamed finds no time zone for coordinates: name one.',
    });
  });

  it('takes the zone that a finder of the caller names', () => {
    const { provenance } = calculateNamed(moonSignTool, birth, { zoneAt: () => 'Europe/Zurich' });
    expect(provenance.timezone_resolution).toContain('Europe/Zurich, derived offline');
  });
});

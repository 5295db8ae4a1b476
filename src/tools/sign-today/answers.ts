import { clock, day, known, type Seen } from '../../pages/seen.js';
import type { SignTodayResult } from './tool.js';

export const answers: Seen<SignTodayResult> = ({ chandrabala, next_chandrashtama, tarabala, slow_planets }) => [
  ...chandrabala.map(({ ends_at }) => clock(ends_at)),
  clock(known(next_chandrashtama).starts_at),
  ...tarabala.flatMap(({ nakshatra_name, taras }) => [nakshatra_name, ...taras.map(({ label }) => label)]),
  ...slow_planets.map(({ planet, ends_at }) => new RegExp(`${planet}[\\s\\S]*${day(ends_at.slice(0, 10)).source}`)),
];

import { astronomyEngine } from './astronomy-engine.js';
import type { Ephemeris } from './ephemeris.js';

/** Stands in for `default.ts` where a bundle cannot carry the pack; the build for `nirayana/compact` puts it there. */
export const defaultEphemeris: Ephemeris = astronomyEngine;

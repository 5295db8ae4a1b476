import { astronomyEngine } from './astronomy-engine.js';
import type { Ephemeris } from './ephemeris.js';

/** The ephemeris every tool uses when none is given. */
export const defaultEphemeris: Ephemeris = astronomyEngine;

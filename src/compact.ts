export { astronomyEngine } from './ephemeris/astronomy-engine.js';
export * from './index.js';

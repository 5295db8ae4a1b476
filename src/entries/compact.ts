export { astronomyEngine } from '../base/ephemeris/astronomy-engine.js';
export * from './index.js';

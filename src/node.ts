export { type RunningServer, type ServeOptions, serve } from './adapters/node/serve.js';

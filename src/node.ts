export { type NodeListener, type NodeListenerOptions, toNodeListener } from './adapters/node/listener.js';
export { type RunningServer, type ServeOptions, serve } from './adapters/node/serve.js';

export { type RunManyOptions, runMany } from './adapters/batch/run-many.js';
export type { Answered } from './adapters/http/door.js';
export {
  type NodeListener,
  type NodeListenerOptions,
  type NodeRequest,
  type NodeResponse,
  toNodeListener,
} from './adapters/node/listener.js';
export { svgToPng } from './adapters/node/png.js';
export { type RunningServer, type ServeOptions, serve } from './adapters/node/serve.js';

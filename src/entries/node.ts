export { type SelectedRow, UnknownPath } from '../calculation/selection.js';
export { type IdOf, type RunManyOptions, runMany } from '../service/batch/run-many.js';
export type { Answered } from '../service/http/door.js';
export {
  type NodeListener,
  type NodeListenerOptions,
  type NodeRequest,
  type NodeResponse,
  toNodeListener,
} from '../service/node/listener.js';
export { svgToPng } from '../service/node/png.js';
export { type RunningServer, type ServeOptions, serve } from '../service/node/serve.js';
export { useSkyTable, writeSkyTable } from '../service/threads/sky-table.js';

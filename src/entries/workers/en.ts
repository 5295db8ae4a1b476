import { pages } from '../../languages/en/pages.js';
import type { WorkerSettings } from '../../service/device/settings.js';
import { startWorker } from '../../service/device/worker.js';

/** Starts the worker of the English pages. */
export function start(settings: WorkerSettings): void {
  startWorker(self as unknown as ServiceWorkerGlobalScope, settings, [{ locale: 'en', pages }]);
}

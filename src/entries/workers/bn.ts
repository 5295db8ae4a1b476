// Written by `npm run tools`, from the folders.
import { pages } from '../../languages/bn/pages.js';
import { places } from '../../languages/bn/places.js';
import { pages as english } from '../../languages/en/pages.js';
import type { WorkerSettings } from '../../service/device/settings.js';
import { startWorker } from '../../service/device/worker.js';

/** Starts the worker of the pages in its language. JSON tells in English what is wrong. */
export function start(settings: WorkerSettings): void {
  const scope = self as unknown as ServiceWorkerGlobalScope;
  startWorker(scope, settings, [
    { locale: 'bn', pages, places },
    { locale: 'en', pages: english },
  ]);
}

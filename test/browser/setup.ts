import { buildIfStale } from '../../scripts/build.mjs';
import { chromiumPath } from './chromium.js';

/** Builds the server that is looked at. Without Chromium nothing is, which CI takes for a failure. */
export default function setup(): void {
  if (chromiumPath() === undefined) {
    const isRequired = Boolean(process.env['CI']);
    process.stdout.write('There is no Chromium on the path, and the variable CHROMIUM names none: no page was seen.\n');
    process.stdout.write(isRequired ? '0 passed, 1 failed\n' : '0 passed, 0 failed, 1 skipped\n');
    process.exit(isRequired ? 1 : 0);
  }
  buildIfStale({ runnable: true });
}

// `npm start`: builds what is not built, then runs `nirayana serve` in this very process, so that signals reach it.
import { buildIfStale } from './build.mjs';

buildIfStale({ runnable: true });
process.argv.splice(2, 0, 'serve');
await import('../dist/bin.js');

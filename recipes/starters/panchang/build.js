// Puts the application into the folder out, for any server of files: `npm run build`.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

mkdirSync('out', { recursive: true });
await build({ entryPoints: ['app.js'], bundle: true, format: 'esm', minify: true, outfile: 'out/app.js' });
cpSync('index.html', 'out/index.html');

// A new version of the application is a new cache.
const version = createHash('sha256').update(readFileSync('out/app.js')).update(readFileSync('out/index.html'));
const worker = readFileSync('worker.js', 'utf8').replace('VERSION', version.digest('hex').slice(0, 12));
writeFileSync('out/worker.js', worker);

// `npm run test:inspector`: the inspector of the protocol's makers lists and calls over both transports. It needs a
// later Node than the package does.
import assert from 'node:assert';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildIfStale } from './build.mjs';
import { folderWith, root, runSteps } from './own-folder.mjs';

buildIfStale({ runnable: true });
const folder = folderWith('inspector', { '@modelcontextprotocol/inspector': '2.12.0', node: '24.21.0' });
const bin = (name) => join(folder, 'node_modules/.bin', name);

const { serve } = await import('../dist/node.js');
const server = await serve({ port: 0 });

/** What the inspector ends with where a tool has answered with an error. */
const TOOL_FAILED = 5;

/** What the inspector prints for a method. This process serves while it runs. */
async function inspect(target, method, ...options) {
  const args = [bin('mcp-inspector'), '--cli', ...target, '--method', method, ...options];
  const inspecting = promisify(execFile)(bin('node'), args, { maxBuffer: 16 * 1024 * 1024 });
  const { stdout, stderr } = await inspecting.catch((error) => {
    if (error.code === TOOL_FAILED) return error;
    throw error;
  });
  return { answer: JSON.parse(stdout), warnings: stderr };
}

function call(target, tool, given) {
  const pairs = Object.entries(given).map(([name, value]) => `${name}=${value}`);
  return inspect(target, 'tools/call', '--tool-name', tool, '--tool-arg', ...pairs);
}

const BIRTH = {
  birth_date: '1990-05-17',
  birth_time: '10:20',
  place: 'Delhi, India',
  structured: true,
};

const stepsFor = (name, target) => [
  [
    `${name}: lists the tools, with schemas that every client reads`,
    async () => {
      const { answer, warnings } = await inspect(target, 'tools/list', '--strict');
      assert(answer.tools.length >= 26);
      assert.strictEqual(warnings, '');
    },
  ],
  [
    `${name}: lists the prompts and the methodology pages`,
    async () => {
      assert.strictEqual((await inspect(target, 'prompts/list')).answer.prompts.length, 2);
      assert((await inspect(target, 'resources/list')).answer.resources.length >= 25);
    },
  ],
  [
    `${name}: finds a place and calculates`,
    async () => {
      const { answer: found } = await call(target, 'find_place', { query: 'Delhi', limit: 1 });
      assert.strictEqual(found.structuredContent.places[0].timezone, 'Asia/Kolkata');
      const { answer } = await call(target, 'moon_sign', BIRTH);
      assert.strictEqual(answer.structuredContent.result.rashi.name, 'Capricorn');
    },
  ],
  [
    `${name}: tells the field that fails`,
    async () => {
      const { answer } = await call(target, 'sun_sign', { month: 13, day: 1 });
      assert.strictEqual(answer.isError, true);
      assert.match(answer.content[0].text, /^month: Must be between 1 and 12\.$/m);
    },
  ],
];

await runSteps([
  ...stepsFor('stdio', [process.execPath, join(root, 'dist/bin.js'), 'mcp']),
  ...stepsFor('http', [`${server.url}/mcp`, '--transport', 'http']),
]);
await server.close();

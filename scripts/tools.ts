// Writes what lists every tool, from the folders of src/tools.
import { writeFileSync } from 'node:fs';
import { toolLists } from './tool-lists.js';

const root = new URL('../', import.meta.url);

for (const [path, text] of Object.entries(await toolLists())) writeFileSync(new URL(path, root), text);

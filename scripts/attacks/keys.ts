import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Attack, memoryOf, type Scene, waitOfOthers } from './attack.js';

const INVENTED = `nir_${'0'.repeat(32)}`;

/** An invented key where nobody has an account. */
export const KEY_ATTACKS: Scene = {
  name: 'keys',
  async attacks() {
    const folder = mkdtempSync(join(tmpdir(), 'nirayana-keys-'));
    const data = join(folder, 'data');
    const attack: Attack = {
      name: 'an invented key where there is no account',
      serve: ['--rate-limit', '0', '--data', data],
      env: {},
      async run(target) {
        const before = memoryOf(target).now;
        const headers = { 'X-API-Key': INVENTED, 'Content-Type': 'application/json' };
        const ask = () => fetch(`${target.url}/api/b2b/career-dna`, { method: 'POST', headers, body: '{}' });
        const statuses = new Set<number>();
        const wait = await waitOfOthers(target, async () => {
          for (let round = 0; round < 50; round++) statuses.add((await ask()).status);
        });
        if ([...statuses].join() !== '401') throw new Error(`The key was answered ${[...statuses]}.`);
        if (existsSync(data)) throw new Error('A folder has appeared.');
        return [
          { what: 'another client waits', value: wait, unit: 's', most: 1 },
          { what: 'memory more than before', value: memoryOf(target).most - before, unit: 'MB', most: 60 },
        ];
      },
    };
    return { attacks: [attack], remove: async () => rmSync(folder, { recursive: true, force: true }) };
  },
};

// The files of recipes/nginx, with the addresses and folders of this machine, in front of servers that are asked.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, whileRunning } from '../while-running.mjs';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Runs nginx with a site of its http block while it is asked.
 *
 * @param cwd a folder for what nginx writes
 * @param site listens on `front`
 */
export async function whileNginx({ cwd, site, front }, ask) {
  const user = process.getuid() === 0 ? 'user root;' : '';
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${cwd}/${name};`);
  writeFileSync(
    join(cwd, 'main.conf'),
    `daemon off; ${user} pid ${cwd}/pid; events {} http { ${temporary.join(' ')}\n${site}}`,
  );
  await whileRunning('nginx', ['-e', 'stderr', '-p', cwd, '-c', 'main.conf'], { cwd, env: { PORT: front } }, ask);
}

const PLACE = 'at_lat=28.6139&at_lon=77.209&on_tz=Asia/Kolkata';
const DAY = `/tools/panchang?on=2026-01-01&${PLACE}`;
const OTHER_DAY = `/tools/panchang?on=2026-01-02&${PLACE}`;
const BIRTH = '/tools/birth-chart-calculator?date=1990-05-17&time=10:20&lat=28.6139&lon=77.209&tz=Asia/Kolkata';
/** Of a visitor who keeps a choice, and is offered the panchang that goes by it. */
const CHOICES = { Cookie: 'nirayana_choices=ayanamsha=raman' };

/** Asks a server through the cache of cache.conf: what it keeps, for whom, and what it must not have. */
export async function cacheKeeps({ work, bin, expect, calculates }) {
  const cwd = join(work, 'nginx/cache');
  mkdirSync(cwd);
  const [server, front] = [await freePort(), await freePort()];
  const site = readFileSync(join(work, 'nginx/cache.conf'), 'utf8')
    .replace(':8787', `:${server}`)
    .replace('listen 80;', `listen 127.0.0.1:${front};`)
    .replaceAll('/var/cache/nginx', cwd)
    .replaceAll('/var/log/nginx', cwd);
  const env = { PORT: server, HOST: '127.0.0.1', BASE_URL: 'http://example.org', TRUSTED_PROXIES: '1' };
  await whileRunning(process.execPath, [bin, 'serve'], { cwd, env }, () =>
    whileNginx({ cwd, site, front }, async (url) => {
      const ask = async (path, headers = {}) => {
        const answer = await fetch(url + path, { headers, redirect: 'error' });
        expect(answer.status, 200);
        return { kept: answer.headers.get('x-cache'), text: await answer.text(), headers: answer.headers };
      };
      const [first, second] = [await ask(DAY), await ask(DAY)];
      expect([first.kept, second.kept, first.text === second.text], ['MISS', 'HIT', true]);
      expect(first.text.includes('Trayodashi'), true);
      // Who takes no gzip is given the same, unpacked.
      const plain = await ask(DAY, { 'Accept-Encoding': 'identity' });
      const encoding = plain.headers.get('content-encoding');
      expect([plain.kept, encoding, plain.text === first.text], ['HIT', null, true]);

      // A choice that somebody keeps is shown to nobody else, and the answer of all others is not shown to them.
      const chosen = await ask(DAY, CHOICES);
      expect([chosen.kept, chosen.headers.get('cache-control')], ['BYPASS', 'private, no-store']);
      expect(
        [chosen, first].map(({ text }) => text.includes('Show with your choices')),
        [true, false],
      );
      expect([(await ask(OTHER_DAY, CHOICES)).kept, (await ask(OTHER_DAY)).kept], ['BYPASS', 'MISS']);
      expect((await ask(DAY)).text === first.text, true);

      const births = [await ask(BIRTH), await ask(BIRTH)];
      expect(
        births.map(({ kept, headers }) => [kept, headers.get('cache-control')]),
        [
          ['MISS', 'no-store'],
          ['MISS', 'no-store'],
        ],
      );
      expect(keysIn(join(cwd, 'nirayana')), [`127.0.0.1${DAY}`, `127.0.0.1${OTHER_DAY}`]);

      await calculates(url, env.BASE_URL);
      expect((await fetch(`${url}/metrics`)).status, 404);
      expect(/1990|28\.6139/.test(readFileSync(join(cwd, 'nirayana.log'), 'utf8')), false);
    }),
  );
}

/** The keys of what nginx has in its cache, each file of which names its own. */
function keysIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => /\nKEY: (.*)\n/.exec(readFileSync(join(parentPath, name), 'latin1'))?.[1])
    .sort();
}

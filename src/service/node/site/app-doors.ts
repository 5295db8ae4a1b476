import { LANGUAGE_CODES } from '../../../languages/locale/locales.js';
import { APP_FILES } from '../../../pages/shell/device.js';
import { KEPT_FOR_EVER } from '../../../pages/shell/respond.js';
import { type Asked, type Door, failure, type Served } from '../../http/door.js';
import { packed } from '../../http/kept-pages.js';
import { nothingHere } from '../../http/refusals.js';
import type { App, AppFile } from './app-files.js';

/** A browser looks for a new version of what has no hash in its name. */
const LOOKED_AT = { 'Cache-Control': 'no-cache' };

const HASHED = /[.-][0-9A-Za-z]{8}\.(?:js|json)$/;

/** The files of the service on the device, as a server sends them. */
export function appDoors(app: App): Door<Sent>[] {
  const packages = new Map<AppFile, Promise<Uint8Array<ArrayBuffer>>>();
  const answer = async ({ pathname, takesGzip }: Asked): Promise<Sent> => {
    const file = (await app.files()).find(({ path }) => path === pathname);
    if (!file) return failure('', nothingHere(), new Date());
    const { path, type, body } = file;
    const headers = {
      'Content-Type': type,
      ...(HASHED.test(path) ? KEPT_FOR_EVER : LOOKED_AT),
      Vary: 'Accept-Encoding',
    };
    if (takesGzip !== true) return { status: 200, headers, body };
    const bytes = packages.get(file) ?? packed(body);
    packages.set(file, bytes);
    return { status: 200, headers: { ...headers, 'Content-Encoding': 'gzip' }, body, bytes: await bytes };
  };
  return [APP_FILES.folder, ...LANGUAGE_CODES.map(APP_FILES.worker)].map((path) => ({ path, answer }));
}

interface Sent extends Served {
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

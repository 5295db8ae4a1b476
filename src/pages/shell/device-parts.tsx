import assets from 'virtual:page-assets';
import { paths } from '../../catalog/paths.js';
import type { LanguageCode } from '../../languages/locale/locales.js';
import type { PageContext } from './context.js';
import { APP_FILES } from './device.js';
import { POLICY } from './respond.js';

const SCRIPT = paths.hashed(paths.files.device, assets.device.hash);
const ICON = paths.hashed(paths.files.icon, assets.icon.hash);

type Props = { readonly page: PageContext };

/** What a head has for the service on the device. */
export function DeviceHead({ page: { onDevice, root, locale } }: Props) {
  if (!onDevice) return null;
  return (
    <>
      {/* Hosts of files send no header of ours. There alone does a page say it, where nobody reads who may frame it. */}
      {onDevice.writer === 'files' ? (
        <meta http-equiv="Content-Security-Policy" content={POLICY.replace(/; frame-ancestors [^;]*/, '')} />
      ) : null}
      <link rel="manifest" href={root + APP_FILES.manifest(locale)} />
      <link rel="apple-touch-icon" href={root + ICON} />
    </>
  );
}

/** The script that begins the service on the device; the page's own comes after it. */
export function DeviceScript({ page: { onDevice, root } }: Props) {
  return onDevice ? <script src={root + SCRIPT} defer /> : null;
}

/** The strip at the foot of the window, which the script shows while there is something to say. */
export function DeviceStrip({ page: { onDevice, root, locale, words } }: Props) {
  if (!onDevice) return null;
  const { wait, unsupported, failed, offline, ready, update, noScript } = words.device;
  return (
    <>
      <div
        class="bar-off no-print"
        role="status"
        hidden
        data-strip
        data-root={root}
        data-worker={root + APP_FILES.worker(locale)}
        data-scope={`${root}/${locale === 'en' ? '' : locale}`}
        data-writer={onDevice.writer}
        data-version={onDevice.version}
        data-wait={wait}
        data-unsupported={unsupported}
        data-failed={failed}
        data-offline={offline.join(' ')}
        data-ready={ready}
        data-update={update}
      >
        <div class="wrap" />
      </div>
      {onDevice.writer === 'files' ? (
        <noscript>
          <div class="bar-off">
            <div class="wrap">{noScript}</div>
          </div>
        </noscript>
      ) : null}
    </>
  );
}

/** Asked of the worker of another language only after its page has started it: a query might go to the network before. */
export function inLanguage(
  { onDevice, locale }: Pick<PageContext, 'onDevice' | 'locale'>,
  other: LanguageCode,
  href: string,
) {
  return onDevice && onDevice.writer !== 'server' && other !== locale ? href.replace('?', '#') : href;
}

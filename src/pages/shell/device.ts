/** What pages know of a service that can run on the device of its reader. */
export interface OnDevice {
  /** Of the release. */
  readonly version: string;
  /** Who writes the page: a server, the writer of a site of files, or the worker on the device. */
  readonly writer: 'server' | 'files' | 'device';
  /** Whether a server answers what is asked without the worker. */
  readonly hasServer: boolean;
  /** What the parts have, bytes. */
  readonly bytes: { readonly program: number; readonly places: number; readonly methods: number };
}

/** Addresses of the files of which the app is made, as the pages name them. */
export const APP_FILES = {
  folder: '/app',
  /** Its scope begins where it stands, and so it stands above the folder. */
  worker: (locale: string) => `/worker-${locale}.js`,
  /** The thread of the page that verifies. */
  verify: '/app/verify-thread.js',
  manifest: (locale: string) => `/app/manifest-${locale}.webmanifest`,
};

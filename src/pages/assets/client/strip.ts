/** What the worker is asked beside answers. */
const SKIP = 'skip-waiting';
const VERSION = 'version';

/** The strip at the foot of the window: one sentence at a time, the gravest first. */
export class Strip {
  readonly #line: HTMLElement;
  readonly #room: HTMLElement;
  #isWaiting = false;
  #failure: string | undefined;
  #ready: { readonly words: string; readonly worker: ServiceWorker } | undefined;
  #isUpdating = false;
  /** Browsers call a network one that leads nowhere. */
  #isCut = false;

  constructor(line: HTMLElement) {
    this.#line = line;
    this.#room = line.firstElementChild as HTMLElement;
    for (const name of ['online', 'offline']) addEventListener(name, () => this.#cut(name === 'offline'));
    this.#show();
  }

  /** Whether the calculators are on their way. */
  wait(isWaiting: boolean): void {
    this.#isWaiting = isWaiting && !navigator.serviceWorker?.controller;
    this.#show();
  }

  fail(why: 'unsupported' | 'failed'): void {
    this.#isWaiting = false;
    this.#failure = this.#line.dataset[why];
    this.#show();
  }

  /** Tells of each new version, and changes to it when its reader wants that. */
  follow(registration: ServiceWorkerRegistration): void {
    const { controller } = navigator.serviceWorker;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (this.#isUpdating) location.reload();
    });
    const offer = async () => {
      const { waiting } = registration;
      if (!waiting || !(controller ?? registration.active)) return;
      const { ready = '', version: now = '' } = this.#line.dataset;
      const words = ready.replace('{new}', await versionOf(waiting)).replace('{now}', now);
      this.#ready = { words, worker: waiting };
      this.#show();
    };
    void offer();
    if (registration.active) {
      registration.update().then(
        () => this.#cut(false),
        () => this.#cut(true),
      );
    }
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') void offer();
        if (installing.state === 'redundant' && !registration.active) this.fail('failed');
      });
    });
  }

  #cut(isCut: boolean): void {
    this.#isCut = isCut;
    this.#show();
  }

  #show(): void {
    const { wait, offline, update } = this.#line.dataset;
    const ready = this.#ready;
    const isOffline = (this.#isCut || !navigator.onLine) && Boolean(navigator.serviceWorker?.controller);
    const words = this.#failure ?? (this.#isWaiting ? wait : (ready?.words ?? (isOffline ? offline : undefined)));
    this.#line.hidden = words === undefined;
    this.#room.textContent = words ?? '';
    if (!ready || words !== ready.words) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'btn plain';
    button.textContent = update ?? '';
    button.addEventListener('click', () => {
      this.#isUpdating = true;
      ready.worker.postMessage(SKIP);
    });
    this.#room.append(' ', button);
  }
}

/** The version of a worker that waits. */
function versionOf(worker: ServiceWorker): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    worker.postMessage(VERSION, [port2]);
  });
}

/** What lines are written to: a stream of Node, or a stand-in. */
export interface LineStream {
  write(text: string, written: () => void): unknown;
}

/** Pipes take this much whole or not at all, so that lines of several processes on one pipe do not mix (PIPE_BUF). */
const WHOLE_BYTES = 4_096;

/** What may wait for a slow reader. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;

const FLUSH_MILLISECONDS = 2_000;

/**
 * Passes lines on to a stream without ever waiting for it. Those that a slow reader leaves over wait in memory up to a
 * size; beyond it new ones are dropped and counted.
 */
export class LineWriter {
  readonly #stream: LineStream;
  readonly #onDropped: (lines: number) => void;
  #waiting: string[] = [];
  #waitingBytes = 0;
  #isWriting = false;
  #dropped = 0;
  #flushed: (() => void)[] = [];

  /** @param onDropped is told how many lines were dropped, when there is room again. */
  constructor(stream: LineStream, onDropped: (lines: number) => void) {
    this.#stream = stream;
    this.#onDropped = onDropped;
  }

  /** Takes a line with its end. */
  write(line: string): void {
    const bytes = Buffer.byteLength(line);
    if (this.#waitingBytes + bytes > MAX_WAITING_BYTES) {
      this.#dropped++;
      return;
    }
    this.#waiting.push(line);
    this.#waitingBytes += bytes;
    if (this.#isWriting) return;
    this.#isWriting = true;
    // What is logged in one turn of the event loop is written together.
    setImmediate(() => this.#next());
  }

  /** Resolves when all lines are written, or after two seconds. */
  async flush(): Promise<void> {
    if (!this.#isWriting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      timer = setTimeout(resolve, FLUSH_MILLISECONDS);
      this.#flushed.push(resolve);
    });
    clearTimeout(timer);
  }

  #next(): void {
    if (this.#dropped > 0 && this.#waitingBytes < MAX_WAITING_BYTES / 2) this.#tellDropped();
    const text = this.#takeWhole();
    if (text !== '') {
      this.#stream.write(text, () => this.#next());
      return;
    }
    this.#isWriting = false;
    for (const resolve of this.#flushed.splice(0)) resolve();
  }

  #tellDropped(): void {
    const dropped = this.#dropped;
    this.#dropped = 0;
    this.#onDropped(dropped);
  }

  /** As many lines as can be written at once. */
  #takeWhole(): string {
    let count = 0;
    let size = 0;
    for (const line of this.#waiting) {
      const bytes = Buffer.byteLength(line);
      if (count > 0 && size + bytes > WHOLE_BYTES) break;
      size += bytes;
      count++;
    }
    this.#waitingBytes -= size;
    return this.#waiting.splice(0, count).join('');
  }
}

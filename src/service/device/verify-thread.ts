import type { VerifyMessage } from '../../pages/shell/verify-message.js';
import { verify } from '../../verify/verify.js';

/** Verifies as soon as it is started, in a thread of the page that shows it. */
const tell = (message: VerifyMessage) => postMessage(message);

verify({ onProgress: (done, all) => tell({ kind: 'progress', done, all }) }).then(
  ({ compared, differences }) => {
    const [first] = differences;
    const others = differences.map(({ kind, name }) => ({ kind, name }));
    tell({ kind: 'verified', compared, others, ...(first && { first }) });
  },
  (error: unknown) => tell({ kind: 'failed', why: String(error) }),
);

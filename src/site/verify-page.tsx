import assets from 'virtual:page-assets';
import { paths } from '../catalog/paths.js';
import { Code } from '../pages/shell/code.js';
import type { PageContext } from '../pages/shell/context.js';
import { APP_FILES } from '../pages/shell/device.js';
import { Frame } from '../pages/shell/frame.js';
import type { Otherwise } from '../pages/shell/verify-message.js';

const SCRIPT = paths.hashed(paths.files.verify, assets.verify.hash);

const COMMAND = 'npx nirayana verify';

/** The kinds in the order in which they are compared. */
const KINDS = ['answer', 'chart', 'interpretation'] as const satisfies readonly Otherwise['kind'][];

/**
 * Makes all that is recorded anew in a thread of the reader's browser. The script fills in what comes of it, and has no
 * words of its own.
 */
export function VerifyPage({ page }: { readonly page: PageContext }) {
  const { root, onDevice } = page;
  const { verify: words } = page.words;
  const { title, lead, kinds, ...told } = words;
  return (
    <Frame page={page} title={title} description={lead}>
      <h1>{title}</h1>
      <p class="sub">{lead}</p>
      <div
        data-verify
        data-same
        data-thread={root + APP_FILES.verify}
        data-about={`nirayana ${onDevice?.version}`}
        data-loading={told.loading}
        data-progress={told.progress}
        data-all-same={told.allSame}
        data-differ={told.differ}
        data-hashes={told.hashes}
        data-stopped={told.stopped}
        data-failed={told.failed}
        data-insecure={told.insecure}
      >
        <p class="acts">
          <button class="btn" type="button" data-verify-act data-stop={told.stop} hidden>
            {told.start}
          </button>
        </p>
        <noscript>
          <p>{told.noScript}</p>
        </noscript>
        <progress class="verified" max="1" value="0" aria-label={title} />
        <p class="verified" role="status" data-verify-status />
        <section class="block" aria-labelledby="h-compared">
          <h2 id="h-compared">{told.compared}</h2>
          <dl class="facts say">
            {KINDS.map((kind) => (
              <div data-kind={kind} data-done={told.same} data-not={told.notYet}>
                <dt>{kinds[kind]}</dt>
                <dd>{told.notYet}</dd>
              </div>
            ))}
          </dl>
          <p class="small soft" data-verify-where />
        </section>
        <section class="block" aria-labelledby="h-first" data-verify-first hidden>
          <h2 id="h-first">{told.first}</h2>
          <p lang="en" data-verify-name />
          <p class="small" data-verify-hashes />
          <div class="whole">
            <Code name={told.first} text="" id="verify-made" />
          </div>
          <ul class="small" lang="en" data-verify-others />
        </section>
      </div>
      <section class="block" aria-labelledby="h-command">
        <h2 id="h-command">{told.command}</h2>
        <p>{told.commandText}</p>
        <Code name={COMMAND} text={COMMAND} />
      </section>
      <p class="soft">{told.meaning}</p>
      <script src={root + SCRIPT} defer />
    </Frame>
  );
}

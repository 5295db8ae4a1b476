import type { CalculationError } from '../../base/errors.js';
import { hrefOf, type PageContext } from '../shell/context.js';
import { Frame } from '../shell/frame.js';

interface BusyProps {
  readonly page: PageContext;
  readonly refusal: CalculationError;
  readonly headers: Readonly<Record<string, string>>;
}

/** The page of a calculation that the service could not make now. What was entered stays in its address. */
export function BusyPage({ page, refusal, headers }: BusyProps) {
  const { busy } = page.words.result;
  const wait = Number(headers['Retry-After'] ?? Number.NaN);
  const message =
    refusal.code === 'rate_limited' ? busy.tooMany(Number.isNaN(wait) ? undefined : wait) : busy.unavailable;
  return (
    <Frame page={page} title={busy.title} isPrivate>
      <h1>{busy.title}</h1>
      <p class="sub">{message}</p>
      <p>
        <a class="btn" href={hrefOf(page, page.path, page.query)}>
          {busy.again}
        </a>
      </p>
    </Frame>
  );
}

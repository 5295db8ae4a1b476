import type { CalculationError } from '../../base/errors.js';
import type { AnyTool } from '../../calculation/define.js';
import type { RunOptions } from '../../calculation/run.js';
import type { Standing } from '../../service/web/long.js';
import type { Shelf } from '../../service/web/shelf.js';

/** What the service gives the pages with each request. */
export interface PageEnvironment extends Standing {
  /** Scheme, host and mount, where links to other hosts would point. */
  readonly baseUrl: string;
  readonly at: Date;
  readonly environment: NonNullable<RunOptions['environment']>;
  /** Counts a calculation of so many places, as a POST of the same client and tool is counted. */
  readonly count: (tool: AnyTool, places: number) => Promise<Counted>;
  /** Counts a calendar of so many places that has to be made. */
  readonly countFeed: (places: number) => Promise<Counted>;
  /** Keeps what takes long to make. */
  readonly shelf: Shelf;
  /** Counts what a form asks that is no calculation, and a search, once for each request, as so many places. Rejects one too many. */
  readonly countSearch: (places?: number) => Promise<void>;
  /** Told of what is no mistake of the visitor. */
  readonly report: (error: unknown) => void;
}

interface Counted {
  /** What the answer says of the limit. */
  readonly headers: Readonly<Record<string, string>>;
  /** Why the request may not go on. */
  readonly refusal?: CalculationError;
}

/** What is asked of the pages. */
export interface PageAsked {
  readonly pathname: string;
  readonly search: string;
  readonly header: (name: string) => string | null;
}

/** What the pages answer, before it is tagged and packed. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** In place of the body where it is no text. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

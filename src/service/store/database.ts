/** A row as both databases give it. */
export type Row = Readonly<Record<string, unknown>>;

/** What runs statements: a database, or a transaction of one. */
export interface Statements {
  /** One statement with `$1`, `$2` for its values. */
  readonly query: <R extends Row = Row>(sql: string, values?: readonly unknown[]) => Promise<readonly R[]>;
  /** Several statements without values, separated by semicolons. */
  readonly script: (sql: string) => Promise<void>;
}

/** PostgreSQL, on a server or embedded. */
export interface Database extends Statements {
  readonly kind: 'postgres' | 'embedded';
  /**
   * All or nothing. Within `work` only `statements` may be used: the embedded database has one connection, and another
   * handle would wait for ever.
   */
  readonly transaction: <T>(work: (statements: Statements) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

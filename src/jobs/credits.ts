/**
 * Where credits come from: the allowance of a month, such as `2026-11`, which ends with it, or {@link LASTING}. In the
 * order of these names they are used up.
 */
export type Pool = string;

/** The pool of the credits that an operator has granted. They do not end. */
export const LASTING: Pool = 'lasting';

/** The pool of the calendar month in UTC. */
export function monthOf(at: Date): Pool {
  return at.toISOString().slice(0, 7);
}

/** The day, UTC, on which the next month brings its allowance. */
export function returnOf(at: Date): string {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
}

export interface PoolBalance {
  readonly pool: Pool;
  readonly balance: number;
}

export interface Share {
  readonly pool: Pool;
  readonly amount: number;
}

/**
 * What each pool gives towards a cost, the month first.
 *
 * @returns undefined where they do not hold enough together
 */
export function sharesOf(cost: number, pools: readonly PoolBalance[]): readonly Share[] | undefined {
  if (totalOf(pools) < cost) return undefined;
  const inOrder = [...pools].sort((first, second) => (first.pool < second.pool ? -1 : 1));
  let missing = cost;
  return inOrder.flatMap(({ pool, balance }) => {
    const amount = Math.min(missing, balance);
    missing -= amount;
    return amount > 0 ? [{ pool, amount }] : [];
  });
}

/** All that the pools hold. */
export function totalOf(pools: readonly PoolBalance[]): number {
  return pools.reduce((sum, { balance }) => sum + balance, 0);
}

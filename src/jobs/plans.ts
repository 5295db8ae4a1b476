/** What a job gives, each kind counted against an allowance of its own. */
export const OUTPUTS = ['calculated', 'interpreted'] as const;
export type Output = (typeof OUTPUTS)[number];

/** Credits for one calendar month in UTC. */
export type Allowances = Readonly<Record<Output, number>>;

/** What the plans with fixed allowances give. */
export const FIXED_PLANS = {
  free: { calculated: 100, interpreted: 5 },
  starter: { calculated: 1000, interpreted: 50 },
  growth: { calculated: 3000, interpreted: 150 },
  scale: { calculated: 10_000, interpreted: 400 },
} as const satisfies Readonly<Record<string, Allowances>>;

/** The allowances of `custom` are set for each account. */
export const PLANS = [...(Object.keys(FIXED_PLANS) as (keyof typeof FIXED_PLANS)[]), 'custom'] as const;
export type Plan = (typeof PLANS)[number];

/** Whoever holds keys. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly plan: Plan;
  readonly allowances: Allowances;
}

/** More than any month can use, and far within what a sum of them holds. */
export const MOST_CREDITS = 1_000_000_000;

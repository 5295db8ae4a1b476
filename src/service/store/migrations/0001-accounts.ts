import type { Migration } from './migration.js';

/** Accounts with their keys, and the ledger of their credits. */
export const accounts: Migration = {
  name: '0001-accounts',
  up: ({ script }) =>
    script(`
      create table nirayana.accounts (
        id text primary key,
        name text not null,
        plan text not null check (plan in ('free', 'starter', 'growth', 'scale', 'custom')),
        calculated integer not null check (calculated >= 0),
        interpreted integer not null check (interpreted >= 0),
        created_at timestamptz not null,
        disabled_at timestamptz
      );

      create table nirayana.keys (
        id text primary key,
        account text not null references nirayana.accounts on delete cascade,
        digest text not null unique,
        created_at timestamptz not null,
        last_used_at timestamptz,
        revoked_at timestamptz
      );
      create index keys_account on nirayana.keys (account);

      create table nirayana.balances (
        account text not null references nirayana.accounts on delete cascade,
        output text not null check (output in ('calculated', 'interpreted')),
        pool text not null,
        balance bigint not null check (balance >= 0),
        primary key (account, output, pool)
      );

      create table nirayana.ledger (
        id bigint generated always as identity primary key,
        account text not null,
        output text not null,
        pool text not null,
        kind text not null,
        amount bigint not null,
        reason text not null,
        job text,
        at timestamptz not null,
        foreign key (account, output, pool) references nirayana.balances on delete cascade,
        check (case kind when 'grant' then amount > 0 when 'deduct' then amount < 0 when 'refund' then amount > 0 else false end),
        check (kind = 'grant' or job is not null)
      );
      create index ledger_account on nirayana.ledger (account, output, pool);
      create unique index ledger_once_a_job on nirayana.ledger (job, pool, kind) where job is not null;
    `),
};

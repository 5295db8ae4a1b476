import type { Migration } from './migration.js';

/**
 * How a holder of an account logs in: the password as its hash, and of sessions and invitations the digests only. Tries
 * refer to no account, since one that does not exist is slowed like one that does.
 */
export const logins: Migration = {
  name: '0006-logins',
  up: ({ script }) =>
    script(`
      create table nirayana.passwords (
        account text primary key references nirayana.accounts on delete cascade,
        hash text not null,
        set_at timestamptz not null
      );

      create table nirayana.sessions (
        id text primary key,
        account text not null references nirayana.accounts on delete cascade,
        digest text not null unique,
        created_at timestamptz not null,
        used_at timestamptz not null,
        idle_until timestamptz not null,
        ends_at timestamptz not null
      );
      create index sessions_account on nirayana.sessions (account);

      create table nirayana.invitations (
        account text primary key references nirayana.accounts on delete cascade,
        digest text not null unique,
        ends_at timestamptz not null
      );

      create table nirayana.tries (
        subject text primary key,
        count integer not null check (count >= 0),
        free_at timestamptz not null,
        forgotten_at timestamptz not null
      );

      alter table nirayana.keys add column name text not null default '';
    `),
};

/** Where the account of a holder is, in English. */
export const ACCOUNT_PATH = '/account';

/** Where the plans are told. */
export const PLANS_PATH = '/plans';

/** Where a password is set, by an invitation or by whoever is logged in. */
export const PASSWORD_PATH = `${ACCOUNT_PATH}/password`;

export const LOG_IN_PATH = `${ACCOUNT_PATH}/log-in`;
export const LOG_OUT_PATH = `${ACCOUNT_PATH}/log-out`;
export const SESSIONS_PATH = `${ACCOUNT_PATH}/sessions`;
export const KEYS_PATH = `${ACCOUNT_PATH}/keys`;
export const REVOKE_PATH = `${KEYS_PATH}/revoke`;
export const JOBS_PATH = `${ACCOUNT_PATH}/jobs`;
export const LEDGER_PATH = `${ACCOUNT_PATH}/ledger.csv`;
export const CLOSE_PATH = `${ACCOUNT_PATH}/close`;

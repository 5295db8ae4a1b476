/** Where the keyed interface is. */
export const ROOT = '/api/b2b';
export const CAREER_DNA_PATH = `${ROOT}/career-dna`;
export const CALCULATIONS_PATH = `${ROOT}/calculations`;
export const JOBS_PATH = `${ROOT}/jobs`;
export const ACCOUNT_PATH = `${ROOT}/account`;
export const KEYS_PATH = `${ROOT}/keys`;
export const OPENAPI_PATH = `${ROOT}/openapi.json`;

/** What follows the path of a job where its answers are. */
export const RESULTS = '/results';

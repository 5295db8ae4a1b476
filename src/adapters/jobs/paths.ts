/** Where the keyed interface is. */
export const ROOT = '/api/b2b';
export const CAREER_DNA_PATH = `${ROOT}/career-dna`;
export const JOBS_PATH = `${ROOT}/jobs`;
export const OPENAPI_PATH = `${ROOT}/openapi.json`;

import { methodologyUrl } from '../envelope/success.js';

/** The two families of calculator paths. They serve the same tools. */
export type Family = 'tools' | 'agent-tools';

export const FAMILIES: readonly Family[] = ['tools', 'agent-tools'];

const API = '/api/public';

/** Every path of the service, in one place. */
export const paths = {
  home: '/',
  index: `${API}/tools`,
  openapi: `${API}/tools/openapi.json`,
  places: `${API}/places`,
  stylesheet: '/style.css',
  health: '/healthz',
  readiness: '/readyz',
  calculator: (family: Family, slug: string) => `${API}/${family}/${slug}`,
  page: (slug: string) => `/tools/${slug}`,
  methodology: (slug: string) => methodologyUrl(slug, ''),
};

/** The path of a base address. Links inside the service leave the host out, so they work under every name it has. */
export function rootOf(baseUrl: string): string {
  return new URL(baseUrl).pathname.replace(/\/$/, '');
}

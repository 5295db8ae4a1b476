import methodology from 'virtual:methodology';
import { paths } from '../catalog/paths.js';
import { LISTED } from './tool-list.js';

/** The paths of all pages that do not depend on anybody's details, in English. */
export const PAGE_PATHS: readonly string[] = [
  paths.home,
  paths.list,
  ...LISTED.map(({ path }) => path),
  paths.methods,
  ...Object.keys(methodology).map((slug) => paths.methodology(slug)),
  paths.docs,
];

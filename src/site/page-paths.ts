import methodology from 'virtual:methodology';
import { GREAT_FESTIVAL_PATHS } from '../catalog/festival-paths.js';
import { paths } from '../catalog/paths.js';
import { LANGUAGE_CODES } from '../languages/locale/locales.js';
import { LISTED } from './tool-list.js';

/** The paths of all pages that do not depend on anybody's details, in English. */
export const PAGE_PATHS: readonly string[] = [
  paths.home,
  paths.list,
  ...LISTED.map(({ path }) => path),
  paths.festivals,
  paths.methods,
  ...Object.keys(methodology).map((slug) => paths.methodology(slug)),
  paths.languages,
  paths.docs,
];

/** The same with the pages of two kinds, of which each is as the others: what search engines are told, and a site of files has. */
export const LISTED_PATHS: readonly string[] = [
  ...PAGE_PATHS,
  ...LANGUAGE_CODES.map(paths.termsOf),
  ...GREAT_FESTIVAL_PATHS,
];

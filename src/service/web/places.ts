import { Lazy } from '../../base/lazy.js';

type Search = Pick<typeof import('../../places/find-places.js'), 'ATTRIBUTION' | 'findPlaces'>;

/** The search for places with its data, which most programs never need. */
export const placeSearch: Lazy<Search> = new Lazy(() => import('../../places/find-places.js'));

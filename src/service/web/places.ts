import { Lazy } from '../../base/lazy.js';

/** The search for places with its data, which most programs never need. */
export const placeSearch = new Lazy(() => import('../../places/find-places.js'));

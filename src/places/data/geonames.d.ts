import type { PackedPlaces } from '../place-table.js';

declare const data: PackedPlaces;
export default data;

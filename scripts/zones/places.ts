import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** A place whose zone is known. */
export interface KnownPlace {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  /** How the zone was decided, where the table says. */
  readonly how: string | undefined;
}

/** Reads a table of tab-separated values, packed or not, with a line of names on top. */
export function readPlaces(file: string): KnownPlace[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  const [head = '', ...rows] = text.trimEnd().split('\n');
  const columns = head.split('\t');
  return rows.map((row) => {
    const cells = row.split('\t');
    const cell = (...names: string[]) => cells[columns.findIndex((column) => names.includes(column))];
    return {
      name: cell('name') ?? '',
      latitude: Number(cell('latitude', 'lat')),
      longitude: Number(cell('longitude', 'lon')),
      zone: cell('zone') as string,
      how: cell('how'),
    };
  });
}

/** A place with its rates in the frame of the ephemeris: degrees, astronomical units, per day. */
export interface Seen {
  readonly longitude: number;
  readonly latitude: number;
  readonly distance: number;
  readonly speed: number;
  readonly latitudeSpeed: number;
  readonly distanceSpeed: number;
}

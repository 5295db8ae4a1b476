/** 2 GM of the Sun / c², astronomical units. */
const SCHWARZSCHILD_RADIUS = 1.97412574336e-8;

/** Radius of the Sun, 696 000 km, astronomical units. */
export const SUN_RADIUS = 0.004652472637;

/** Keeps the deflection finite for a body exactly behind the Sun. */
const LEAST_ANGLE = 1e-12;

/** Cosine of the angle from the Sun's centre within which a body behind it may be seen through its disc. */
const NEAR_DISC = -0.99998;

/**
 * Inside the disc: the mass in a cylinder of radius x, in solar radii, divided by x², for x = 0, 0.05, … 1.05 and a Sun
 * that is a polytrope of index 3. By integration of the Lane-Emden equation.
 */
const CYLINDER_MASS = new Float64Array([
  16.2634, 15.8473, 14.7021, 13.0829, 11.2785, 9.5169, 7.9321, 6.5776, 5.4555, 4.5424, 3.8057, 3.2128, 2.735, 2.3482,
  2.0333, 1.7751, 1.5617, 1.3839, 1.2345, 1.108, 1.0, 0.907,
]);
const STEPS_PER_RADIUS = 20;

/**
 * Bends a direction by the Sun's gravity: writes the change of the unit vector into the first three places of `change`.
 *
 * The nine numbers of a ray are three vectors, which need not have length 1: from the Earth to the body, from the Sun to
 * the body, both when the light left, and from the Sun to the Earth, astronomical units. They come in an array since
 * each number handed to a function that is too large to be inlined becomes an object. Formula: "Explanatory Supplement
 * to the Astronomical Almanac", 3rd edition, eq. 7.63; inside the solar disc only the mass that the ray passes outside
 * of counts.
 *
 * @returns 1 + q·e, which is small when the body is behind the Sun
 */
export function deflect(ray: Float64Array, change: Float64Array): number {
  const gx = ray[0] as number;
  const gy = ray[1] as number;
  const gz = ray[2] as number;
  const hx = ray[3] as number;
  const hy = ray[4] as number;
  const hz = ray[5] as number;
  const ex = ray[6] as number;
  const ey = ray[7] as number;
  const ez = ray[8] as number;
  const ig = 1 / Math.sqrt(gx * gx + gy * gy + gz * gz);
  const ih = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz);
  const er = Math.sqrt(ex * ex + ey * ey + ez * ez);
  const ie = 1 / er;
  const ux = gx * ig;
  const uy = gy * ig;
  const uz = gz * ig;
  const qx = hx * ih;
  const qy = hy * ih;
  const qz = hz * ih;
  const nx = ex * ie;
  const ny = ey * ie;
  const nz = ez * ie;
  const qe = 1 + qx * nx + qy * ny + qz * nz;
  let strength = (SCHWARZSCHILD_RADIUS * ie) / Math.max(qe, LEAST_ANGLE);
  const un = ux * nx + uy * ny + uz * nz;
  if (un < NEAR_DISC && qe < 1) {
    const sx = uy * nz - uz * ny;
    const sy = uz * nx - ux * nz;
    const sz = ux * ny - uy * nx;
    const radii = (Math.sqrt(sx * sx + sy * sy + sz * sz) * er) / SUN_RADIUS;
    if (radii < 1) strength *= massWithin(radii);
  }
  const uq = ux * qx + uy * qy + uz * qz;
  change[0] = strength * (uq * nx - un * qx);
  change[1] = strength * (uq * ny - un * qy);
  change[2] = strength * (uq * nz - un * qz);
  return qe;
}

const STEP_DAYS = 0.002;
const STEPS_PER_DAY = 250;

/** Room for a ray some minutes away and its change, written over by each call. */
const moved = /* @__PURE__ */ new Float64Array(9);
const before = /* @__PURE__ */ new Float64Array(3);

/**
 * How fast what {@link deflect} tells of a ray changes, per day, where the nine numbers of the ray change by `rates` per
 * day: from a step to either side.
 */
export function deflectionRate(ray: Float64Array, rates: Float64Array, change: Float64Array): void {
  for (let i = 0; i < 9; i++) moved[i] = (ray[i] as number) - STEP_DAYS * (rates[i] as number);
  deflect(moved, before);
  for (let i = 0; i < 9; i++) moved[i] = (ray[i] as number) + STEP_DAYS * (rates[i] as number);
  deflect(moved, change);
  for (let i = 0; i < 3; i++) change[i] = ((change[i] as number) - (before[i] as number)) * STEPS_PER_DAY;
}

/** The part of the Sun's mass in a cylinder around the line of sight, of a radius below 1. */
function massWithin(radii: number): number {
  const step = radii * STEPS_PER_RADIUS;
  const i = Math.floor(step);
  const below = CYLINDER_MASS[i] as number;
  return radii * radii * (below + ((CYLINDER_MASS[i + 1] as number) - below) * (step - i));
}

/** Speed of light, astronomical units per day: 299 792.458 km/s over the IAU 2012 astronomical unit. */
export const LIGHT_SPEED = 173.1446326846693;

/**
 * Masses in units of the Sun's: ratios of the GM of DE430 (IPN Progress Report 42-196). That of the Earth is with the
 * Moon. They are part of the format: a pack is only right with those that it was made with.
 */
export const MASS_MERCURY = 1.6601141530543485e-7;
export const MASS_VENUS = 2.4478382877847715e-6;
export const MASS_EARTH = 3.0404326480226175e-6;
export const MASS_MARS = 3.2271560375549966e-7;
export const MASS_JUPITER = 0.0009547919152112403;
export const MASS_SATURN = 0.0002858856727222417;

/** Mass of the Earth in masses of the Moon, DE430. */
export const EARTH_MOON_RATIO = 81.30056907419062;

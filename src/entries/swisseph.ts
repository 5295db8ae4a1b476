export { CalculationError, type ErrorCode, type FieldError, isCalculationError } from '../base/errors.js';
export { constants } from '../sweph/constants.js';
export type { DateWithHour, DateWithTime } from '../sweph/dates.js';
export {
  type JulianDay,
  type JulianDays,
  swe_date_conversion,
  swe_day_of_week,
  swe_deltat,
  swe_jdet_to_utc,
  swe_jdut1_to_utc,
  swe_julday,
  swe_revjul,
  swe_sidtime,
  swe_sidtime0,
  swe_time_equ,
  swe_utc_time_zone,
  swe_utc_to_jd,
} from '../sweph/objects/dates.js';
export type {
  MoonAtPlace,
  MoonSeen,
  MoonWhen,
  SunAtPlace,
  SunOnEarth,
  SunWhen,
  SunWhere,
} from '../sweph/objects/eclipse-shapes.js';
export {
  swe_lun_eclipse_how,
  swe_lun_eclipse_when,
  swe_lun_eclipse_when_loc,
  swe_sol_eclipse_how,
  swe_sol_eclipse_when_glob,
  swe_sol_eclipse_when_loc,
  swe_sol_eclipse_where,
} from '../sweph/objects/eclipses.js';
export type { Callback, Failure } from '../sweph/objects/give.js';
export {
  type OverHorizon,
  swe_azalt,
  swe_azalt_rev,
  swe_refrac,
  swe_rise_trans,
  swe_rise_trans_true_hor,
  type Transit,
} from '../sweph/objects/horizon.js';
export {
  type FailureWithMessage,
  type NamedHouses,
  type NamedHousesWithSpeeds,
  swe_houses,
  swe_houses_armc,
  swe_houses_armc_ex2,
  swe_houses_ex,
  swe_houses_ex2,
  swe_houses_pos,
} from '../sweph/objects/houses.js';
export {
  swe_gauquelin_sector,
  swe_get_orbital_elements,
  swe_heliacal_pheno_ut,
  swe_heliacal_ut,
  swe_lun_occult_when_glob,
  swe_lun_occult_when_loc,
  swe_lun_occult_where,
  swe_orbit_max_min_true_distance,
  swe_refrac_extended,
  swe_vis_limit_mag,
} from '../sweph/objects/missing.js';
export {
  type NamedDegrees,
  swe_cotrans,
  swe_cotrans_sp,
  swe_csnorm,
  swe_csroundsec,
  swe_d2l,
  swe_deg_midp,
  swe_degnorm,
  swe_difcs2n,
  swe_difcsn,
  swe_difdeg2n,
  swe_difdegn,
  swe_difrad2n,
  swe_rad_midp,
  swe_radnorm,
  swe_split_deg,
} from '../sweph/objects/numbers.js';
export {
  type AscensionPlace,
  type Flagged,
  type LongitudePlace,
  type NamedLook,
  type NamedNodes,
  type NamedPlace,
  swe_calc,
  swe_calc_ut,
  swe_nod_aps,
  swe_nod_aps_ut,
  swe_pheno,
  swe_pheno_ut,
  type VectorPlace,
} from '../sweph/objects/places.js';
export {
  swe_close,
  swe_get_ayanamsa,
  swe_get_ayanamsa_ex,
  swe_get_ayanamsa_ex_ut,
  swe_get_ayanamsa_name,
  swe_get_ayanamsa_ut,
  swe_get_planet_name,
  swe_get_tid_acc,
  swe_set_ephe_path,
  swe_set_jpl_file,
  swe_set_lapse_rate,
  swe_set_sid_mode,
  swe_set_tid_acc,
  swe_set_topo,
  swe_version,
} from '../sweph/objects/settings.js';
export {
  type Named,
  swe_fixstar,
  swe_fixstar_mag,
  swe_fixstar_ut,
  swe_fixstar2,
  swe_fixstar2_mag,
  swe_fixstar2_ut,
} from '../sweph/objects/stars.js';
export { swe_cs2degstr, swe_cs2lonlatstr, swe_cs2timestr } from '../sweph/objects/texts.js';
export { swisseph, swisseph as default } from '../sweph/objects/whole.js';

export { CalculationError, type ErrorCode, type FieldError, isCalculationError } from '../base/errors.js';
export { type Look, pheno, pheno_ut } from '../sweph/appearance.js';
export { deltat, deltat_ex, lat_to_lmt, lmt_to_lat, sidtime, sidtime0, time_equ } from '../sweph/clocks.js';
export { constants } from '../sweph/constants.js';
export { cotrans, cotrans_sp, type Sextuple, type Triple } from '../sweph/coordinates.js';
export {
  type Crossing,
  helio_cross,
  helio_cross_ut,
  mooncross,
  mooncross_node,
  mooncross_node_ut,
  mooncross_ut,
  type NodeCrossing,
  solcross,
  solcross_ut,
} from '../sweph/crossings.js';
export {
  type DateWithHour,
  type DateWithTime,
  type Days,
  date_conversion,
  day_of_week,
  jdet_to_utc,
  jdut1_to_utc,
  julday,
  revjul,
  utc_time_zone,
  utc_to_jd,
} from '../sweph/dates.js';
export {
  cs2degstr,
  cs2lonlatstr,
  cs2timestr,
  csnorm,
  csroundsec,
  d2l,
  degnorm,
  difcs2n,
  difcsn,
  difdeg2n,
  difdegn,
  radnorm,
  type SplitDegrees,
  split_deg,
} from '../sweph/degrees.js';
export {
  fixstar,
  fixstar_mag,
  fixstar_ut,
  fixstar2,
  fixstar2_mag,
  fixstar2_ut,
  type StarAnswer,
} from '../sweph/fixed-stars.js';
export { azalt, azalt_rev, refrac } from '../sweph/horizon.js';
export { house_pos } from '../sweph/house-pos.js';
export { house_name } from '../sweph/house-systems.js';
export {
  type HousesData,
  type HousesExData,
  houses,
  houses_armc,
  houses_armc_ex2,
  houses_ex,
  houses_ex2,
} from '../sweph/houses.js';
export { lun_eclipse_how, lun_eclipse_when, lun_eclipse_when_loc } from '../sweph/lunar-eclipses.js';
export {
  calc_pctr,
  gauquelin_sector,
  get_orbital_elements,
  heliacal_pheno_ut,
  heliacal_ut,
  lun_occult_when_glob,
  lun_occult_when_loc,
  lun_occult_where,
  orbit_max_min_true_distance,
  refrac_extended,
  vis_limit_mag,
} from '../sweph/missing.js';
export { type NodesData, nod_aps, nod_aps_ut } from '../sweph/orbit-points.js';
export { calc, calc_ut } from '../sweph/positions.js';
export type { Answer } from '../sweph/refusals.js';
export { rise_trans, rise_trans_true_hor } from '../sweph/rise-trans.js';
export {
  close,
  get_current_file_data,
  get_library_path,
  get_planet_name,
  get_tid_acc,
  set_delta_t_userdef,
  set_ephe_path,
  set_jpl_file,
  set_tid_acc,
  set_topo,
  version,
} from '../sweph/settings.js';
export {
  get_ayanamsa,
  get_ayanamsa_ex,
  get_ayanamsa_ex_ut,
  get_ayanamsa_name,
  get_ayanamsa_ut,
  set_sid_mode,
} from '../sweph/sidereal.js';
export {
  type EclipseOfSun,
  sol_eclipse_how,
  sol_eclipse_when_glob,
  sol_eclipse_when_loc,
  sol_eclipse_where,
} from '../sweph/solar-eclipses.js';
export { sweph, sweph as default } from '../sweph/whole.js';

import { pheno, pheno_ut } from './appearance.js';
import { deltat, deltat_ex, lat_to_lmt, lmt_to_lat, sidtime, sidtime0, time_equ } from './clocks.js';
import { constants } from './constants.js';
import { cotrans, cotrans_sp } from './coordinates.js';
import {
  helio_cross,
  helio_cross_ut,
  mooncross,
  mooncross_node,
  mooncross_node_ut,
  mooncross_ut,
  solcross,
  solcross_ut,
} from './crossings.js';
import {
  date_conversion,
  day_of_week,
  jdet_to_utc,
  jdut1_to_utc,
  julday,
  revjul,
  utc_time_zone,
  utc_to_jd,
} from './dates.js';
import {
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
  split_deg,
} from './degrees.js';
import { fixstar, fixstar_mag, fixstar_ut, fixstar2, fixstar2_mag, fixstar2_ut } from './fixed-stars.js';
import { azalt, azalt_rev, refrac } from './horizon.js';
import { house_pos } from './house-pos.js';
import { house_name } from './house-systems.js';
import { houses, houses_armc, houses_armc_ex2, houses_ex, houses_ex2 } from './houses.js';
import { lun_eclipse_how, lun_eclipse_when, lun_eclipse_when_loc } from './lunar-eclipses.js';
import {
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
} from './missing.js';
import { nod_aps, nod_aps_ut } from './orbit-points.js';
import { calc, calc_ut } from './positions.js';
import { rise_trans, rise_trans_true_hor } from './rise-trans.js';
import {
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
} from './settings.js';
import {
  get_ayanamsa,
  get_ayanamsa_ex,
  get_ayanamsa_ex_ut,
  get_ayanamsa_name,
  get_ayanamsa_ut,
  set_sid_mode,
} from './sidereal.js';
import { sol_eclipse_how, sol_eclipse_when_glob, sol_eclipse_when_loc, sol_eclipse_where } from './solar-eclipses.js';

/**
 * All functions and the constants in one object, as the default export and the export `sweph` of the package have them;
 * who names what is needed loads less.
 *
 * @example
 * import sweph from 'nirayana/sweph';
 *
 * const { SE_SUN, SEFLG_SWIEPH } = sweph.constants;
 * sweph.calc_ut(2451545, SE_SUN, SEFLG_SWIEPH).data[0].toFixed(3); // => '280.369'
 */
export const sweph = {
  azalt,
  azalt_rev,
  calc,
  calc_pctr,
  calc_ut,
  close,
  constants,
  cotrans,
  cotrans_sp,
  cs2degstr,
  cs2lonlatstr,
  cs2timestr,
  csnorm,
  csroundsec,
  d2l,
  date_conversion,
  day_of_week,
  degnorm,
  deltat,
  deltat_ex,
  difcs2n,
  difcsn,
  difdeg2n,
  difdegn,
  fixstar,
  fixstar2,
  fixstar2_mag,
  fixstar2_ut,
  fixstar_mag,
  fixstar_ut,
  gauquelin_sector,
  get_ayanamsa,
  get_ayanamsa_ex,
  get_ayanamsa_ex_ut,
  get_ayanamsa_name,
  get_ayanamsa_ut,
  get_current_file_data,
  get_library_path,
  get_orbital_elements,
  get_planet_name,
  get_tid_acc,
  heliacal_pheno_ut,
  heliacal_ut,
  helio_cross,
  helio_cross_ut,
  house_name,
  house_pos,
  houses,
  houses_armc,
  houses_armc_ex2,
  houses_ex,
  houses_ex2,
  jdet_to_utc,
  jdut1_to_utc,
  julday,
  lat_to_lmt,
  lmt_to_lat,
  lun_eclipse_how,
  lun_eclipse_when,
  lun_eclipse_when_loc,
  lun_occult_when_glob,
  lun_occult_when_loc,
  lun_occult_where,
  mooncross,
  mooncross_node,
  mooncross_node_ut,
  mooncross_ut,
  nod_aps,
  nod_aps_ut,
  orbit_max_min_true_distance,
  pheno,
  pheno_ut,
  radnorm,
  refrac,
  refrac_extended,
  revjul,
  rise_trans,
  rise_trans_true_hor,
  set_delta_t_userdef,
  set_ephe_path,
  set_jpl_file,
  set_sid_mode,
  set_tid_acc,
  set_topo,
  sidtime,
  sidtime0,
  sol_eclipse_how,
  sol_eclipse_when_glob,
  sol_eclipse_when_loc,
  sol_eclipse_where,
  solcross,
  solcross_ut,
  split_deg,
  time_equ,
  utc_time_zone,
  utc_to_jd,
  version,
  vis_limit_mag,
};

import * as field from '../../base/schema/fields.js';
import { rashiNumbered, type SignName, type SignRuler } from '../../base/zodiac/rashi.js';
import { dignitySchema } from '../../contract/birth-chart.js';
import { points } from '../../contract/score-rules.js';
import { signName, signRuler } from '../../contract/vocabulary.js';
import type { Karaka } from '../../rules/muhurta/relationship-score.js';
import type { Dignity } from '../../rules/natal/dignity-tables.js';

/** A significator of the kind of relationship, when the day begins. */
export interface KarakaResult {
  readonly planet: SignRuler;
  /** English name. */
  readonly sign_name: SignName;
  readonly dignity: Dignity;
  readonly retrograde: boolean;
  readonly combust: boolean;
  readonly points: number;
}

export function karakaResult({ graha, sign, dignity, retrograde, combust, points }: Karaka): KarakaResult {
  return { planet: graha, sign_name: rashiNumbered(sign).name, dignity, retrograde, combust, points };
}

export function karakaSchema() {
  return field.open({
    planet: signRuler('Which significator it is.'),
    sign_name: signName('Its sidereal sign when the day begins.'),
    dignity: dignitySchema(),
    retrograde: field.flag('Whether its longitude decreases.'),
    combust: field.flag('Whether it is so near the Sun that tradition counts it as burnt.'),
    points: points('Points that it gives.'),
  });
}

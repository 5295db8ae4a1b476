import type { Answer } from '../refusals.js';
import type { EclipseOfSun } from '../solar-eclipses.js';
import { type Failure, told } from './give.js';
import type { Flagged } from './places.js';

/** What of the Sun is covered at a place, in the parts and degrees of `sol_eclipse_how`. */
export interface SunAtPlace {
  readonly solarDiameterFraction: number;
  readonly lonarToSolarDiameterRatio: number;
  readonly solarDiscFraction: number;
  /** Kilometres. */
  readonly coreShadow: number;
  readonly azimuth: number;
  readonly trueAltitude: number;
  readonly apparentAltitude: number;
  readonly moonToSunAngularDistance: number;
  readonly eclipseMagnitude: number;
  readonly sarosNumber: number;
  readonly sarosMember: number;
}

/** An eclipse of the Sun where it is greatest. */
export interface SunWhere extends Flagged, SunAtPlace {
  readonly longitude: number;
  readonly latitude: number;
}

/** An eclipse of the Sun that a place sees, Julian days of Universal Time. */
export interface SunWhen extends Flagged, SunAtPlace {
  readonly maximum: number;
  readonly first: number;
  readonly second: number;
  readonly third: number;
  readonly forth: number;
}

/** An eclipse of the Sun on the whole Earth, Julian days of Universal Time; 0 for what there is not. */
export interface SunOnEarth extends Flagged {
  readonly maximum: number;
  readonly noon: number;
  readonly begin: number;
  readonly end: number;
  readonly totalBegin: number;
  readonly totalEnd: number;
  readonly centerBegin: number;
  readonly centerEnd: number;
}

/** What an eclipse of the Moon is, with where the Moon stands, degrees. */
export interface MoonAtPlace extends Flagged {
  readonly umbralMagnitude: number;
  readonly penumbralMagnitude: number;
  readonly azimuth: number;
  readonly trueAltitude: number;
  readonly apparentAltitude: number;
  readonly oppositeDegreeDist: number;
  readonly magnitude: number;
  readonly sarosNumber: number;
  readonly sarosMember: number;
}

/** An eclipse of the Moon, Julian days of Universal Time; 0 for what there is not. */
export interface MoonWhen extends Flagged {
  readonly maximum: number;
  readonly partialBegin: number;
  readonly partialEnd: number;
  readonly totalBegin: number;
  readonly totalEnd: number;
  readonly penumbralBegin: number;
  readonly penumbralEnd: number;
}

/** The same as a place sees it. */
export interface MoonSeen extends MoonWhen {
  readonly moonRise: number;
  readonly moonSet: number;
  readonly umbralMagnitude: number;
  readonly penumbralMagnitude: number;
  readonly azimuth: number;
  readonly trueAltitude: number;
  readonly apparentAltitude: number;
  readonly moonDistanceFromOpposition: number;
  readonly sarosNumber: number;
  readonly sarosMember: number;
}

/** A number of a list that has it. */
const at = (list: readonly number[], index: number): number => list[index] as number;

function sunIn(list: readonly number[]): SunAtPlace {
  return {
    solarDiameterFraction: at(list, 0),
    lonarToSolarDiameterRatio: at(list, 1),
    solarDiscFraction: at(list, 2),
    coreShadow: at(list, 3),
    azimuth: at(list, 4),
    trueAltitude: at(list, 5),
    apparentAltitude: at(list, 6),
    moonToSunAngularDistance: at(list, 7),
    eclipseMagnitude: at(list, 8),
    sarosNumber: at(list, 9),
    sarosMember: at(list, 10),
  };
}

export function whereIn(answer: EclipseOfSun): SunWhere | Failure {
  const { attributes } = answer;
  return told(answer, ({ flag, data }) => ({
    rflag: flag,
    longitude: at(data, 0),
    latitude: at(data, 1),
    ...sunIn(attributes),
  }));
}

export function sunWhen(answer: EclipseOfSun): SunWhen | Failure {
  const { attributes } = answer;
  return told(answer, ({ flag, data }) => ({
    rflag: flag,
    maximum: at(data, 0),
    first: at(data, 1),
    second: at(data, 2),
    third: at(data, 3),
    forth: at(data, 4),
    ...sunIn(attributes),
  }));
}

export function onEarth(answer: Answer<readonly number[]>): SunOnEarth | Failure {
  return told(answer, ({ flag, data }) => ({
    rflag: flag,
    maximum: at(data, 0),
    noon: at(data, 1),
    begin: at(data, 2),
    end: at(data, 3),
    totalBegin: at(data, 4),
    totalEnd: at(data, 5),
    centerBegin: at(data, 6),
    centerEnd: at(data, 7),
  }));
}

/** The shapes of the answers of `nirayana/sweph`, by the names of their places in a list. */
export function howIn(answer: Answer<readonly number[]>): (Flagged & SunAtPlace) | Failure {
  return told(answer, ({ flag, data }) => ({ rflag: flag, ...sunIn(data) }));
}

export function moonIn(answer: Answer<readonly number[]>): MoonAtPlace | Failure {
  return told(answer, ({ flag, data }) => ({
    rflag: flag,
    umbralMagnitude: at(data, 0),
    penumbralMagnitude: at(data, 1),
    azimuth: at(data, 4),
    trueAltitude: at(data, 5),
    apparentAltitude: at(data, 6),
    oppositeDegreeDist: at(data, 7),
    magnitude: at(data, 8),
    sarosNumber: at(data, 9),
    sarosMember: at(data, 10),
  }));
}

export function moonWhen({ flag, data }: Answer<readonly number[]>): MoonWhen {
  return {
    rflag: flag,
    maximum: at(data, 0),
    partialBegin: at(data, 2),
    partialEnd: at(data, 3),
    totalBegin: at(data, 4),
    totalEnd: at(data, 5),
    penumbralBegin: at(data, 6),
    penumbralEnd: at(data, 7),
  };
}

export function moonSeen(answer: EclipseOfSun): MoonSeen | Failure {
  const { attributes } = answer;
  return told(answer, (found) => ({
    ...moonWhen(found),
    moonRise: at(found.data, 8),
    moonSet: at(found.data, 9),
    umbralMagnitude: at(attributes, 0),
    penumbralMagnitude: at(attributes, 1),
    azimuth: at(attributes, 4),
    trueAltitude: at(attributes, 5),
    apparentAltitude: at(attributes, 6),
    moonDistanceFromOpposition: at(attributes, 7),
    sarosNumber: at(attributes, 9),
    sarosMember: at(attributes, 10),
  }));
}

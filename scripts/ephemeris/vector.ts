/** A point or direction in rectangular coordinates. */
export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const ZERO: Vector = { x: 0, y: 0, z: 0 };

export function add(a: Vector, b: Vector): Vector {
  return { x: a.x + b.x, y: a.y + b.y, z: a.z + b.z };
}

export function subtract(a: Vector, b: Vector): Vector {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z };
}

export function scale(a: Vector, factor: number): Vector {
  return { x: a.x * factor, y: a.y * factor, z: a.z * factor };
}

export function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function length(a: Vector): number {
  return Math.sqrt(dot(a, a));
}

import type { SignRuler } from './rashi.js';

export const RELATIONS = ['friend', 'neutral', 'enemy'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Brihat Parashara Hora Shastra, chapter 3: the natural friends and enemies; whoever is neither is neutral. */
const FRIENDS: Readonly<Record<SignRuler, readonly SignRuler[]>> = {
  Sun: ['Moon', 'Mars', 'Jupiter'],
  Moon: ['Sun', 'Mercury'],
  Mars: ['Sun', 'Moon', 'Jupiter'],
  Mercury: ['Sun', 'Venus'],
  Jupiter: ['Sun', 'Moon', 'Mars'],
  Venus: ['Mercury', 'Saturn'],
  Saturn: ['Mercury', 'Venus'],
};

const ENEMIES: Readonly<Record<SignRuler, readonly SignRuler[]>> = {
  Sun: ['Venus', 'Saturn'],
  Moon: [],
  Mars: ['Mercury'],
  Mercury: ['Moon'],
  Jupiter: ['Mercury', 'Venus'],
  Venus: ['Sun', 'Moon'],
  Saturn: ['Sun', 'Moon', 'Mars'],
};

/** How the first graha regards the second by nature. It need not be mutual. A graha is its own friend. */
export function naturalRelation(from: SignRuler, to: SignRuler): Relation {
  if (from === to || FRIENDS[from].includes(to)) return 'friend';
  return ENEMIES[from].includes(to) ? 'enemy' : 'neutral';
}

/** Whether two grahas are the same or natural friends of each other. */
export function areFriends(a: SignRuler, b: SignRuler): boolean {
  return naturalRelation(a, b) === 'friend' && naturalRelation(b, a) === 'friend';
}

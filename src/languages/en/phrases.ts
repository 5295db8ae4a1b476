import { joinedBy } from '../locale/plural.js';

/** The phrases that sentences of rules and of poruthams share. */

export function about(subject: string, said: string): string {
  return `${subject}: ${said}`;
}

export const list = /* @__PURE__ */ joinedBy('and');

export function sentence(words: string): string {
  return `${words}.`;
}

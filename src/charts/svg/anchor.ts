/** Which end of a text stands where it is put. */
export type Anchor = 'start' | 'middle' | 'end';

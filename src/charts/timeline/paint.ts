/**
 * What a stretch of a timeline is: `a` and `b` by turns for neighbours, `on` for the one that runs, `on2` for others of
 * its kind, `day` and `night`, and how tradition judges it, strongly or (with a `w`) as a wash.
 */
export type SegmentKind =
  | 'a'
  | 'b'
  | 'on'
  | 'on2'
  | 'day'
  | 'night'
  | 'good'
  | 'mid'
  | 'bad'
  | 'goodw'
  | 'midw'
  | 'badw';

/** Colours for a saved file, which has no style sheet; the classes of a page win over them. */
export const FILLS: Readonly<Record<SegmentKind | 'bg', string>> = {
  bg: '#e6e7e2',
  a: '#e9ecfa',
  b: '#d6dcf5',
  on: '#2d3f99',
  on2: '#6f7cc6',
  day: '#f8ecc9',
  night: '#cfd3e6',
  good: '#1d6a3d',
  mid: '#7c5200',
  bad: '#ab2a1c',
  goodw: '#dff0e4',
  midw: '#faedcd',
  badw: '#fae3de',
};

export const INK = '#1a1c23';
export const INVERSE_INK = '#ffffff';
export const EDGE = '#ffffff';
export const NOW = '#ab2a1c';

/** How a text stands out inside of a stretch; on the middle tone neither ink does. */
export const INSIDE: Readonly<Record<SegmentKind, 'ink' | 'inverse' | 'none'>> = {
  a: 'ink',
  b: 'ink',
  on: 'inverse',
  on2: 'none',
  day: 'ink',
  night: 'ink',
  good: 'inverse',
  mid: 'inverse',
  bad: 'inverse',
  goodw: 'ink',
  midw: 'ink',
  badw: 'ink',
};

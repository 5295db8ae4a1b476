/** What an icon stands for. One group has the same in the bar, on its tile and on its fold. */
export type IconName =
  | 'day'
  | 'chart'
  | 'pair'
  | 'lamp'
  | 'clock'
  | 'eclipse'
  | 'spans'
  | 'ring'
  | 'case'
  | 'all'
  | 'find'
  | 'globe'
  | 'figure'
  | 'bars'
  | 'moon'
  | 'star'
  | 'book'
  | 'print'
  | 'share';

/** Lines in ink, a part in warm (`w`), an area in warm (`wf`): drawn here, on a grid of 24. */
const DRAWN: Readonly<Record<IconName, readonly (readonly [part: '' | 'w' | 'wf', d: string])[]>> = {
  day: [
    ['wf', 'M6.5 16a5.5 5.5 0 0 1 11 0Z'],
    ['', 'M2 16H22M6 20H18M6.5 16a5.5 5.5 0 0 1 11 0'],
    ['w', 'M12 4V7M4.9 7.9 6.7 9.7M19.1 7.9 17.3 9.7'],
  ],
  chart: [
    ['wf', 'M12 2.5 16.75 7.25 12 12 7.25 7.25Z'],
    ['', 'M2.5 2.5H21.5V21.5H2.5ZM2.5 2.5 21.5 21.5M21.5 2.5 2.5 21.5M12 2.5 21.5 12 12 21.5 2.5 12Z'],
  ],
  pair: [
    ['wf', 'M12 6.8a6.5 6.5 0 0 1 0 10.4a6.5 6.5 0 0 1 0-10.4Z'],
    ['', 'M2.2 12a6.3 6.3 0 1 0 12.6 0a6.3 6.3 0 1 0-12.6 0M9.2 12a6.3 6.3 0 1 0 12.6 0a6.3 6.3 0 1 0-12.6 0'],
  ],
  lamp: [
    ['wf', 'M12 2.5c2.6 3 3.2 4.6 3.2 6A3.2 3.2 0 0 1 12 11.7a3.2 3.2 0 0 1-3.2-3.2c0-1.4.6-3 3.2-6Z'],
    ['', 'M2.5 12.5c2 1.3 5 2 9.5 2s7.5-.7 9.5-2c0 4.5-3.9 7.5-9.5 7.5s-9.5-3-9.5-7.5ZM8 22H16'],
  ],
  clock: [
    ['wf', 'M12 12V4.5A7.5 7.5 0 0 1 19.5 12Z'],
    ['', 'M2.7 12a9.3 9.3 0 1 0 18.6 0a9.3 9.3 0 1 0-18.6 0M12 5.5V12L16 14.5'],
  ],
  eclipse: [
    ['wf', 'M12 2.7a9.3 9.3 0 1 0 9 11.6A7.6 7.6 0 1 1 12 2.7Z'],
    ['', 'M2.7 12a9.3 9.3 0 1 0 18.6 0a9.3 9.3 0 1 0-18.6 0M12.5 2.7a7.6 7.6 0 1 0 8.7 11'],
  ],
  spans: [
    ['', 'M2.5 5.5H21.5M2.5 18.5H21.5M2.5 3V8M21.5 3V8M2.5 16V21M14 16V21M21.5 16V21'],
    ['w', 'M2.5 12H16M2.5 9.5V14.5M9 9.5V14.5M16 9.5V14.5'],
  ],
  ring: [
    ['wf', 'M7.4 12a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0'],
    ['', 'M6.8 12a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0'],
    ['', 'M16.6 9.6c3.3-.6 5.3-.3 5.6.7.5 1.8-4 4.3-9.5 5.6S1.9 17 1.5 15.2c-.3-1 1.3-2.4 4.2-3.7'],
  ],
  case: [
    ['', 'M3 8H21V20H3ZM8.5 8V4.5H15.5V8'],
    ['w', 'M3 13H21M12 11.5V14.5'],
  ],
  all: [
    ['', 'M4 6H20M4 12H20'],
    ['w', 'M4 18H14'],
  ],
  find: [
    ['', 'M3.7 10.5a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0-13.6 0'],
    ['w', 'M15.5 15.5 21 21'],
  ],
  globe: [
    ['', 'M2.7 12a9.3 9.3 0 1 0 18.6 0a9.3 9.3 0 1 0-18.6 0'],
    ['w', 'M2.7 12H21.3M12 2.7c3.4 3.3 3.4 15.3 0 18.6M12 2.7c-3.4 3.3-3.4 15.3 0 18.6'],
  ],
  figure: [
    ['wf', 'M9.4 13a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0'],
    ['', 'M12 3 20.5 18H3.5Z'],
  ],
  bars: [
    ['', 'M3 21H21M6 21V12M18 21V9'],
    ['w', 'M12 21V4'],
  ],
  moon: [
    ['wf', 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z'],
    ['', 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z'],
  ],
  star: [
    ['wf', 'M12 8.5 13 11 15.5 12 13 13 12 15.5 11 13 8.5 12 11 11Z'],
    ['', 'M12 2.5 14.4 9.6 21.5 12 14.4 14.4 12 21.5 9.6 14.4 2.5 12 9.6 9.6Z'],
  ],
  book: [
    ['', 'M3 4.5c3-1 6-1 9 1 3-2 6-2 9-1V19c-3-1-6-1-9 1-3-2-6-2-9-1Z'],
    ['w', 'M12 5.5V20'],
  ],
  print: [
    ['', 'M7 9V3H17V9M7 17H3V9H21V17H17'],
    ['w', 'M7 14H17V21H7Z'],
  ],
  share: [
    ['', 'M12 3V14M8 6.5 12 2.8 16 6.5'],
    ['w', 'M7 10H4V21H20V10H17'],
  ],
};

/** A picture beside a word that says the same: nobody who listens is told of it. `l` is large, `s` small. */
export function Icon({ name, size }: { readonly name: IconName; readonly size?: 'l' | 's' }) {
  return (
    <svg class={size ? `ic ${size}` : 'ic'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {DRAWN[name].map(([part, d]) => (
        <path class={part || undefined} d={d} />
      ))}
    </svg>
  );
}

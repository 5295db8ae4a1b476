import type { BookletProps } from '../../../pages/shell/gathered-page.js';
import { GridBlock, SarvaBlock } from '../../../tools/ashtakavarga/page/page.js';
import { BhavaBalaBlock, ShadbalaBlock } from '../../../tools/planetary-strengths/page/page.js';
import { ASHTAKAVARGA, STRENGTHS } from '../parts.js';
import { fixed } from './pieces.js';
import type { Chapter } from './sheets.js';

/** Without a lagna there are neither bindus by house nor strengths. */
export function strengthChapters({ page, toldBy, choices }: BookletProps): Chapter[] {
  const bindus = toldBy(ASHTAKAVARGA);
  const strengths = toldBy(STRENGTHS);
  const { sections } = page.words.gathered.kundli;
  return [
    ...(bindus && bindus.result.sarvashtakavarga !== null
      ? [
          {
            id: 'ashtakavarga',
            title: sections.ashtakavarga,
            pieces: [
              fixed(106, () => <SarvaBlock {...bindus} choices={oneOf(choices)} />),
              fixed(59, () => <GridBlock {...bindus} />),
            ],
          },
        ]
      : []),
    ...(strengths
      ? [
          {
            id: 'strengths',
            title: sections.strengths,
            pieces: [
              fixed(92, () => <ShadbalaBlock {...strengths} />),
              fixed(75, () => <BhavaBalaBlock {...strengths} />),
            ],
          },
        ]
      : []),
  ];
}

/** All three styles beside each other are for a screen. */
function oneOf(choices: URLSearchParams): URLSearchParams {
  return choices.get('style') === 'all' ? new URLSearchParams() : choices;
}

import type { BookletProps } from '../../../pages/shell/gathered-page.js';
import { AshtakavargaSection } from '../../../tools/ashtakavarga/page/page.js';
import { StrengthsSection } from '../../../tools/planetary-strengths/page/page.js';
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
            pieces: [fixed(205, () => <AshtakavargaSection {...bindus} choices={oneOf(choices)} />)],
          },
        ]
      : []),
    ...(strengths
      ? [
          {
            id: 'strengths',
            title: sections.strengths,
            pieces: [fixed(205, () => <StrengthsSection {...strengths} />)],
          },
        ]
      : []),
  ];
}

/** All three styles beside each other are for a screen. */
function oneOf(choices: URLSearchParams): URLSearchParams {
  return choices.get('style') === 'all' ? new URLSearchParams() : choices;
}

import { toolPage, type ViewProps } from '../../../pages/shell/tool-page.js';
import { type DashaResult, dashaTool } from '../tool.js';
import { shownOf } from './shown.js';
import { DashaSection, DashaView, dashaAnswer } from './view.js';
import type { DashaWords } from './words.js';

export const dashaPage = toolPage({
  tool: dashaTool,
  card: {
    place: 70,
    searchTerms:
      'vimshottari vimsottari dasa mahadasha antardasha bhukti pratyantar periods दशा महादशा अंतर्दशा विंशोत्तरी даша вимшоттари віншоттарі perioden périodes periodos',
  },
  answer: (props) => dashaAnswer({ shown: shownOf(props), provenance: props.provenance }),
  View: (props) => <DashaView shown={shownOf(props)} provenance={props.provenance} />,
});

/** What a page of several tools shows. */
export function LifeOfDashas(props: ViewProps<DashaResult, DashaWords>) {
  return <DashaSection shown={shownOf(props)} provenance={props.provenance} />;
}

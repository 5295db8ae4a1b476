import { toolPage, type ViewProps } from '../../../pages/shell/tool-page.js';
import { type Shown, schemeTexts, shownOf } from '../../dasha-calculator/page/shown.js';
import { DashaView, dashaAnswer } from '../../dasha-calculator/page/view.js';
import { type YoginiDashaResult, yoginiDashaTool } from '../tool.js';
import type { YoginiWords } from './words.js';

export const yoginiDashaPage = toolPage({
  tool: yoginiDashaTool,
  card: {
    place: 74,
    searchTerms:
      'yogini dasa mangala pingala dhanya bhramari bhadrika ulka siddha sankata योगिनी दशा मंगला पिंगला йогини йоґіні',
  },
  answer: (props) => dashaAnswer({ shown: yoginisOf(props), provenance: props.provenance }),
  View: (props) => <DashaView shown={yoginisOf(props)} provenance={props.provenance} />,
});

/** The dashas by the names of the yoginis, with their lords. */
function yoginisOf({ words, ...props }: ViewProps<YoginiDashaResult, YoginiWords>): Shown {
  const { page, result } = props;
  const { yogini, graha } = page.language.names;
  return shownOf({ ...props, words: schemeTexts(page, words.over) }, (lord) => {
    const name = result.yoginis.find((each) => each.lord === lord)?.yogini_name;
    return name === undefined ? graha[lord] : `${yogini[name]} (${graha[lord]})`;
  });
}

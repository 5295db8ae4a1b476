import { Block, Facts } from '../../../pages/shell/parts.js';
import { toolPage, type ViewProps } from '../../../pages/shell/tool-page.js';
import { type Shown, schemeTexts, shownOf } from '../../dasha-calculator/page/shown.js';
import { DashaView, dashaAnswer } from '../../dasha-calculator/page/view.js';
import { type AshtottariDashaResult, ashtottariDashaTool } from '../tool.js';
import type { AshtottariWords } from './words.js';

export const ashtottariDashaPage = toolPage({
  tool: ashtottariDashaTool,
  card: {
    place: 76,
    searchTerms: 'ashtottari astottari dasa 108 years अष्टोत्तरी दशा аштоттари аштоттарі',
  },
  answer: (props) => dashaAnswer({ shown: dashasOf(props), provenance: props.provenance }),
  View(props) {
    const { applies, applies_note_code: note } = props.result;
    const { applies: words } = props.words;
    const told = (holds: boolean) => (holds ? words.yes : words.no);
    return (
      <>
        <DashaView shown={dashasOf(props)} provenance={props.provenance} />
        <Block id="h-applies" title={words.title} soft={words.what}>
          {applies ? (
            <Facts
              facts={[
                [words.byRahu, told(applies.by_rahu)],
                [words.byPaksha, told(applies.by_paksha)],
              ]}
            />
          ) : (
            <p>{note && props.page.language.results.ascendantNotes[note]}</p>
          )}
        </Block>
      </>
    );
  },
});

function dashasOf({ words, ...props }: ViewProps<AshtottariDashaResult, AshtottariWords>): Shown {
  return shownOf({ ...props, words: schemeTexts(props.page, words.over) });
}

import { planetNamed, signNamed } from '../../../pages/shared/blocks.js';
import { Block, Facts, LeadFacts, Note } from '../../../pages/shell/parts.js';
import { toolPage } from '../../../pages/shell/tool-page.js';
import { sunSignTool } from '../tool.js';

/** Of a day of the year alone only the month and the day are shown; a leap year has them all. */
const LEAP_YEAR = 2000;

export const sunSignPage = toolPage({
  tool: sunSignTool,
  isOfPerson: true,
  card: {
    place: 10,
    searchTerms:
      'western zodiac star sign birthday horoscope sternzeichen horoskop знак зодиака signe solaire signo solar सूर्य राशि',
  },
  answer({ page, result, words }) {
    return page.catalogue.texts.about(words.sign, signNamed(page, result.sign_name));
  },
  View({ page, result, words }) {
    const { elements, modalities, dates } = page.words.shared.periods;
    const { ruler, modern_ruler, date_range, cusp_sign_name } = result;
    const day = (monthAndDay: string) => page.format.dayAndMonth(`${LEAP_YEAR}-${monthAndDay}`);
    return (
      <>
        <LeadFacts
          facts={[
            {
              label: words.sign,
              value: signNamed(page, result.sign_name),
              note: dates(day(date_range.first_day), day(date_range.last_day)),
            },
            { label: words.element, value: elements[result.element] },
            {
              label: words.ruler,
              value: planetNamed(page, ruler),
              ...(modern_ruler !== ruler && { note: words.modernRuler(planetNamed(page, modern_ruler)) }),
            },
          ]}
        />
        {cusp_sign_name === null ? null : (
          <Note lead={words.cusp.lead(signNamed(page, cusp_sign_name))}>{words.cusp.text}</Note>
        )}
        <Block id="h-more" title={words.moreTitle}>
          <Facts
            facts={[
              [words.modality, modalities[result.modality]],
              [words.polarity, words.polarities[result.polarity]],
            ]}
          />
          <p class="soft">{words.siderealNote}</p>
        </Block>
      </>
    );
  },
});

import { NAMES } from '../../../../names/names.js';
import { dashaTool } from '../../../../tools/dasha-calculator.js';
import { LeadFacts, Note } from '../../shell/parts.js';
import { toolPage } from '../../shell/tool-page.js';
import { dayWords } from '../shared/day.js';
import { nakshatraNamed, periodsWords, signNamed } from '../shared/periods.js';
import { CARD } from './card.js';
import { Certainty } from './certainty.js';
import { Lanes } from './lanes.js';
import { OpenDates, openAnswer } from './open-dates.js';
import { type Shown, spanText, whyNoneRuns } from './shown.js';
import { Tables } from './tables.js';
import { WORDS } from './words.js';

export const dashaPage = toolPage({
  tool: dashaTool,
  card: CARD,
  words: WORDS,
  answer({ page, result, provenance, words }) {
    const { current, day_variation } = result;
    if (day_variation) return openAnswer({ page, words, result, provenance, variation: day_variation });
    if (current === null) return words.noneRuns[whyNoneRuns(result, page.at)].lead;
    const { graha: grahas } = page.catalogue.names;
    const { maha, antar } = current;
    const lords = `${grahas[maha.lord]} – ${grahas[antar.lord]}`;
    const until = dayWords(page).until(page.format.dateOf(antar.ends_at));
    return `${page.catalogue.texts.about(words.answer, lords)}, ${until}`;
  },
  View({ page, result, input, provenance, words }) {
    const shown: Shown = { page, words, result, birthDate: String(input['date']) };
    const { day_variation, moon_sign_name, nakshatra_name, pada, current } = result;
    if (day_variation) return <OpenDates {...shown} variation={day_variation} provenance={provenance} />;
    const moon = {
      label: words.moon,
      value: periodsWords(page).pada(nakshatraNamed(page, nakshatra_name), pada),
      note: signNamed(page, moon_sign_name),
    };
    return (
      <>
        {current === null ? <NoneRuns {...shown} /> : null}
        <LeadFacts facts={[...runningFacts(shown), moon]} />
        <Lanes {...shown} />
        <Tables {...shown} />
        <Certainty {...shown} />
      </>
    );
  },
});

function NoneRuns({ page, words, result }: Shown) {
  const { lead, text } = words.noneRuns[whyNoneRuns(result, page.at)];
  return <Note lead={lead}>{text}</Note>;
}

/** The lord of each level that runs now, with its dates. */
function runningFacts({ page, result: { current } }: Shown) {
  if (current === null) return [];
  return (['maha', 'antar', 'pratyantar'] as const).map((level) => ({
    label: NAMES[page.locale].dasha_level[level],
    value: page.catalogue.names.graha[current[level].lord],
    note: spanText(page, current[level]),
  }));
}

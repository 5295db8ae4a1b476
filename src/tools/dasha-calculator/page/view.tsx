import type { Provenance } from '../../../calculation/calculate.js';
import { Meanings } from '../../../pages/shared/meanings.js';
import { nakshatraNamed, signNamed } from '../../../pages/shared/periods.js';
import { LeadFacts, Note } from '../../../pages/shell/parts.js';
import { Certainty } from './certainty.js';
import { Lanes } from './lanes.js';
import { OpenDates, openAnswer } from './open-dates.js';
import { type Shown, spanText, whyNoneRuns } from './shown.js';
import { Tables } from './tables.js';

interface Props {
  readonly shown: Shown;
  readonly provenance: Provenance;
}

/** What runs now, or what an unknown time leaves of it. */
export function dashaAnswer({ shown, provenance }: Props): string {
  const { page, words, result, lordName } = shown;
  const { current, day_variation } = result;
  if (day_variation) return openAnswer({ page, words, lordName, provenance, variation: day_variation });
  if (current === null) return words.noneRuns[whyNoneRuns(result, page.at)].lead;
  const { maha, antar } = current;
  const lords = `${lordName(maha.lord)} – ${lordName(antar.lord)}`;
  const until = page.words.shared.day.until(page.format.dateOf(antar.ends_at));
  return `${page.catalogue.texts.about(words.answer, lords)}, ${until}`;
}

/** The dashas of a scheme: what runs, the lanes, the tables, and how sure the dates are. */
export function DashaView({ shown, provenance }: Props) {
  const { page, words, result } = shown;
  const { day_variation, moon_sign_name, nakshatra_name, pada, current } = result;
  if (day_variation) return <OpenDates {...shown} variation={day_variation} provenance={provenance} />;
  const moon = {
    label: words.moon,
    value: page.words.shared.periods.pada(nakshatraNamed(page, nakshatra_name), pada),
    note: signNamed(page, moon_sign_name),
  };
  return (
    <>
      {current === null ? <NoneRuns {...shown} /> : null}
      <LeadFacts facts={[...runningFacts(shown), moon]} />
      <Lanes {...shown} />
      <Tables {...shown} />
      <Meanings page={page} of={meantBy(shown)} />
      <Certainty {...shown} />
    </>
  );
}

/** The lords of the mahadasha and the antardasha that run. */
function meantBy({ lordName, result: { current } }: Shown) {
  const lords = current === null ? [] : [...new Set([current.maha.lord, current.antar.lord])];
  return lords.map((lord) => ({ kind: 'dasha_lord', key: lord, name: lordName(lord) }) as const);
}

function NoneRuns({ page, words, result }: Shown) {
  const { lead, text } = words.noneRuns[whyNoneRuns(result, page.at)];
  return <Note lead={lead}>{text}</Note>;
}

/** The lord of each level that runs now, with its dates. */
function runningFacts({ page, lordName, result: { current } }: Shown) {
  if (current === null) return [];
  return (['maha', 'antar', 'pratyantar'] as const).map((level) => ({
    label: page.language.names.dasha_level[level],
    value: lordName(current[level].lord),
    note: spanText(page, current[level]),
  }));
}

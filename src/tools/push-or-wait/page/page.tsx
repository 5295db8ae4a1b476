import { DayHead, RulesBlock, scoreNote } from '../../../pages/shared/day.js';
import { DayLanes } from '../../../pages/shared/day-lanes.js';
import { ChoiceLanes, sunFact, WindowsBlock, windowFact, zoneDay } from '../../../pages/shared/day-limbs.js';
import { LimbChangesBlock } from '../../../pages/shared/day-tables.js';
import { LeadFacts, Tag, type Tone } from '../../../pages/shell/parts.js';
import { toolPage } from '../../../pages/shell/tool-page.js';
import type { Verdict } from '../../../rules/muhurta/day-score-tables.js';
import { pushOrWaitTool } from '../tool.js';

const TONES: Readonly<Record<Verdict, Tone>> = { push: 'good', mixed: 'mid', wait: 'bad' };

export const pushOrWaitPage = toolPage({
  tool: pushOrWaitTool,
  card: {
    place: 30,
    searchTerms: 'decide decision act wait verdict today निर्णय решение рішення entscheidung décision decisión',
  },
  answer({ page, result, words }) {
    const { names, texts } = page.catalogue;
    return texts.about(words.verdict, `${names.verdict[result.verdict]} (${page.format.signed(result.score)})`);
  },
  View({ page, result, words }) {
    const common = page.words.shared.day;
    const { format, catalogue } = page;
    const day = zoneDay(result);
    const { verdict, rules, score, best_windows: best, avoid_windows: avoided } = result;
    return (
      <>
        <DayHead page={page} day={day} />
        <LeadFacts
          facts={[
            {
              label: words.verdict,
              value: <Tag tone={TONES[verdict]}>{catalogue.names.verdict[verdict]}</Tag>,
              note: scoreNote(page, result),
            },
            windowFact(page, common.bestWindow, best, day),
            windowFact(page, common.avoid, avoided, day),
            sunFact(page, day),
          ]}
        />
        <p class="soft small">
          {words.steps(
            format.signed(result.verdict_bounds.push.minimum),
            format.signed(result.verdict_bounds.mixed.minimum),
          )}{' '}
          {page.format.withTimes(catalogue.texts.dayTaken[day.basis])}
        </p>
        <DayLanes page={page} day={day}>
          <ChoiceLanes page={page} day={day} best={best} avoided={avoided} />
        </DayLanes>
        <WindowsBlock page={page} day={day} best={best} avoided={avoided} />
        <RulesBlock page={page} rules={rules} score={score} />
        <LimbChangesBlock page={page} date={result.date} changes={result.limb_changes} />
      </>
    );
  },
});

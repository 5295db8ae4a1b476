import type { TimingWindowResult } from '../../../contract/windows.js';
import { capital } from '../../../languages/locale/plural.js';
import { numbered } from '../../../languages/names/numbered.js';
import { ruleDetail } from '../../../languages/words/rules/rule-details.js';
import { BAND_TONES, bandAnswer, DayHead, RulesBlock, scoreNote, signName, timeOn } from '../../../pages/shared/day.js';
import { ChoghadiyaLane, DayLanes, NamedWindowLanes, PartsLane } from '../../../pages/shared/day-lanes.js';
import { LimbFacts, limbParts, sunFact, WindowsBlock, zoneDay } from '../../../pages/shared/day-limbs.js';
import { ChoghadiyaBlock, HoraTables, LimbChangesBlock, nameOfLimb } from '../../../pages/shared/day-tables.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, Facts, FoldedBlock, LeadFacts, Tag } from '../../../pages/shell/parts.js';
import { toolPage } from '../../../pages/shell/tool-page.js';
import { type DailyTimingResult, dailyTimingTool } from '../tool.js';
import type { DailyTimingWords } from './words.js';

const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;

export const dailyTimingPage = toolPage({
  tool: dailyTimingTool,
  card: {
    place: 20,
    searchTerms: 'day score muhurta muhurat auspicious today दिन मुहूर्त शुभ समय день мухурта tag jour día',
  },
  answer({ page, result, words }) {
    return bandAnswer(page, words.dayScore, result.day_score);
  },
  View({ page, result, words }) {
    const common = page.words.shared.day;
    const { catalogue } = page;
    const day = zoneDay(result);
    const { day_score, named_windows: windows, choghadiya, limb_changes: changes, date } = result;
    const until = (limb: 'tithi' | 'nakshatra') => ({
      label: common.limbs[limb],
      value: nameOfLimb(page, limb, result[limb].number),
      note: common.until(timeOn(page, date, result[limb].ends_at)),
    });
    const of = (quality: TimingWindowResult['quality']) => windows.filter((window) => window.quality === quality);
    return (
      <>
        <DayHead page={page} day={day} />
        <LeadFacts
          facts={[
            {
              label: words.dayScore,
              value: <Tag tone={BAND_TONES[day_score.band_code]}>{catalogue.names.band[day_score.band_code]}</Tag>,
              note: scoreNote(page, day_score),
            },
            until('tithi'),
            until('nakshatra'),
            sunFact(page, day),
          ]}
        />
        <p class="soft small">{page.format.withTimes(catalogue.texts.dayTaken[day.basis])}</p>
        <DayLanes page={page} day={day}>
          <NamedWindowLanes page={page} day={day} windows={windows} />
          <ChoghadiyaLane page={page} day={day} choghadiya={choghadiya} />
          {LIMBS.map((limb) => (
            <PartsLane
              page={page}
              day={day}
              name={common.limbs[limb]}
              parts={limbParts(page, limb, { first: result[limb], changes, day })}
            />
          ))}
        </DayLanes>
        <div class="cols">
          <Limbs page={page} result={result} words={words} />
          <WindowsBlock page={page} day={day} best={of('good')} avoided={of('bad')} />
        </div>
        <RulesBlock
          page={page}
          rules={day_score.rules.map((rule) => ({
            ...rule,
            label: catalogue.names.score_rule[rule.code],
            detail: ruleDetail(catalogue, rule),
          }))}
          score={day_score.score}
        />
        <LimbChangesBlock page={page} date={date} changes={changes} />
        <LimbFacts page={page} title={words.about} limbs={result} />
        <ChoghadiyaBlock page={page} choghadiya={choghadiya} />
        <FoldedBlock id="h-hours" title={common.horas}>
          <HoraTables page={page} hours={result.hours} />
        </FoldedBlock>
      </>
    );
  },
});

function Limbs({ page, result, words }: { page: PageContext; result: DailyTimingResult; words: DailyTimingWords }) {
  const common = page.words.shared.day;
  const { format, catalogue } = page;
  const { weekday: weekdays } = catalogue.names;
  const { moon_phase: phases, vara: varas } = page.language.names;
  const { vara, date } = result;
  const [weekday, sanskrit] = [numbered(weekdays, vara.number), numbered(varas, vara.number)];
  return (
    <Block id="h-limbs" title={common.fiveLimbs}>
      <Facts
        facts={[
          [common.vara, weekday === sanskrit ? weekday : `${capital(weekday)} (${sanskrit})`],
          ...LIMBS.map(
            (limb) =>
              [
                common.limbs[limb],
                `${nameOfLimb(page, limb, result[limb].number)}, ${common.until(timeOn(page, date, result[limb].ends_at))}`,
              ] as const,
          ),
          [common.moonIn, signName(page, result.moon_sign_name)],
          [words.phase, `${phases[result.phase_code]}, ${words.lit(format.percent(result.illumination_percent))}`],
        ]}
      />
    </Block>
  );
}

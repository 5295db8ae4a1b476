import { personalRuleResults } from '../../../../contract/score-rules.js';
import { personalScore } from '../../../../muhurta/personal-score.js';
import type { NatalMoon } from '../../../../natal/natal-moon.js';
import { taraName } from '../../../../words/rules/phrases.js';
import type { PageContext } from '../../shell/context.js';
import { Block, Fold, LeadFacts, Note, Table, Tag } from '../../shell/parts.js';
import { BAND_TONES, dayWords, nakshatraName, RulesTable, scoreNote, signName, timeOn } from '../shared/day.js';
import type { possibleMoons } from '../shared/day-person.js';
import { houseText, type PersonalProps, personalDay } from './personal-day.js';

function moonName(page: PageContext, { rashi, nakshatra }: Pick<NatalMoon, 'rashi' | 'nakshatra'>): string {
  return `${signName(page, rashi.name)}, ${nakshatraName(page, nakshatra.name)}`;
}

/** The day of a birth of unknown time, for every Moon that it can have. */
export function OpenTime({ page, result, words, moons }: PersonalProps & { moons: ReturnType<typeof possibleMoons> }) {
  if (!moons) {
    return (
      <Note tone="warm" lead={words.unknownLead}>
        {words.unknownNoFacts}
      </Note>
    );
  }
  const common = dayWords(page);
  const { format, catalogue } = page;
  const { names } = catalogue;
  const day = personalDay(result.transit);
  const all = moons.map((moon) => ({ moon, name: moonName(page, moon), ...personalScore(moon, day) }));
  const scores = all.map(({ score }) => score);
  const bands = [...new Set(all.map(({ band }) => band))];
  const signs = [...new Set(moons.map(({ rashi }) => signName(page, rashi.name)))];
  const range = words.between(format.signed(Math.min(...scores)), format.signed(Math.max(...scores)));
  return (
    <>
      <LeadFacts
        facts={[
          {
            label: words.dayForYou,
            value: bands.map((band) => names.band[band]).join(' / '),
            note: scores.length === 1 ? scoreNote(page, { ...result, score: scores[0] ?? 0 }) : range,
          },
          {
            label: words.natalMoon,
            value: format.alternatives(signs),
            note: format.alternatives([...new Set(moons.map(({ nakshatra }) => nakshatraName(page, nakshatra.name)))]),
          },
        ]}
      />
      <Note tone="warm" lead={words.unknownLead}>
        {words.unknown(all[0]?.name ?? '', all.at(-1)?.name ?? '')}
      </Note>
      <Block id="h-possible" title={words.possible} soft={words.possibleSoft}>
        <Table
          caption={<span class="vh">{words.possible}</span>}
          label={common.tableOf(words.possible)}
          heads={[words.natalMoon, words.tara, words.theme, common.score, words.band]}
          rows={all.map(({ name, balas, score, band }) => ({
            head: name,
            cells: [
              taraName(catalogue, balas.tara),
              houseText(page, words, { house: balas.moonHouse.house, isEighth: balas.isChandrashtama }),
              format.signed(score),
              <Tag tone={BAND_TONES[band]}>{names.band[band]}</Tag>,
            ],
          }))}
        />
        {all.map(({ name, rules, score }) => (
          <Fold summary={words.withMoon(name)}>
            <RulesTable
              page={page}
              name={words.withMoon(name)}
              rules={personalRuleResults(catalogue, rules)}
              score={score}
            />
          </Fold>
        ))}
      </Block>
      <OpenChanges page={page} result={result} words={words} moons={moons} />
    </>
  );
}

/** Where the Moon goes in the course of the day, with the range of the score from then on. */
function OpenChanges({ page, result, words, moons }: PersonalProps & { moons: readonly NatalMoon[] }) {
  const common = dayWords(page);
  const { format } = page;
  return (
    <Block id="h-changes" title={common.changes}>
      {result.moon_changes.length === 0 ? (
        <p>{words.changesNone}</p>
      ) : (
        <Table
          caption={<span class="vh">{common.changes}</span>}
          label={common.tableOf(common.changes)}
          heads={[common.time, words.nakshatra, common.scoreAfter]}
          rows={result.moon_changes.map(({ starts_at, moon_sign_name, nakshatra_name }) => {
            const later = personalDay({ ...result.transit, moon_sign_name, nakshatra_name });
            const scores = moons.map((moon) => personalScore(moon, later).score);
            const [least, most] = [Math.min(...scores), Math.max(...scores)];
            return {
              head: timeOn(page, result.date, starts_at),
              cells: [
                `${signName(page, moon_sign_name)}, ${nakshatraName(page, nakshatra_name)}`,
                least === most ? format.signed(least) : words.between(format.signed(least), format.signed(most)),
              ],
            };
          })}
        />
      )}
    </Block>
  );
}

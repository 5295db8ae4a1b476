import type { BirthTimeRange } from '../../../contract/birth-time-range.js';
import { numbered } from '../../../languages/names/numbered.js';
import { BAND_TONES, nakshatraName, RulesTable, scoreNote, signName, timeOn } from '../../../pages/shared/day.js';
import { type PossibleMoon, possibleMoons, rulesAt, toldAt } from '../../../pages/shared/day-person.js';
import { stretchesOf } from '../../../pages/shared/natal-day.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, Fold, LeadFacts, Note, Table, Tag } from '../../../pages/shell/parts.js';
import { houseText, type PersonalProps } from './house-text.js';

function moonName(page: PageContext, { sign, nakshatra }: PossibleMoon): string {
  return `${signName(page, sign)}, ${nakshatraName(page, nakshatra)}`;
}

/** The day for each Moon that a birth can have, as its first minute has it. */
function readingsOf({ page, result }: PersonalProps, range: BirthTimeRange) {
  return possibleMoons(range).map(({ value: moon, from }) => {
    const at = <Value,>(path: string, ofNoon: Value) => toldAt<Value>(range, path, from) ?? ofNoon;
    return {
      name: moonName(page, moon),
      moon,
      score: at('score', result.score),
      band: at('band_code', result.band_code),
      tara: at('tarabala.number', result.tarabala.number),
      house: at('activated_house', result.activated_house),
      isEighth: at('chandrabala.chandrashtama', result.chandrabala.chandrashtama),
      rules: rulesAt(page.catalogue, range, { rules: result.rules, path: 'rules' }, from),
    };
  });
}

/** The bands that the day can have for a birth of unknown time. */
export function openAnswer(props: PersonalProps, range: BirthTimeRange | null | undefined): string {
  const { page, words } = props;
  if (!range) return words.unknownLead;
  const { names, texts } = page.catalogue;
  const all = readingsOf(props, range);
  const bands = [...new Set(all.map(({ band }) => names.band[band]))];
  const scores = [...new Set(all.map(({ score }) => score))].sort((a, b) => a - b);
  const ends = [...new Set([scores[0] ?? 0, scores.at(-1) ?? 0])].map(page.format.signed);
  return texts.about(words.dayForYou, `${page.format.alternatives(bands)} (${page.format.alternatives(ends)})`);
}

/** The day of a birth of unknown time, for every Moon that it can have. */
export function OpenTime({ range, ...props }: PersonalProps & { range: BirthTimeRange | null | undefined }) {
  const { page, result, words } = props;
  if (!range) {
    return (
      <Note tone="warm" lead={words.unknownLead}>
        {words.unknownNoFacts}
      </Note>
    );
  }
  const common = page.words.shared.day;
  const { format, catalogue } = page;
  const { names } = catalogue;
  const all = readingsOf(props, range);
  const scores = all.map(({ score }) => score);
  const bands = [...new Set(all.map(({ band }) => band))];
  const signs = [...new Set(all.map(({ moon }) => signName(page, moon.sign)))];
  const between = words.between(format.signed(Math.min(...scores)), format.signed(Math.max(...scores)));
  return (
    <>
      <LeadFacts
        facts={[
          {
            label: words.dayForYou,
            value: bands.map((band) => names.band[band]).join(' / '),
            note: scores.length === 1 ? scoreNote(page, { ...result, score: scores[0] ?? 0 }) : between,
          },
          {
            label: words.natalMoon,
            value: format.alternatives(signs),
            note: format.alternatives([...new Set(all.map(({ moon }) => nakshatraName(page, moon.nakshatra)))]),
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
          rows={all.map(({ name, tara, score, band, ...house }) => ({
            head: name,
            cells: [
              numbered(names.tara, tara),
              houseText(page, words, house),
              format.signed(score),
              <Tag tone={BAND_TONES[band]}>{names.band[band]}</Tag>,
            ],
          }))}
        />
        {all.map(({ name, rules, score }) => (
          <Fold summary={words.withMoon(name)}>
            <RulesTable page={page} name={words.withMoon(name)} rules={rules} score={score} />
          </Fold>
        ))}
      </Block>
      <OpenChanges {...props} range={range} />
    </>
  );
}

/** Where the Moon goes in the course of the day, with the range of the score from then on. */
function OpenChanges({ page, result, words, range }: PersonalProps & { range: BirthTimeRange }) {
  const common = page.words.shared.day;
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
          rows={result.moon_changes.map(({ starts_at, moon_sign_name, nakshatra_name }, index) => {
            const scores = stretchesOf<number>(range, `moon_changes[${index}].score_after`);
            const values = scores.map(({ value }) => value);
            const [least, most] = [Math.min(...values), Math.max(...values)];
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

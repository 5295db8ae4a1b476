import type { SignName } from '../../../base/zodiac/rashi.js';
import type { BirthTimeRange } from '../../../contract/birth-time-range.js';
import { numbered } from '../../../languages/names/numbered.js';
import {
  BAND_TONES,
  bandAnswer,
  DayHead,
  nakshatraName,
  RulesBlock,
  RulesTable,
  scoreNote,
  signName,
  timeOn,
} from '../../../pages/shared/day.js';
import { zoneDay } from '../../../pages/shared/day-limbs.js';
import { type PossibleMoon, possibleMoons, rulesAt, stretchesOf, toldAt } from '../../../pages/shared/natal-day.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, Facts, Fold, LeadFacts, Note, Table, Tag } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import { personalActivationTool } from '../tool.js';
import type { PersonalActivationWords } from './words.js';

export const personalActivationPage = toolPage({
  tool: personalActivationTool,
  card: {
    place: 50,
    searchTerms:
      'tarabala tara bala chandrabala chandra bala chandrashtama daily horoscope personal day ताराबल चंद्रबल चन्द्राष्टम личный день особистий день horoscope today daily rashifal आज का राशिफल гороскоп на сегодня гороскоп на сьогодні tageshoroskop horoscope du jour horóscopo de hoy',
  },
  answer({ page, result, provenance, words }) {
    if (!result.natal.birth_time_known) return openAnswer({ page, result, words }, provenance.birth_time_range);
    return bandAnswer(page, words.dayForYou, result);
  },
  View({ page, result, provenance, words }) {
    const { format, catalogue } = page;
    const day = zoneDay(result);
    const props = { page, result, words };
    return (
      <>
        <DayHead page={page} day={day} />
        {result.natal.birth_time_known ? (
          <Known {...props} />
        ) : (
          <OpenTime {...props} range={provenance.birth_time_range} />
        )}
        <SkyBlock {...props} />
        <p class="soft small">
          {words.steps(
            format.signed(result.band_bounds.favourable.minimum),
            format.signed(result.band_bounds.mixed.minimum),
          )}{' '}
          {page.format.withTimes(catalogue.texts.dayReadAt[day.basis])}
        </p>
      </>
    );
  },
});

function Known({ page, result, words }: PersonalProps) {
  const { names, texts } = page.catalogue;
  const { tarabala, chandrabala, natal, band_code: band, activated_house } = result;
  return (
    <>
      <LeadFacts
        facts={[
          {
            label: words.dayForYou,
            value: <Tag tone={BAND_TONES[band]}>{names.band[band]}</Tag>,
            note: scoreNote(page, result),
          },
          {
            label: words.tara,
            value: numbered(names.tara, tarabala.number),
            note: page.catalogue.reasons[tarabala.quality === 'very_bad' ? 'bad' : tarabala.quality],
          },
          {
            label: words.moonFromYours,
            value: words.house(activated_house),
            note: page.catalogue.houseThemes[chandrabala.house_from_moon - 1],
          },
          {
            label: words.natalMoon,
            value: signName(page, natal.moon_sign_name),
            note: `${nakshatraName(page, natal.nakshatra_name)}, ${page.words.shared.day.pada(natal.pada)}`,
          },
        ]}
      />
      {chandrabala.chandrashtama ? <Note tone="warm" lead={texts.chandrashtamaDay} /> : null}
      <RulesBlock page={page} rules={result.rules} score={result.score} />
      <Changes page={page} result={result} words={words} />
    </>
  );
}

function Changes({ page, result, words }: PersonalProps) {
  const common = page.words.shared.day;
  const { names } = page.catalogue;
  return (
    <Block id="h-changes" title={common.changes}>
      {result.moon_changes.length === 0 ? (
        <p>{words.changesNone}</p>
      ) : (
        <Table
          caption={<span class="vh">{common.changes}</span>}
          label={common.tableOf(common.changes)}
          heads={[common.time, words.nakshatra, words.theme, common.scoreAfter, words.band]}
          rows={result.moon_changes.map((change) => ({
            head: timeOn(page, result.date, change.starts_at),
            cells: [
              `${signName(page, change.moon_sign_name)}, ${nakshatraName(page, change.nakshatra_name)}`,
              houseText(page, words, { house: change.activated_house, isEighth: change.chandrashtama }),
              page.format.signed(change.score_after),
              <Tag tone={BAND_TONES[change.band_code_after]}>{names.band[change.band_code_after]}</Tag>,
            ],
          }))}
        />
      )}
    </Block>
  );
}

function SkyBlock({ page, result, words }: PersonalProps) {
  const common = page.words.shared.day;
  const { names, texts } = page.catalogue;
  const { transit } = result;
  const inSign = (graha: 'Moon' | 'Jupiter' | 'Saturn', sign: SignName) =>
    texts.grahaInSign(names.graha[graha], names.in_sign[sign]);
  return (
    <Block id="h-sky" title={words.skyOfDay}>
      <Facts
        facts={[
          [
            names.graha.Moon,
            `${inSign('Moon', transit.moon_sign_name)}, ${nakshatraName(page, transit.nakshatra_name)}`,
          ],
          [names.graha.Jupiter, inSign('Jupiter', transit.jupiter_sign_name)],
          [names.graha.Saturn, inSign('Saturn', transit.saturn_sign_name)],
          [words.lordOfDay, `${names.graha[transit.vara_ruler]} (${names.weekday[transit.vara_name]})`],
          [common.dayBegins, page.format.dateTime(result.day_span.starts_at)],
        ]}
      />
    </Block>
  );
}

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
function openAnswer(props: PersonalProps, range: BirthTimeRange | null | undefined): string {
  const { page, words } = props;
  if (!range) return words.unknownLead;
  const { names, texts } = page.catalogue;
  const all = readingsOf(props, range);
  const bands = [...new Set(all.map(({ band }) => names.band[band]))];
  return texts.about(words.dayForYou, `${page.format.alternatives(bands)} (${scoresTold(props, all)})`);
}

/** "+2", "+2 or +6", and of more than two "−4 to +5". */
function scoresTold({ page, words }: PersonalProps, readings: readonly { readonly score: number }[]): string {
  const scores = [...new Set(readings.map(({ score }) => score))].sort((a, b) => a - b).map(page.format.signed);
  return scores.length > 2 ? words.between(scores[0] ?? '', scores.at(-1) ?? '') : page.format.alternatives(scores);
}

/** The day of a birth of unknown time, for every Moon that it can have. */
function OpenTime({ range, ...props }: PersonalProps & { range: BirthTimeRange | null | undefined }) {
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
        {all.length === 1
          ? words.unknownOne(all[0]?.name ?? '')
          : words.unknown(all[0]?.name ?? '', all.at(-1)?.name ?? '')}
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

type PersonalProps = ShownBy<typeof personalActivationTool>;

/** A house from the natal Moon with what it stands for; the eighth has a name of its own. */
function houseText(
  { catalogue }: PageContext,
  words: PersonalActivationWords,
  { house, isEighth }: { readonly house: number; readonly isEighth: boolean },
): string {
  const said = catalogue.texts.about(words.house(house), catalogue.houseThemes[house - 1] ?? '');
  return isEighth ? `${said} (${words.eighth})` : said;
}

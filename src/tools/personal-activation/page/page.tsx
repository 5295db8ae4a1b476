import type { SignName } from '../../../base/zodiac/rashi.js';
import { numbered } from '../../../languages/names/numbered.js';
import {
  BAND_TONES,
  bandAnswer,
  DayHead,
  nakshatraName,
  RulesBlock,
  scoreNote,
  signName,
  timeOn,
} from '../../../pages/shared/day.js';
import { zoneDay } from '../../../pages/shared/day-windows.js';
import { Block, Facts, LeadFacts, Note, Table, Tag } from '../../../pages/shell/parts.js';
import { toolPage } from '../../../pages/shell/tool-page.js';
import { personalActivationTool } from '../tool.js';
import { CARD } from './card.js';
import { houseText, type PersonalProps } from './house-text.js';
import { OpenTime, openAnswer } from './open-time.js';

export const personalActivationPage = toolPage({
  tool: personalActivationTool,
  card: CARD,
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

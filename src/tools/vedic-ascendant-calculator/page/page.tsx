import type { SignName } from '../../../base/zodiac/rashi.js';
import { numbered } from '../../../languages/names/numbered.js';
import { Meanings } from '../../../pages/shared/blocks.js';
import { bornOf, LagnaHolds, tableLabel, Unseen } from '../../../pages/shared/natal.js';
import { Block, LeadFacts, Table } from '../../../pages/shell/parts.js';
import { toolPage } from '../../../pages/shell/tool-page.js';
import { ascendantTool } from '../tool.js';

export const ascendantPage = toolPage({
  tool: ascendantTool,
  card: {
    place: 40,
    searchTerms:
      'lagna lagnam rising sign ascendent udaya लग्न उदय лагна асцендент восходящий aszendent ascendant ascendente',
  },
  answer({ page, result }) {
    const { names, texts } = page.catalogue;
    return texts.about(page.words.shared.natal.lagna, names.sign[result.lagna.sign]);
  },
  View({ page, result, input, provenance, words }) {
    const { names } = page.catalogue;
    const { format } = page;
    const natal = page.words.shared.natal;
    const { lagna } = result;
    const { variation } = result.time_sensitivity;
    const nameOf = (sign: SignName) => page.catalogue.names.sign[sign];
    const shift = (head: string, sign: SignName) => ({
      head,
      cells: [sign === lagna.sign ? nameOf(sign) : <b>{words.changesSign(nameOf(sign))}</b>],
    });
    const minutes = (count: number) => format.duration(count);
    return (
      <>
        <LeadFacts
          facts={[
            { label: natal.lagna, value: nameOf(lagna.sign), note: format.degrees(lagna.degree_in_sign) },
            { label: natal.ruler, value: names.graha[lagna.ruler] },
            {
              label: natal.nakshatra,
              value: numbered(names.nakshatra, lagna.nakshatra.number),
              note: `${natal.padaOf(lagna.nakshatra.pada)}, ${natal.ruledBy(names.graha[lagna.nakshatra.ruler])}`,
            },
          ]}
        />
        <Meanings
          page={page}
          of={[
            { kind: 'sign', key: lagna.sign, name: nameOf(lagna.sign) },
            {
              kind: 'nakshatra',
              key: lagna.nakshatra.name,
              name: numbered(names.nakshatra, lagna.nakshatra.number),
            },
          ]}
        />
        <Block id="h-certain" title={natal.sure.title}>
          <LagnaHolds page={page} born={bornOf(input)} provenance={provenance} minutes={result.ascendant_minutes} />
        </Block>
        <Block id="h-shifted" title={words.shifted} soft={words.shiftedSoft}>
          <Table
            caption={<Unseen>{words.shifted}</Unseen>}
            label={tableLabel(page, words.shifted)}
            heads={[words.ifBorn, natal.lagna]}
            rows={[
              shift(words.earlier(minutes(15)), variation.minus_15),
              shift(words.earlier(minutes(10)), variation.minus_10),
              shift(words.earlier(minutes(5)), variation.minus_5),
              shift(words.asGiven, lagna.sign),
              shift(words.later(minutes(5)), variation.plus_5),
              shift(words.later(minutes(10)), variation.plus_10),
              shift(words.later(minutes(15)), variation.plus_15),
            ]}
          />
        </Block>
      </>
    );
  },
});

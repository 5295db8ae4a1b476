import { timeOn } from '../../../pages/shared/day.js';
import { NowTag } from '../../../pages/shared/day-tables.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, Table } from '../../../pages/shell/parts.js';
import type { DayLagnasResult } from '../tool.js';
import type { DayLagnasWords } from './words.js';

interface Props {
  readonly page: PageContext;
  readonly result: DayLagnasResult;
  readonly words: DayLagnasWords;
}

/** The signs that rise from sunrise to sunrise, and where the first and the last lie beyond them. */
export function LagnaTable({ page, result, words }: Props) {
  const common = page.words.shared.day;
  const { date, lagnas } = result;
  const { sign: signs, graha: grahas } = page.catalogue.names;
  const { sign_nature: natures } = page.language.names;
  const time = (at: string) => timeOn(page, date, at);
  const [first, last] = [lagnas[0], lagnas.at(-1)];
  return (
    <Block id="h-lagnas" title={words.lagnasTitle}>
      <Table
        caption={<span class="vh">{words.lagnasTitle}</span>}
        label={words.lagnasTitle}
        heads={[words.lagna, common.from, common.to, common.ruler, words.nature]}
        rows={lagnas.map((lagna) => ({
          head: (
            <>
              {signs[lagna.sign_name]}
              <NowTag page={page} stretch={lagna} />
            </>
          ),
          cells: [
            page.format.clock(lagna.starts_at),
            page.format.clock(lagna.ends_at),
            grahas[lagna.ruler],
            natures[lagna.sign_nature],
          ],
        }))}
      />
      <p class="soft small">
        {[
          first && first.entered_at !== first.starts_at && words.since(time(first.entered_at)),
          last && last.left_at !== last.ends_at && words.onwards(time(last.left_at)),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </Block>
  );
}

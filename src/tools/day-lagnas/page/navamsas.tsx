import { hrefWith } from '../../../pages/shared/blocks.js';
import { NowTag } from '../../../pages/shared/day-tables.js';
import { FoldedBlock, Table } from '../../../pages/shell/parts.js';
import type { ShownBy } from '../../../pages/shell/tool-page.js';
import type { dayLagnasTool } from '../tool.js';

type Props = ShownBy<typeof dayLagnasTool>;

/** The navamsas of each rising sign, or the way to them. */
export function Navamsas({ page, result, words }: Props) {
  const common = page.words.shared.day;
  const { sign: signs, graha: grahas } = page.catalogue.names;
  const { lagnas } = result;
  if (lagnas.every(({ navamsas }) => navamsas === null)) {
    return (
      <p class="acts no-print">
        <a href={hrefWith(page, { lagna_parts: 'navamsas' })}>{words.withNavamsas}</a>
      </p>
    );
  }
  return (
    <FoldedBlock id="h-navamsas" title={words.navamsasTitle}>
      {lagnas.map(({ sign_name, navamsas }) => {
        const title = words.navamsasOf(signs[sign_name]);
        return (
          <Table
            caption={title}
            label={title}
            heads={[words.navamsa, common.from, common.to, words.sign, common.ruler]}
            rows={(navamsas ?? []).map((navamsa) => ({
              head: (
                <>
                  {page.format.number(navamsa.number)}
                  <NowTag page={page} stretch={navamsa} />
                </>
              ),
              cells: [
                page.format.clock(navamsa.starts_at),
                page.format.clock(navamsa.ends_at),
                [
                  signs[navamsa.sign_name],
                  ...(navamsa.vargottama ? [words.vargottama] : []),
                  ...(navamsa.is_pushkara ? [words.pushkara] : []),
                ].join(', '),
                grahas[navamsa.ruler],
              ],
            }))}
          />
        );
      })}
    </FoldedBlock>
  );
}

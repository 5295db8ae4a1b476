import { rangeOf, timeOn } from '../../../pages/shared/day.js';
import { DayAndNight, NowTag, QualityTag } from '../../../pages/shared/day-tables.js';
import { Block, Table } from '../../../pages/shell/parts.js';
import type { ShownBy } from '../../../pages/shell/tool-page.js';
import type { GowriResult } from '../gowri.js';
import type { PanchangResult, panchangTool } from '../tool.js';

/** The eighths of Gowri Panchangam: in full where almanacs have them first, else in a line each. */

type Props = ShownBy<typeof panchangTool>;

/** The good eighths of the daylight, which Tamil calendars call Nalla Neram. */
export function nallaNeram({ gowri }: PanchangResult): readonly GowriResult[] {
  return (gowri ?? []).filter(({ period, quality }) => period === 'day' && quality !== 'bad');
}

/** All eighths in two tables. */
export function GowriBlock({ page, result: { gowri }, words }: Props) {
  if (!gowri) return null;
  const common = page.words.shared.day;
  const { gowri: names } = page.language.names;
  return (
    <Block id="h-gowri" title={words.nallaNeram}>
      <DayAndNight
        page={page}
        table={(period, caption) => (
          <Table
            caption={caption}
            label={words.gowriOf[period]}
            heads={[words.gowriOf[period], common.from, common.to, common.kind]}
            rows={gowri
              .filter((part) => part.period === period)
              .map((part) => ({
                head: (
                  <>
                    {names[part.gowri_name]}
                    <NowTag page={page} stretch={part} />
                  </>
                ),
                cells: [
                  page.format.clock(part.starts_at),
                  page.format.clock(part.ends_at),
                  <QualityTag page={page} quality={part.quality} />,
                ],
              }))}
          />
        )}
      />
    </Block>
  );
}

/** Nalla Neram, and the eighths of day and night, each with the time at which it begins. */
export function gowriLines({ page, result, words }: Props): (readonly [string, string])[] {
  const { gowri, date } = result;
  if (!gowri) return [];
  const named = page.language.names;
  const good = nallaNeram(result).map((part) => `${named.gowri[part.gowri_name]} ${rangeOf(page, part)}`);
  return [
    [words.nallaNeram, good.join('; ')],
    ...(['day', 'night'] as const).map((of) => {
      const told = gowri
        .filter(({ period }) => period === of)
        .map(
          ({ gowri_name, quality, starts_at }) =>
            `${timeOn(page, date, starts_at)} ${named.gowri[gowri_name]} (${named.quality[quality]})`,
        );
      return [words.gowriOf[of], told.join('; ')] as const;
    }),
  ];
}

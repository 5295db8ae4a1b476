import { hrefWith } from '../../../pages/shared/blocks.js';
import { pointsText } from '../../../pages/shared/match-total.js';
import { tableLabel, Unseen } from '../../../pages/shared/natal.js';
import { Block, Facts, Switch, Table, Tag } from '../../../pages/shell/parts.js';
import type { SouthIndian } from '../poruthams.js';
import type { Shown } from './shown.js';

export function Poruthams({ page, words, result }: Shown) {
  const names = page.language.names;
  const { number } = page.format;
  const { profile, poruthams, total_points, maximum_points, rajju_agrees, vedha_agrees } = result.south_indian;
  const range = result.possible_poruthams ?? { least: total_points, most: total_points };
  const value = (text: string) => {
    for (const kind of ['nakshatra', 'sign', 'graha', 'gana', 'yoni', 'nadi', 'varna', 'rajju_group'] as const) {
      const of: Readonly<Record<string, string>> = names[kind];
      if (of[text] !== undefined) return of[text];
    }
    return text;
  };
  return (
    <Block
      id="h-poruthams"
      title={words.poruthamsTitle}
      soft={words.pointsOf(pointsText(page, range), number(maximum_points))}
    >
      <Switch
        label={words.school}
        choices={(Object.keys(names.porutham_profile) as (typeof profile)[]).map((each) => ({
          label: names.porutham_profile[each],
          href: hrefWith(page, { profile: each }),
          isCurrent: each === profile,
        }))}
      />
      <Table
        caption={<Unseen>{words.poruthamsTitle}</Unseen>}
        label={tableLabel(page, words.poruthamsTitle)}
        stack="pairs"
        heads={[words.porutham, words.points, words.bride, words.groom]}
        rows={poruthams.map((one) => ({
          head: names.porutham[one.code],
          cells: [
            one.points === 1 ? (
              <Tag tone="good">{words.agrees}</Tag>
            ) : one.points === 0 ? (
              <Tag>{words.doesNot}</Tag>
            ) : (
              <Tag tone="mid">{number(one.points)}</Tag>
            ),
            value(one.bride_value),
            value(one.groom_value),
          ],
        }))}
      />
      <Waivers page={page} words={words} poruthams={poruthams} />
      <Facts
        facts={[
          [names.porutham.rajju, rajju_agrees ? words.agrees : words.doesNot],
          [names.porutham.vedha, vedha_agrees ? words.agrees : words.doesNot],
        ]}
      />
    </Block>
  );
}

/** What texts say may waive some of them. */
function Waivers({ page, words, poruthams }: Pick<Shown, 'page' | 'words'> & { poruthams: SouthIndian['poruthams'] }) {
  const names = page.language.names;
  const waived = poruthams.filter(({ waivers }) => waivers.length > 0);
  if (waived.length === 0) return null;
  return (
    <Facts
      facts={[
        [
          words.waived,
          page.format.list(waived.flatMap(({ waivers }) => waivers.map((waiver) => names.porutham_waiver[waiver]))),
        ],
      ]}
    />
  );
}

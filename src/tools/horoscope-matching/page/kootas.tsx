import { pointsText } from '../../../pages/shared/match-total.js';
import { tableLabel, Unseen } from '../../../pages/shared/natal.js';
import { Block, Facts, Table } from '../../../pages/shell/parts.js';
import type { HoroscopeMatchingResult } from '../tool.js';
import { totalText } from './sections.js';
import type { Shown } from './shown.js';

/** The kootas plain and with what agreed cancellations give back, and below what each change rests on. */
export function Kootas({ page, words, result }: Shown) {
  const names = page.language.names;
  const { number } = page.format;
  const [agreed, all] = result.parihara;
  // A cancellation never takes points away: below the most of a range, these are of one moment in it.
  const ofMoment = (score: number) => {
    const told = words.pointsOf(number(score), '36');
    return result.possible === null ? (
      told
    ) : (
      <>
        {told} <span class="soft">{words.ofMoment}</span>
      </>
    );
  };
  const after = (key: string) => agreed?.changes.find((change) => change.key === key);
  return (
    <Block id="h-kootas" title={words.kootas} soft={words.kootasNote}>
      <Table
        caption={<Unseen>{words.kootas}</Unseen>}
        label={tableLabel(page, words.kootas)}
        heads={[words.koota, words.plain, ...(agreed?.changes.length ? [words.withParihara] : [])]}
        rows={result.ashtakoota.components.map(({ key, score, maximum }, index) => {
          const change = after(key);
          const plain = result.possible?.components[index] ?? { least: score, most: score };
          return {
            head: names.koota[key],
            cells: [
              words.pointsOf(pointsText(page, plain), number(maximum)),
              ...(agreed?.changes.length
                ? [<Given page={page} words={words} change={change} plain={score} maximum={maximum} />]
                : []),
            ],
          };
        })}
      />
      <Facts
        facts={[
          [words.total, words.pointsOf(totalText(page, result), '36')],
          [words.withAgreed, ofMoment(agreed?.total_score ?? 0)],
          [words.withAll, ofMoment(all?.total_score ?? 0)],
          ...(result.by_tables.koota_tables === 'prokerala'
            ? []
            : [
                [names.koota_table_set[result.by_tables.koota_tables], ofMoment(result.by_tables.total_score)] as const,
              ]),
        ]}
      />
    </Block>
  );
}

interface GivenProps extends Pick<Shown, 'page' | 'words'> {
  readonly change: HoroscopeMatchingResult['parihara'][number]['changes'][number] | undefined;
  readonly plain: number;
  readonly maximum: number;
}

/** The points with a cancellation, and what cancels. */
function Given({ page, words, change, plain, maximum }: GivenProps) {
  const { number } = page.format;
  if (!change) return <>{words.pointsOf(number(plain), number(maximum))}</>;
  return (
    <>
      {words.pointsOf(number(change.score_after), number(maximum))}{' '}
      <span class="soft">{page.language.names.parihara_code[change.code]}</span>
    </>
  );
}

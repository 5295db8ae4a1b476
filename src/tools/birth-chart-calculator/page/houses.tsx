import type { Graha } from '../../../base/zodiac/rashi.js';
import { signName, tableLabel, Unseen } from '../../../pages/shared/natal.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Fold, Table } from '../../../pages/shell/parts.js';
import type { BirthChartResult } from '../tool.js';

interface Props {
  readonly page: PageContext;
  readonly result: BirthChartResult;
}

/** The twelve houses with their lords, who stands in them and who looks upon them. */
export function Houses({ page, result: { houses } }: Props) {
  if (houses === null) return null;
  const words = page.words.tools['birth-chart-calculator'];
  const natal = page.words.shared.natal;
  const { graha: grahas } = page.catalogue.names;
  const listed = (names: readonly Graha[]) =>
    names.length === 0 ? <span class="soft">{natal.none}</span> : names.map((name) => grahas[name]).join(', ');
  return (
    <Table
      caption={
        <>
          {words.houses} <span class="soft">{words.houseNote}</span>
        </>
      }
      label={words.houses}
      heads={[natal.house, natal.sign, words.lordInHouse, words.occupants, words.aspectedBy]}
      rows={houses.map((house) => ({
        head: house.house,
        cells: [
          signName(page, house.sign_number),
          `${grahas[house.ruler]}, ${house.ruler_house}`,
          listed(house.planet_names),
          listed(house.aspected_by),
        ],
      }))}
    />
  );
}

/** Who looks upon whom. */
export function Aspects({ page, result: { aspects } }: Props) {
  const words = page.words.tools['birth-chart-calculator'];
  const { graha: grahas } = page.catalogue.names;
  return (
    <Fold summary={words.aspects}>
      <Table
        caption={<Unseen>{words.aspects}</Unseen>}
        label={tableLabel(page, words.aspects)}
        heads={[words.aspecting, words.aspected, words.aspect]}
        rows={aspects.map(({ from_planet, to_planet, relationship, mutual }) => ({
          head: grahas[from_planet],
          cells: [
            grahas[to_planet],
            mutual && relationship !== 'conjunction'
              ? `${words.relationships[relationship]}, ${words.mutual}`
              : words.relationships[relationship],
          ],
        }))}
      />
    </Fold>
  );
}

import { rangeOn, type Stretch } from '../../../pages/shared/day.js';
import type { ShownBy } from '../../../pages/shell/tool-page.js';
import type { ChoghadiyaQuality } from '../../../rules/panchanga/tables.js';
import type { panchangTool } from '../tool.js';

type Props = ShownBy<typeof panchangTool>;

/** Directions and dwellings of a day, each with when it holds. */
export function directions({ page, result: { directions, date }, words }: Props): (readonly [string, string])[] {
  if (!directions) return [];
  const { compass, agnivasa, shivavasa, graha, quality } = page.language.names;
  const told = <Item extends Stretch & { readonly quality?: ChoghadiyaQuality }>(
    items: readonly Item[],
    name: (item: Item) => string,
  ) =>
    items.length === 0
      ? page.words.shared.day.none
      : items
          .map((item) => ({
            named: item.quality === undefined ? name(item) : `${name(item)} (${quality[item.quality]})`,
            ...item,
          }))
          .reduce<(Stretch & { readonly named: string })[]>(withoutRepeats, [])
          .map(({ named, ...stretch }) => `${named}, ${rangeOn(page, date, stretch)}`)
          .join('; ');
  return [
    [words.directions.disha_shool_direction_code, compass[directions.disha_shool_direction_code]],
    [
      words.directions.nakshatra_shool,
      told(directions.nakshatra_shool, ({ direction_code }) => compass[direction_code]),
    ],
    [words.directions.chandra_vasa, told(directions.chandra_vasa, ({ direction_code }) => compass[direction_code])],
    [words.directions.agnivasa, told(directions.agnivasa, ({ agnivasa_code }) => agnivasa[agnivasa_code])],
    [words.directions.shivavasa, told(directions.shivavasa, ({ shivavasa_code }) => shivavasa[shivavasa_code])],
    [words.directions.homahuti, told(directions.homahuti, ({ planet }) => graha[planet])],
  ];
}

/** Stretches with one more, which goes on with the last where that is called the same. */
function withoutRepeats<Told extends Stretch & { readonly named: string }>(told: Told[], next: Told): Told[] {
  const last = told.at(-1);
  if (last?.named !== next.named || last.ends_at !== next.starts_at) return [...told, next];
  return [...told.slice(0, -1), { ...last, ends_at: next.ends_at }];
}

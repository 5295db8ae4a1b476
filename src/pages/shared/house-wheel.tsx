import type { Graha } from '../../base/zodiac/rashi.js';
import { type HouseWheel, wheelSvg } from '../../charts/houses/wheel-svg.js';
import { numbered } from '../../languages/names/numbered.js';
import type { PageContext } from '../shell/context.js';
import { Drawing } from '../shell/parts.js';

interface WheelHouse {
  readonly house: number;
  readonly planet_names: readonly Graha[];
}

interface WheelProps {
  readonly page: PageContext;
  readonly wheel: Omit<HouseWheel, 'desc' | 'grahas'>;
  readonly houses: readonly WheelHouse[];
  readonly planets: readonly {
    readonly planet: Graha;
    readonly longitude_sidereal: number;
    readonly retrograde?: boolean;
  }[];
  readonly caption: string;
}

/** Houses that are no whole signs, drawn with the signs around them. */
export function WheelFigure({ page, wheel, houses, planets, caption }: WheelProps) {
  const words = page.language.charts;
  const { id, starts } = wheel;
  const desc = houses
    .map(({ house, planet_names: here }) =>
      words.holds(
        words.house(house, longitudeText(page, starts[house - 1] as number)),
        here.length === 0 ? '–' : here.map((planet) => page.catalogue.names.graha[planet]).join(', '),
      ),
    )
    .join(' ');
  const grahas = planets.map(({ planet, longitude_sidereal: longitude, retrograde = false }) => ({
    key: planet,
    longitude,
    retrograde: retrograde && planet !== 'Rahu' && planet !== 'Ketu',
  }));
  return (
    <figure id={`${id}-figure`}>
      <figcaption>{caption}</figcaption>
      <Drawing svg={wheelSvg({ ...wheel, desc, grahas }, words)} />
      <p class="no-print">
        <button class="btn plain" type="button" data-save={`${id}-figure`} data-name={`${id}.svg`} hidden>
          {page.words.shared.charts.save}
        </button>
      </p>
    </figure>
  );
}

/** A longitude by its sign: Gemini 12°30′. */
export function longitudeText(page: PageContext, longitude: number): string {
  const sign = numbered(page.catalogue.names.sign, Math.floor(longitude / 30) + 1);
  return `${sign} ${page.format.degrees(longitude % 30)}`;
}

/** The names of grahas, or a dash. */
export function namesText(page: PageContext, planets: readonly Graha[]): string {
  return planets.length === 0 ? '–' : page.format.list(planets.map((planet) => page.catalogue.names.graha[planet]));
}

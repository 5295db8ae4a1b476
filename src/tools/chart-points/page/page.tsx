import { pointNamed, Reading, signNamed, TableBlock } from '../../../pages/shared/blocks.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, LeadFacts, Note, Table } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import { chartPointsTool, type DegreeState } from '../tool.js';

type Shown = ShownBy<typeof chartPointsTool>;

interface Placed {
  readonly longitude_sidereal: number | null;
  readonly sign_name: Parameters<typeof signNamed>[1] | null;
  readonly degree_in_sign: number | null;
  readonly house: number | null;
}

export const chartPointsPage = toolPage({
  tool: chartPointsTool,
  card: {
    place: 67,
    searchTerms:
      'bhrigu bindu pranapada yogi avayogi sphuta beeja kshetra 22nd drekkana 64th navamsa gulika gulik mandi maandi upagraha upagrah hora lagna ghati lagna bhava lagna indu lagna shree lagna sree varnada gandanta gandmool pushkara graha yuddha planetary war avastha baladi deeptadi गुलिक मांदि उपग्रह अवस्था ग्रह युद्ध गंडांत упаграха гулика манди ґуліка аваста',
  },
  answer({ page, result, words }) {
    const gulika = result.time_upagrahas?.find(({ code }) => code === 'gulika');
    return page.catalogue.texts.about(
      page.language.names.upagraha.gulika,
      gulika ? placeText(page, gulika) : words.noSunrise,
    );
  },
  View({ page, result, words }) {
    const shown: Shown = { page, words, result };
    return (
      <>
        <LeadFacts
          facts={[
            { label: words.lagna, value: signNamed(page, result.ascendant_sign_name) },
            ...(result.sunrise_at === null
              ? []
              : [
                  {
                    label: words.sunrise,
                    value: page.format.dateTime(result.sunrise_at),
                    note: result.is_day_birth ? words.byDay : words.byNight,
                  },
                ]),
          ]}
        />
        {result.sunrise_at === null ? (
          <Note tone="warm" lead={words.noSunrise}>
            {words.noSunriseText}
          </Note>
        ) : null}
        <Upagrahas {...shown} />
        <SpecialLagnas {...shown} />
        <Derived {...shown} />
        <FarParts {...shown} />
        <Degrees {...shown} />
        <Wars {...shown} />
        <States {...shown} />
        <Reading title={words.whatTitle} text={words.what} />
      </>
    );
  },
});

function placeText(page: PageContext, { sign_name: sign, degree_in_sign: degree }: Placed): string {
  if (sign === null) return '–';
  return degree === null ? signNamed(page, sign) : `${signNamed(page, sign)} ${page.format.degrees(degree)}`;
}

function houseText({ house }: Placed): string {
  return house === null ? '–' : String(house);
}

function Upagrahas({ page, words, result }: Shown) {
  const { upagraha: names } = page.language.names;
  return (
    <TableBlock
      id="h-upagrahas"
      title={words.upagrahasTitle}
      soft={words.upagrahas}
      stack="lines"
      heads={[words.point, words.place, words.house, words.at]}
      rows={[
        ...(result.time_upagrahas ?? []).map((one) => ({
          head: names[one.code],
          cells: [placeText(page, one), houseText(one), page.format.clock(one.occurs_at)],
        })),
        ...result.sun_upagrahas.map((one) => ({
          head: names[one.code],
          cells: [placeText(page, one), houseText(one), '–'],
        })),
      ]}
    />
  );
}

function SpecialLagnas({ page, words, result }: Shown) {
  const { special_lagna: names } = page.language.names;
  return (
    <TableBlock
      id="h-lagnas"
      title={words.lagnasTitle}
      heads={[words.point, words.place, words.house]}
      rows={result.special_lagnas.map((one) => ({
        head: names[one.code],
        cells: [placeText(page, one), houseText(one)],
      }))}
    />
  );
}

/** The yogis, and the points that are sums. */
function Derived({ page, words, result }: Shown) {
  const { derived_point: names } = page.language.names;
  const { yogi_planet, duplicate_yogi_planet, avayogi_planet } = result.yogi_planets;
  const { graha } = page.catalogue.names;
  return (
    <>
      <LeadFacts
        facts={[
          { label: words.yogi, value: graha[yogi_planet] },
          { label: words.duplicateYogi, value: graha[duplicate_yogi_planet] },
          { label: words.avayogi, value: graha[avayogi_planet] },
        ]}
      />
      <TableBlock
        id="h-derived"
        title={words.derivedTitle}
        soft={words.derived}
        heads={[words.point, words.place, words.house]}
        rows={result.derived_points.map((one) => ({
          head: names[one.code],
          cells: [placeText(page, one), houseText(one)],
        }))}
      />
    </>
  );
}

function FarParts({ page, words, result }: Shown) {
  return (
    <TableBlock
      id="h-far"
      title={words.farTitle}
      heads={[words.point, words.countedFrom, words.place, words.lordOfPart]}
      rows={result.far_parts.map(({ code, counted_from_code, sign_name, ruler }) => ({
        head: page.language.names.far_part[code],
        cells: [pointNamed(page, counted_from_code), signNamed(page, sign_name), page.catalogue.names.graha[ruler]],
      }))}
    />
  );
}

/** Who stands in a gandanta or a pushkara navamsa; the rest has nothing to tell but its distance. */
function Degrees({ page, words, result }: Shown) {
  const { gandanta } = page.language.names;
  return (
    <TableBlock
      id="h-degrees"
      title={words.degreesTitle}
      stack="lines"
      heads={[words.point, words.gandanta, words.pushkara, words.bhaga]}
      rows={result.degree_states.map((state) => ({
        head: pointNamed(page, state.point_code),
        cells: [
          state.gandanta_code === null ? '–' : `${gandanta[state.gandanta_code]}, ${junction(page, state)}`,
          state.is_pushkara_navamsa ? words.yes : '–',
          page.format.degrees(state.degrees_from_pushkara_bhaga),
        ],
      }))}
    />
  );
}

function junction({ format }: PageContext, { degrees_from_junction }: DegreeState): string {
  return degrees_from_junction === null ? '–' : format.degrees(degrees_from_junction);
}

function Wars({ page, words, result }: Shown) {
  const { graha } = page.language.names;
  return (
    <Block id="h-wars" title={words.warsTitle}>
      {result.planetary_wars.length === 0 ? (
        <p>{words.noWar}</p>
      ) : (
        <Table
          caption={words.warsTitle}
          label={words.warsTitle}
          heads={[words.planets, words.apart, words.winner]}
          rows={result.planetary_wars.map(({ planet_names, apart_deg, winner_planet }) => ({
            head: page.format.list(planet_names.map((planet) => graha[planet])),
            cells: [page.format.degrees(apart_deg), graha[winner_planet]],
          }))}
        />
      )}
    </Block>
  );
}

function States({ page, words, result }: Shown) {
  const { graha, baladi, jagradadi, deeptadi } = page.language.names;
  return (
    <TableBlock
      id="h-states"
      title={words.statesTitle}
      soft={words.states}
      stack="lines"
      heads={[words.planets, words.age, words.wakefulness, words.moods]}
      rows={result.planet_states.map(({ planet, baladi_code, jagradadi_code, deeptadi_codes }) => ({
        head: graha[planet],
        cells: [
          baladi[baladi_code],
          jagradadi[jagradadi_code],
          page.format.list(deeptadi_codes.map((code) => deeptadi[code])),
        ],
      }))}
    />
  );
}

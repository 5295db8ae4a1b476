import type { Graha } from '../../../base/zodiac/rashi.js';
import { ClockOfBirth, signNamed, TableBlock } from '../../../pages/shared/blocks.js';
import { LeadFacts, Note } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import { annualChartTool } from '../tool.js';

type Shown = ShownBy<typeof annualChartTool>;

export const annualChartPage = toolPage({
  tool: annualChartTool,
  card: {
    place: 68,
    searchTerms:
      'varshaphal varshphal tajika tajik annual chart solar return muntha mudda dasha birthday sahams saham patyayini tithi pravesha वर्षफल ताजिक मुंथा मुद्दा दशा варшапхала варшапхал таджика соляр мунтха годовая карта річна карта',
  },
  answer({ page, result, words }) {
    return page.catalogue.texts.about(words.begins, page.format.dateTime(result.starts_at_local));
  },
  View(shown) {
    const { page, result, words } = shown;
    const { muntha, year_ruler } = result;
    const { dateTime } = page.format;
    return (
      <>
        <LeadFacts
          facts={[
            { label: words.year, value: String(result.year_of_life) },
            { label: words.begins, value: dateTime(result.starts_at_local) },
            { label: words.ends, value: dateTime(result.ends_at_local) },
            { label: words.lagna, value: signNamed(page, result.ascendant.sign_name) },
            { label: words.muntha, value: `${signNamed(page, muntha.sign_name)} (${words.house} ${muntha.house})` },
            { label: words.yearRuler, value: page.catalogue.names.graha[year_ruler.planet] },
          ]}
        />
        {result.is_in_natal_solar_month === false ? <Note lead={words.notInMonth} /> : null}
        <Chart {...shown} />
        <Candidates {...shown} />
        <Dashas {...shown} />
        <Patyayini {...shown} />
        <ClockOfBirth page={page} zone={result.timezone} />
        <Strengths {...shown} />
        <Yogas {...shown} />
        <Matters {...shown} />
        <Sahams {...shown} />
      </>
    );
  },
});

function Chart({ page, words, result }: Shown) {
  return (
    <TableBlock
      id="h-chart"
      title={words.chartTitle}
      heads={[words.planet, words.sign, words.degree, words.house]}
      rows={result.planets.map(({ planet, sign_name, degree_in_sign, house }) => ({
        head: page.catalogue.names.graha[planet],
        cells: [signNamed(page, sign_name), `${page.format.number(degree_in_sign, 2)}°`, String(house)],
      }))}
    />
  );
}

function Candidates({ page, words, result }: Shown) {
  const { candidates, rule_code } = result.year_ruler;
  return (
    <TableBlock
      id="h-ruler"
      title={words.yearRuler}
      soft={page.language.names.year_rule[rule_code]}
      heads={[words.candidate, words.planet, words.bala, words.aspects]}
      rows={candidates.map(({ role_code, planet, bala, aspects_ascendant }) => ({
        head: page.language.names.year_candidate[role_code],
        cells: [
          page.catalogue.names.graha[planet],
          page.format.number(bala, 2),
          aspects_ascendant ? words.yes : words.no,
        ],
      }))}
    />
  );
}

function Dashas({ page, words, result }: Shown) {
  const { dateTime } = page.format;
  return (
    <TableBlock
      id="h-mudda"
      title={words.muddaTitle}
      soft={words.mudda}
      heads={[words.planet, words.from, words.until]}
      rows={result.mudda_dashas.map(({ lord, starts_at_local, ends_at_local }) => ({
        head: page.catalogue.names.graha[lord],
        cells: [dateTime(starts_at_local), dateTime(ends_at_local)],
      }))}
    />
  );
}

function Patyayini({ page, words, result }: Shown) {
  const { dateTime } = page.format;
  return (
    <TableBlock
      id="h-patyayini"
      title={words.patyayiniTitle}
      soft={words.patyayini}
      heads={[words.planet, words.from, words.until]}
      rows={result.patyayini_dashas.map(({ point_code, starts_at_local, ends_at_local }) => ({
        head: page.language.names.chart_point[point_code],
        cells: [dateTime(starts_at_local), dateTime(ends_at_local)],
      }))}
    />
  );
}

function Strengths({ page, words, result }: Shown) {
  const harsha = new Map(result.harsha_bala.map(({ planet, total }) => [planet, total]));
  return (
    <TableBlock
      id="h-strengths"
      title={words.strengthsTitle}
      soft={words.strengths}
      heads={[words.planet, words.panchavargiya, words.harsha]}
      rows={result.panchavargiya_bala.map(({ planet, bala }) => ({
        head: page.catalogue.names.graha[planet],
        cells: [page.format.number(bala, 2), String(harsha.get(planet))],
      }))}
    />
  );
}

function Yogas({ page, words, result }: Shown) {
  const named = (planet: Graha | null) => (planet === null ? '–' : page.catalogue.names.graha[planet]);
  if (result.tajika_yogas.length === 0) return <Note lead={words.noYogas}>{words.yogas}</Note>;
  return (
    <TableBlock
      id="h-yogas"
      title={words.yogasTitle}
      soft={words.yogas}
      heads={[words.yoga, words.faster, words.slower, words.joinedBy, words.aspect, words.apart]}
      rows={result.tajika_yogas.map((each) => ({
        head: page.language.names.tajika_yoga[each.code],
        cells: [
          named(each.faster_planet),
          named(each.slower_planet),
          named(each.joined_by),
          each.aspect_code === null ? '–' : page.language.names.tajika_aspect[each.aspect_code],
          each.apart_deg === null ? '–' : `${page.format.number(each.apart_deg, 2)}°`,
        ],
      }))}
    />
  );
}

function Matters({ page, words, result }: Shown) {
  const { tajika_yoga, ithasala_kind } = page.language.names;
  const { graha } = page.catalogue.names;
  return (
    <TableBlock
      id="h-matters"
      title={words.mattersTitle}
      soft={words.matters}
      heads={[words.house, words.planet, words.yoga, words.apart]}
      rows={result.tajika_matters.map(({ house, house_ruler, ithasala_kind_code, yogas }) => ({
        head: String(house),
        cells: [
          graha[house_ruler],
          yogas
            .map(({ code, by_planet }) => tajika_yoga[code] + (by_planet ? ` (${words.by} ${graha[by_planet]})` : ''))
            .join(', ') || '–',
          ithasala_kind_code === null ? '–' : ithasala_kind[ithasala_kind_code],
        ],
      }))}
    />
  );
}

function Sahams({ page, words, result }: Shown) {
  return (
    <TableBlock
      id="h-sahams"
      title={words.sahamsTitle}
      soft={words.sahams}
      heads={[words.saham, words.sign, words.degree, words.house]}
      rows={result.sahams.map(({ code, sign_name, degree_in_sign, house }) => ({
        head: page.language.names.saham[code],
        cells: [signNamed(page, sign_name), `${page.format.number(degree_in_sign, 2)}°`, String(house)],
      }))}
    />
  );
}

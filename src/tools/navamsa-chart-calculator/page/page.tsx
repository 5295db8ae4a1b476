import type { Provenance } from '../../../calculation/calculate.js';
import { chartOf } from '../../../charts/chart/chart-of.js';
import { clockSpan } from '../../../pages/shared/clock-span.js';
import { caveatFacts } from '../../../pages/shared/day-events.js';
import { type Born, bornAt, bornOf, clockOn, signName, tableLabel, Unseen } from '../../../pages/shared/natal.js';
import {
  ChartFigure,
  ChartInStyles,
  ChartLegend,
  chosenStyle,
  offeredStyles,
  StyleSwitch,
} from '../../../pages/shared/natal-chart.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, LeadFacts, Note, Table, Tag } from '../../../pages/shell/parts.js';
import { toolPage } from '../../../pages/shell/tool-page.js';
import { type NavamsaPlacement, type NavamsaResult, navamsaTool } from '../tool.js';

interface HoldsProps {
  readonly page: PageContext;
  readonly born: Born;
  readonly provenance: Provenance;
  readonly minutes: NavamsaResult['navamsa_ascendant_minutes'];
}

/** How long the navamsa lagna holds. */
function Holds({ page, born, provenance, minutes }: HoldsProps) {
  const words = page.words.tools['navamsa-chart-calculator'];
  // As the caveat says it, which stands on the same page.
  const holds = caveatFacts(provenance, 'navamsa_ascendant_sensitive')[0]?.holds;
  if (!holds || !minutes) {
    return (
      <Note tone="warm" lead={words.unbounded}>
        {words.unboundedRest}
      </Note>
    );
  }
  const clock = (local: string) => clockOn(page, local, born.date);
  const span = clockSpan(page, [holds.from, holds.to], minutes.lasts_minutes);
  return (
    <Note tone="warm" lead={words.holds(clock(holds.from), clock(holds.to))}>
      {span.moved} {words.holdsRest(page.format.duration(span.minutes))}
    </Note>
  );
}

function Placements({ page, placements }: { page: PageContext; placements: readonly NavamsaPlacement[] }) {
  const words = page.words.tools['navamsa-chart-calculator'];
  const natal = page.words.shared.natal;
  const { graha: grahas } = page.catalogue.names;
  return (
    <Block id="h-grahas" title={words.grahas}>
      <Table
        caption={<Unseen>{words.grahas}</Unseen>}
        label={tableLabel(page, words.grahas)}
        heads={[natal.graha, words.inRashi, words.inNavamsa, natal.state]}
        rows={placements.map((placement) => ({
          head: grahas[placement.planet],
          cells: [
            `${signName(page, placement.d1_sign_number)} ${page.format.degrees(placement.d1_longitude % 30)}`,
            `${signName(page, placement.d9_sign_number)} ${page.format.degrees(placement.d9_degree)}`,
            placement.vargottama ? <Tag tone="good">{natal.vargottama}</Tag> : '',
          ],
        }))}
      />
    </Block>
  );
}

export const navamsaPage = toolPage({
  tool: navamsaTool,
  card: {
    place: 60,
    searchTerms: 'navamsha navamsam navmansh navansh d9 d-9 vargottama नवांश नवमांश навамша навамса',
  },
  choices: ['style'],
  answer({ page, result, words }) {
    return page.catalogue.texts.about(words.navamsaLagna, signName(page, result.navamsa_ascendant.sign_number));
  },
  View({ page, result, input, provenance, words, choices }) {
    const natal = page.words.shared.natal;
    const { graha: grahas } = page.catalogue.names;
    const { degrees, list } = page.format;
    const born = bornOf(input);
    const { navamsa_ascendant: lagna, vargottama_planets } = result;
    const offered = offeredStyles(page, true);
    const chosen = chosenStyle(choices, offered);
    const file = `d9-${born.date}`;
    const chart = {
      ...chartOf(result, { locale: page.language, about: bornAt(page, born) }),
      centre: `${words.navamsa} (D9)`,
    };
    return (
      <>
        <LeadFacts
          facts={[
            { label: words.navamsaLagna, value: signName(page, lagna.sign_number), note: degrees(lagna.degree) },
            {
              label: words.rashiLagna,
              value: page.catalogue.names.sign[lagna.d1_sign],
              note: degrees(lagna.d1_degree),
            },
            {
              label: words.vargottama,
              value:
                vargottama_planets.length === 0 ? natal.none : list(vargottama_planets.map((name) => grahas[name])),
              note: words.vargottamaNote,
            },
          ]}
        />
        <Block id="h-chart" title={page.words.shared.charts.chart}>
          <StyleSwitch page={page} chosen={chosen} offered={offered} />
          {chosen === 'all' ? (
            <ChartInStyles page={page} chart={chart} styles={offered} file={file} />
          ) : (
            <div class="charts">
              <ChartFigure page={page} chart={chart} style={chosen} caption={words.navamsa} soft="D9" file={file} />
            </div>
          )}
          <ChartLegend page={page} chart={chart} chosen={chosen} />
        </Block>
        <Block id="h-certain" title={natal.sure.title}>
          <Holds page={page} born={born} provenance={provenance} minutes={result.navamsa_ascendant_minutes} />
        </Block>
        <Placements page={page} placements={result.placements} />
      </>
    );
  },
});

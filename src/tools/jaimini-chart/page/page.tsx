import type { SignName } from '../../../base/zodiac/rashi.js';
import { ClockOfBirth, Reading, signNamed, TableBlock } from '../../../pages/shared/blocks.js';
import { namesText } from '../../../pages/shared/house-wheel.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, Fold, LeadFacts, Table } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import { jaiminiChartTool } from '../tool.js';
import type { JaiminiChartWords } from './words.js';

type Shown = ShownBy<typeof jaiminiChartTool>;

export const jaiminiChartPage = toolPage({
  tool: jaiminiChartTool,
  card: {
    place: 69,
    searchTerms:
      'jaimini narayana dasha sudasa shoola dasha chara karaka atmakaraka amatyakaraka darakaraka karakamsa karakamsha arudha lagna pada upapada argala rashi drishti chara dasha जैमिनी चर कारक आत्मकारक कारकांश आरूढ़ उपपद अर्गला राशि दृष्टि चर दशा джаймини джайміні чара карака атмакарака аруджа арудха упапада аргала',
  },
  answer({ page, result, words }) {
    return page.catalogue.texts.about(words.atma, page.catalogue.names.graha[result.karakamsa.planet]);
  },
  View({ page, result, words }) {
    const shown: Shown = { page, words, result };
    const [arudhaLagna] = result.arudhas;
    const upapada = result.arudhas.at(-1);
    return (
      <>
        <LeadFacts
          facts={[
            { label: words.lagna, value: signNamed(page, result.ascendant_sign_name) },
            { label: words.atma, value: page.catalogue.names.graha[result.karakamsa.planet] },
            { label: words.karakamsa, value: inHouse(page, words, result.karakamsa) },
            ...(arudhaLagna ? [{ label: words.arudhaLagna, value: inHouse(page, words, arudhaLagna) }] : []),
            ...(upapada ? [{ label: words.upapada, value: inHouse(page, words, upapada) }] : []),
          ]}
        />
        <Karakas {...shown} />
        <Dashas {...shown} />
        <FurtherDashas {...shown} />
        <Arudhas {...shown} />
        <Argala {...shown} />
        <Aspects {...shown} />
        <Reading title={words.whatTitle} text={words.what} />
      </>
    );
  },
});

function inHouse(
  page: PageContext,
  words: JaiminiChartWords,
  { sign_name, house }: { readonly sign_name: SignName; readonly house: number },
): string {
  return `${signNamed(page, sign_name)} (${words.house} ${house})`;
}

function Karakas({ page, words, result }: Shown) {
  return (
    <TableBlock
      id="h-karakas"
      title={words.karakasTitle}
      soft={words.karakas}
      heads={[words.karaka, words.planet, words.degrees]}
      rows={result.chara_karakas.map(({ karaka, planet, degrees_counted, is_tied }) => ({
        head: page.language.names.chara_karaka[karaka],
        cells: [
          page.catalogue.names.graha[planet],
          `${page.format.degrees(degrees_counted)}${is_tied ? ` (${words.tied})` : ''}`,
        ],
      }))}
    />
  );
}

function Dashas({ page, words, result }: Shown) {
  const { periods, is_forward } = result.chara_dasha;
  const { dateOf } = page.format;
  return (
    <Block id="h-dasha" title={words.dashaTitle} soft={is_forward ? words.forward : words.backward}>
      <Table
        caption={words.dashaTitle}
        label={words.dashaTitle}
        heads={[words.sign, words.years, words.from, words.until]}
        rows={periods.map(({ sign_name, full_years, starts_at_local, ends_at_local }) => ({
          head: signNamed(page, sign_name),
          cells: [String(full_years), dateOf(starts_at_local), dateOf(ends_at_local)],
        }))}
      />
      <Fold summary={words.parts}>
        {periods.map((period) => (
          <Table
            caption={signNamed(page, period.sign_name)}
            label={`${words.parts}, ${signNamed(page, period.sign_name)}`}
            heads={[words.sign, words.from, words.until]}
            rows={period.antardashas.map(({ sign_name, starts_at_local, ends_at_local }) => ({
              head: signNamed(page, sign_name),
              cells: [dateOf(starts_at_local), dateOf(ends_at_local)],
            }))}
          />
        ))}
      </Fold>
      <ClockOfBirth page={page} zone={result.timezone} />
    </Block>
  );
}

function FurtherDashas({ page, words, result }: Shown) {
  const { dateOf } = page.format;
  return (
    <Block id="h-further" title={words.furtherTitle} soft={words.further}>
      <div class="folds">
        {result.sign_dashas.map(({ dasha_system, periods }) => {
          const name = page.language.names.dasha_system[dasha_system];
          return (
            <Fold summary={name}>
              <Table
                caption={name}
                label={name}
                heads={[words.sign, words.years, words.from, words.until]}
                rows={periods.map(({ sign_name, full_years, starts_at_local, ends_at_local }) => ({
                  head: signNamed(page, sign_name),
                  cells: [String(full_years), dateOf(starts_at_local), dateOf(ends_at_local)],
                }))}
              />
            </Fold>
          );
        })}
      </div>
    </Block>
  );
}

function Arudhas({ page, words, result }: Shown) {
  return (
    <TableBlock
      id="h-arudhas"
      title={words.arudhasTitle}
      soft={words.arudhas}
      heads={[words.ofHouse, words.sign, words.house, words.countedBy]}
      rows={result.arudhas.map(({ of_house, sign_name, house, counted_by }) => ({
        head: String(of_house),
        cells: [signNamed(page, sign_name), String(house), page.catalogue.names.graha[counted_by]],
      }))}
    />
  );
}

function Argala({ page, words, result }: Shown) {
  const rows = result.argala.flatMap(({ house, sign_name, causes }) =>
    causes.map((cause) => ({
      head: `${house}, ${signNamed(page, sign_name)}`,
      cells: [
        `${cause.counted_house}: ${namesText(page, cause.planet_names)}`,
        cause.obstructing_counted_house === null || cause.obstructing_planet_names.length === 0
          ? '–'
          : `${cause.obstructing_counted_house}: ${namesText(page, cause.obstructing_planet_names)}`,
        cause.is_obstructed === null ? words.equal : cause.is_obstructed ? words.obstructed : words.stands,
      ],
    })),
  );
  return (
    <Block id="h-argala" title={words.argalaTitle} soft={words.argala}>
      <Fold summary={words.argalaAll}>
        <Table
          caption={words.argalaTitle}
          label={words.argalaTitle}
          stack="lines"
          heads={[words.house, words.intervenes, words.obstructs, words.outcome]}
          rows={rows}
        />
      </Fold>
    </Block>
  );
}

function Aspects({ page, words, result }: Shown) {
  return (
    <TableBlock
      id="h-aspects"
      title={words.aspectsTitle}
      soft={words.aspects}
      stack="lines"
      heads={[words.sign, words.here, words.looksUpon, words.lookedUponBy]}
      rows={result.rashi_drishti.map((one) => ({
        head: signNamed(page, one.sign_name),
        cells: [
          namesText(page, one.planet_names),
          page.format.list(one.aspected_sign_names.map((sign) => signNamed(page, sign))),
          namesText(page, one.aspecting_planet_names),
        ],
      }))}
    />
  );
}

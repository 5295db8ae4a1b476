import type { Graha } from '../../../base/zodiac/rashi.js';
import type { Provenance } from '../../../calculation/calculate.js';
import { lowered } from '../../../languages/locale/plural.js';
import { ClockOfBirth, DaySwitch, Reading, signNamed, timeWithin } from '../../../pages/shared/blocks.js';
import { Unseen } from '../../../pages/shared/natal.js';
import { openMoonSigns } from '../../../pages/shared/natal-day.js';
import { SubscribeToTransits } from '../../../pages/shared/subscribe.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, FoldedBlock, LeadFacts, Note, Table } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import { type GocharaPlanet, gocharaTool } from '../tool.js';
import type { GocharaWords } from './words.js';

type Shown = ShownBy<typeof gocharaTool>;

export const gocharaPage = toolPage({
  tool: gocharaTool,
  card: {
    place: 83,
    searchTerms:
      'gochar gochara gocharam transit transits moon sign vedha vipareeta murti moorthy rashifal गोचर वेध मूर्ति राशिफल гочара ґочара транзиты транзити',
  },
  answer({ page, result, words, provenance }) {
    const signs = openMoonSigns(provenance);
    if (signs) return words.open(page.format.alternatives(signs.map((sign) => signNamed(page, sign))));
    const good = result.planets.filter(isHelping).map(({ planet }) => grahaName(page, planet));
    const { about } = page.catalogue.texts;
    const told = about(words.helping, good.length === 0 ? words.none : page.format.list(good));
    return `${told}; ${lowered(page, about(words.total, signed(result.total_points)))}`;
  },
  View({ page, result, words, provenance }) {
    const shown: Shown = { page, words, result };
    const moon = signNamed(page, result.natal_moon_sign);
    return (
      <>
        <DaySwitch
          page={page}
          name="as_of"
          date={result.reference_at.slice(0, 10)}
          time={result.reference_at.slice(11, 16)}
        />
        <LeadFacts
          facts={[
            { label: words.natalMoon, value: moon },
            { label: words.total, value: signed(result.total_points), note: words.totalNote },
          ]}
        />
        <OpenMoon {...shown} provenance={provenance} />
        <Planets {...shown} />
        <Reasons {...shown} />
        {result.ascendant_note_code === null ? null : <Note lead={words.noBindus}>{words.noBindusText}</Note>}
        {openMoonSigns(provenance) ? null : <SubscribeToTransits page={page} moon={result.natal_moon_sign} />}
        <Reading title={words.whatTitle} text={words.what} />
      </>
    );
  },
});

interface SectionProps extends Shown {
  readonly provenance: Provenance;
}

/** What a page of several tools shows: where the grahas stand now as counted from the Moon. */
export function GocharaSection(props: SectionProps) {
  const { page, words, result } = props;
  return (
    <>
      <OpenMoon {...props} />
      <p>{page.format.date(result.reference_at.slice(0, 10))}</p>
      <Planets page={page} words={words} result={result} />
    </>
  );
}

/** That a day of unknown time has the Moon in two signs. */
function OpenMoon({ page, words, result, provenance }: SectionProps) {
  const signs = openMoonSigns(provenance);
  if (!signs) return null;
  return (
    <Note tone="warm" lead={words.open(page.format.alternatives(signs.map((sign) => signNamed(page, sign))))}>
      {words.openText(signNamed(page, result.natal_moon_sign))}
    </Note>
  );
}

/** A graha in a good house that nothing stops. */
function isHelping({ quality, obstructed_by }: GocharaPlanet): boolean {
  return quality === 'good' && obstructed_by.length === 0;
}

function grahaName({ language }: PageContext, graha: Graha): string {
  return language.names.graha[graha];
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

/** House by house first; points after. */
function Planets({ page, words, result }: Shown) {
  const names = page.language.names;
  return (
    <Block id="h-planets" title={words.tableTitle}>
      <Table
        caption={<Unseen>{words.tableTitle}</Unseen>}
        label={words.tableTitle}
        stack="lines"
        heads={[words.planet, words.house, words.quality, words.until, words.points]}
        rows={result.planets.map((one) => ({
          head: grahaName(page, one.planet),
          cells: [
            words.inHouse(one.house_from_moon, signNamed(page, one.sign_name)),
            [names.house_quality[one.quality], ...vedhaTexts(page, words, one)].join('; '),
            timeWithin(page, one.ends_at_local),
            signed(one.points),
          ],
        }))}
      />
      <ClockOfBirth page={page} zone={result.timezone} />
    </Block>
  );
}

function vedhaTexts(page: PageContext, words: GocharaWords, { obstructed_by, lifted_by }: GocharaPlanet): string[] {
  const list = (grahas: readonly Graha[]) => page.format.list(grahas.map((graha) => grahaName(page, graha)));
  return [
    ...(obstructed_by.length > 0 ? [words.obstructed(list(obstructed_by))] : []),
    ...(lifted_by.length > 0 ? [words.lifted(list(lifted_by))] : []),
  ];
}

/** What the points are made of. */
function Reasons({ page, words, result }: Shown) {
  const { murti } = page.language.names;
  return (
    <FoldedBlock id="h-reasons" title={words.reasonsTitle} isPrinted>
      <p class="soft">{words.reasons}</p>
      <Table
        caption={<Unseen>{words.reasonsTitle}</Unseen>}
        label={words.reasonsTitle}
        heads={[words.planet, words.since, words.murti, words.housePoints, words.bindus, words.points]}
        rows={result.planets.map((one) => ({
          head: grahaName(page, one.planet),
          cells: [
            timeWithin(page, one.starts_at_local),
            one.murti_code === null ? '–' : murti[one.murti_code],
            signed(one.house_points),
            one.bindus === null ? '–' : bindusText(page, one),
            signed(one.points),
          ],
        }))}
      />
    </FoldedBlock>
  );
}

function bindusText({ language }: PageContext, { bindus, bindu_effect, bindu_points }: GocharaPlanet): string {
  const points = `${bindus} (${signed(bindu_points ?? 0)})`;
  return bindu_effect === null ? points : `${points}, ${language.names.bindu_effect[bindu_effect]}`;
}

import type { Graha } from '../../../base/zodiac/rashi.js';
import type { SkyEventResult } from '../../../contract/sky-event.js';
import { ClockOfBirth, nakshatraNamed, planetNamed, Reading, signNamed } from '../../../pages/shared/blocks.js';
import { Unseen } from '../../../pages/shared/natal.js';
import { openMoonSigns } from '../../../pages/shared/natal-day.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, FoldedBlock, LeadFacts, Note, Table, Tag } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import type { SkyEventCode } from '../../../rules/transit/sky-events.js';
import { signEntriesTool } from '../tool.js';

type Shown = ShownBy<typeof signEntriesTool>;

export const signEntriesPage = toolPage({
  tool: signEntriesTool,
  card: {
    place: 35,
    searchTerms:
      'sign entry ingress transit peyarchi sankranti guru peyarchi sani peyarchi rahu ketu combust asta station nakshatra राशि प्रवेश गोचर संक्रांति अस्त वक्री ингрессия переход в знак сожжение перехід у знак Zeichenwechsel Ingress ingreso ingrès combustion sun mars mercury jupiter venus saturn transit guru gochar shani gochar गुरु शनि गोचर транзит юпитера сатурна транзит юпітера сатурна',
  },
  answer({ page, result, words }) {
    const next = nextEntry({ page, words, result });
    if (!next) return words.noneFound;
    const entry = page.catalogue.texts.about(
      entryName(page, next),
      page.format.dateOf(next.occurs_at_local ?? next.occurs_at),
    );
    const { house_from_moon: house } = next;
    return house === null ? entry : `${entry}, ${page.words.tools['current-transits-calculator'].fromMoon(house)}`;
  },
  View({ page, result, words, provenance }) {
    const shown: Shown = { page, words, result };
    const signs = openMoonSigns(provenance);
    const has = (grahas: readonly Graha[]) => result.planet_names.some((planet) => grahas.includes(planet));
    const { natal_moon_sign: moon } = result;
    return (
      <>
        <LeadFacts
          facts={[
            {
              label: words.span,
              value: page.words.shared.periods.dates(page.format.date(result.start), page.format.date(result.end)),
            },
            ...(moon === null ? [] : [{ label: words.moonSign, value: signNamed(page, moon) }]),
          ]}
        />
        {signs ? (
          <Note tone="warm" lead={words.open(page.format.alternatives(signs.map((sign) => signNamed(page, sign))))} />
        ) : null}
        {result.timezone === null ? null : <ClockOfBirth page={page} zone={result.timezone} />}
        {has(SLOW) ? (
          <Block id="h-slow" title={words.slowTitle}>
            <Events {...shown} title={words.slowTitle} codes={['sign_entry']} of={SLOW} />
          </Block>
        ) : null}
        {has(QUICK) ? (
          <Block id="h-quick" title={words.quickTitle}>
            <Events {...shown} title={words.quickTitle} codes={['sign_entry']} of={QUICK} />
          </Block>
        ) : null}
        {has(['Moon']) ? (
          <FoldedBlock id="h-moon" title={words.moonTitle}>
            <Events {...shown} title={words.moonTitle} codes={['sign_entry']} of={['Moon']} />
          </FoldedBlock>
        ) : null}
        <Block id="h-stations" title={words.stationsTitle}>
          <Events {...shown} title={words.stationsTitle} codes={['station']} />
        </Block>
        {result.asta_rule === 'none' ? null : (
          <Block id="h-asta" title={page.words.tools['planet-visibility'].name}>
            <p class="soft">{page.words.tools['planet-visibility'].soft}</p>
            <Events {...shown} title={page.words.tools['planet-visibility'].name} codes={['asta', 'udaya']} />
          </Block>
        )}
        <FoldedBlock id="h-combustion" title={words.combustionTitle} isPrinted>
          <p class="soft">{words.combustion}</p>
          <Events {...shown} title={words.combustionTitle} codes={['combustion_begins', 'combustion_ends']} />
        </FoldedBlock>
        <FoldedBlock id="h-nakshatras" title={words.nakshatrasTitle}>
          <Events {...shown} title={words.nakshatrasTitle} codes={['nakshatra_entry']} />
        </FoldedBlock>
        <Reading title={words.whatTitle} text={words.what} />
      </>
    );
  },
});

const SLOW: readonly Graha[] = ['Jupiter', 'Saturn', 'Rahu', 'Ketu'];
const QUICK: readonly Graha[] = ['Sun', 'Mars', 'Mercury', 'Venus'];

/** The first entry into a sign that is still ahead, or else the last; of a slow graha where there is one. */
function nextEntry({ page, result }: Shown): SkyEventResult | undefined {
  const entries = result.events.filter(({ event_code }) => event_code === 'sign_entry');
  const ahead = entries.filter(({ occurs_at }) => Date.parse(occurs_at) >= page.at.getTime());
  const isSlow = ({ planet }: SkyEventResult) => SLOW.includes(planet);
  return ahead.find(isSlow) ?? ahead[0] ?? entries.findLast(isSlow) ?? entries.at(-1);
}

/** "Jupiter → Cancer". */
function entryName(page: PageContext, { planet, sign_name_after }: SkyEventResult): string {
  return `${planetNamed(page, planet)} → ${signNamed(page, sign_name_after)}`;
}

interface EventsProps extends Shown {
  readonly title: string;
  readonly codes: readonly SkyEventCode[];
  /** All that were asked about where it is left out. */
  readonly of?: readonly Graha[];
}

function Events({ page, words, result, title, codes, of = result.planet_names }: EventsProps) {
  const events = result.events.filter(({ event_code, planet }) => codes.includes(event_code) && of.includes(planet));
  if (events.length === 0) return <Note lead={words.none} />;
  const hasMoon = result.natal_moon_sign !== null;
  return (
    <Table
      caption={<Unseen>{title}</Unseen>}
      label={title}
      stack="lines"
      heads={[
        words.event,
        result.timezone === null ? words.whenUtc : words.when,
        ...(hasMoon ? [page.words.tools['current-transits-calculator'].houseFromMoon] : []),
      ]}
      rows={events.map((event) => ({
        head: <What page={page} event={event} />,
        cells: [
          page.format.dateTime(event.occurs_at_local ?? event.occurs_at),
          ...(hasMoon ? [String(event.house_from_moon)] : []),
        ],
      }))}
    />
  );
}

/** What happens, in the words of the reader; what goes backwards into a sign or a nakshatra is marked. */
function What({ page, event }: { readonly page: PageContext; readonly event: SkyEventResult }) {
  const { motion, sky_event } = page.language.names;
  const planet = planetNamed(page, event.planet);
  const isNode = event.planet === 'Rahu' || event.planet === 'Ketu';
  const back = event.motion === 'retrograde' && !isNode ? <Tag>{motion.retrograde}</Tag> : null;
  switch (event.event_code) {
    case 'sign_entry':
      return (
        <>
          {entryName(page, event)} {back}
        </>
      );
    case 'nakshatra_entry':
      return (
        <>
          {`${planet} → ${nakshatraNamed(page, event.nakshatra_name_after)}`} {back}
        </>
      );
    case 'station':
      return (
        <>{`${planet}: ${page.words.tools['monthly-snapshot'].station[event.motion]}, ${signNamed(page, event.sign_name_after)}`}</>
      );
    default:
      return <>{`${planet}: ${sky_event[event.event_code]}`}</>;
  }
}

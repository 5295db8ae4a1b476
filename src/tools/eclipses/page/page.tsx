import type { Child } from 'hono/jsx';
import { zoneOf } from '../../../base/time/named-zone.js';
import { formatLocalWithOffset } from '../../../base/time/zone.js';
import type { EclipseResult } from '../../../contract/eclipse.js';
import { capital, lowered } from '../../../languages/locale/plural.js';
import { hrefWith, nakshatraNamed, signNamed } from '../../../pages/shared/blocks.js';
import { instantOf, rangeOn, timeOn } from '../../../pages/shared/day.js';
import { eclipseNamed, isSeen, seenOf, stretchSeen } from '../../../pages/shared/day-events.js';
import { Unseen } from '../../../pages/shared/natal.js';
import { Subscribe } from '../../../pages/shared/subscribe.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, Facts, LeadFacts, Note, Switch, Table } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import { eclipsesTool } from '../tool.js';
import { dateOf, factsSeen, factsUnseen } from './facts.js';
import { coveredPercent, DiscBlock, edgesTold, HorizonBlock } from './sky.js';

type Shown = ShownBy<typeof eclipsesTool>;

interface ShownOne extends Shown {
  readonly eclipse: EclipseResult;
}

export const eclipsesPage = toolPage({
  tool: eclipsesTool,
  card: {
    place: 45,
    searchTerms:
      'eclipse grahan grahana surya grahan chandra grahan surya grahanam chandra grahanam sutak sutaka blood moon saros ग्रहण सूर्य ग्रहण चंद्र ग्रहण सूतक затмение солнечное лунное затмение сутак затемнення сонячне місячне Finsternis Sonnenfinsternis Mondfinsternis éclipse eclipse solar eclipse lunar',
  },
  choices: ['open'],
  answer({ page, result, words }) {
    const { eclipses, place } = result;
    const eclipse = likeliest(page, eclipses);
    if (!eclipse) return words.none;
    if (place && !isSeen(eclipse)) return words.noneSeen;
    const [named, when] = told({ page, eclipse });
    if (!isNext(page, result, eclipse)) return `${capital(named)}, ${when}`;
    return place ? words.nextSeen(named, when) : words.next(named, when);
  },
  View({ page, result, words, choices }) {
    const shown: Shown = { page, words, result };
    const eclipse = openOne(shown, choices.get('open'));
    return (
      <>
        {eclipse ? <One {...shown} eclipse={eclipse} /> : null}
        {result.place || !eclipse ? null : <Note lead={words.noPlace} />}
        <Block id="h-list" title={words.listTitle} soft={words.listNote}>
          <List {...shown} open={eclipse} />
        </Block>
        <p class="soft small">{words.rites}</p>
        <Subscribe page={page} feeds={[{ feed: 'eclipses' }]} />
      </>
    );
  },
});

/** Those that are not over yet. */
function ahead(page: PageContext, eclipses: readonly EclipseResult[]): readonly EclipseResult[] {
  return eclipses.filter(({ ends_at }) => instantOf(ends_at) > page.at.getTime());
}

/** The next that is seen, else the last that was; where none of them is, the next, or the last. */
function likeliest(page: PageContext, eclipses: readonly EclipseResult[]): EclipseResult | undefined {
  const next = ahead(page, eclipses);
  return next.find(isSeen) ?? eclipses.findLast(isSeen) ?? next[0] ?? eclipses.at(-1);
}

/** Whether no other lies between now and one: it is not over, and the days that were asked about have begun. */
function isNext(page: PageContext, { start, timezone }: Shown['result'], { ends_at }: EclipseResult): boolean {
  const now = page.at.getTime();
  return instantOf(ends_at) > now && start <= formatLocalWithOffset(zoneOf(timezone), now).slice(0, 10);
}

/** The one that was chosen; else the one that the answer tells. */
function openOne({ page, result: { eclipses } }: Shown, date: string | null): EclipseResult | undefined {
  return eclipses.find((one) => dateOf(page, one) === date) ?? likeliest(page, eclipses);
}

/** "solar eclipse, partial" and "2 August 2027, 16:06 to 17:08". */
function told({ page, eclipse }: Pick<ShownOne, 'page' | 'eclipse'>): [eclipse: string, when: string] {
  const seen = seenOf(eclipse);
  const { starts_at, ends_at } = (seen && stretchSeen(seen)) ?? eclipse;
  const range = rangeOn(page, page.format.kept(starts_at).slice(0, 10), { starts_at, ends_at });
  return [lowered(page, eclipseNamed(page, eclipse)), `${page.format.date(starts_at)}, ${range}`];
}

function One(shown: ShownOne) {
  const { page, words, result, eclipse } = shown;
  const seen = seenOf(eclipse);
  const { timezone } = result;
  return (
    <>
      <Around {...shown} />
      <p class="sub">{eclipseNamed(page, eclipse)}</p>
      <LeadFacts facts={seen?.place.is_visible ? factsSeen(shown, seen) : factsUnseen(shown, seen)} />
      {seen ? (
        <div class="cols wide-l">
          <HorizonBlock page={page} words={words} timezone={timezone} seen={seen} />
          <DiscBlock page={page} words={words} timezone={timezone} seen={seen} />
        </div>
      ) : null}
      <div class="cols">
        <Tradition {...shown} />
        <Earth {...shown} />
      </div>
    </>
  );
}

/** The one before, the one that is open, and the next. */
function Around({ page, words, result: { eclipses }, eclipse }: ShownOne) {
  const index = eclipses.indexOf(eclipse);
  const link = (one: EclipseResult | undefined, label: Child) =>
    one ? [{ label, href: hrefWith(page, { open: dateOf(page, one) }), isCurrent: one === eclipse }] : [];
  return (
    <Switch
      label={words.move}
      choices={[
        ...link(eclipses[index - 1], words.before),
        ...link(eclipse, page.format.date(dateOf(page, eclipse))),
        ...link(eclipses[index + 1], words.after),
      ]}
    />
  );
}

function Tradition({ page, words, result, eclipse }: ShownOne) {
  const { sutak } = eclipse;
  const none = `${words.noSutak} (${isSeen(eclipse) ? words.penumbra : words.unseen})`;
  const counted = new URLSearchParams(page.query).get('sutak') === 'praharas' ? 'praharas' : 'hours';
  return (
    <Block id="h-tradition" title={words.traditionTitle}>
      <Facts
        facts={[
          [words.grahana, `${signNamed(page, eclipse.sign_name)}, ${nakshatraNamed(page, eclipse.nakshatra_name)}`],
          ...(result.place ? [[words.sutak, sutak ? rangeOn(page, dateOf(page, eclipse), sutak) : none] as const] : []),
        ]}
      />
      <p class="soft small">{words.sutakNotes[counted]}</p>
    </Block>
  );
}

function Earth({ page, words, eclipse }: ShownOne) {
  const { greatest_latitude: latitude, greatest_longitude: longitude, magnitude } = eclipse;
  const number = (value: number) => page.format.number(value, 4);
  const optional = (label: string, value: number | null) => (value === null ? [] : [[label, number(value)] as const]);
  return (
    <Block id="h-earth" title={words.earthTitle}>
      <Facts
        facts={[
          [words.type, page.language.names.eclipse_type[eclipse.eclipse_type]],
          [words.maximum, page.format.dateTime(eclipse.maximum_at)],
          ...(latitude === null || longitude === null
            ? []
            : [[words.greatest, page.format.coordinates(latitude, longitude)] as const]),
          ...optional(words.magnitude, magnitude),
          ...optional(words.umbral, eclipse.umbral_magnitude),
          ...optional(words.penumbral, eclipse.penumbral_magnitude),
          [words.gamma, number(eclipse.gamma)],
          [words.saros, String(eclipse.saros_number)],
        ]}
      />
    </Block>
  );
}

function List({ page, words, result, open }: Shown & { readonly open: EclipseResult | undefined }) {
  const { eclipses, place } = result;
  if (eclipses.length === 0) return <Note lead={words.none} />;
  const ofPlace = place ? [words.seen, words.covered, words.sutak] : [words.maximum];
  return (
    <Table
      caption={<Unseen>{words.listTitle}</Unseen>}
      label={words.listTitle}
      stack="lines"
      heads={[words.day, words.kind, ...ofPlace]}
      rows={eclipses.map((eclipse) => ({
        head: <a href={hrefWith(page, { open: dateOf(page, eclipse) })}>{page.format.date(dateOf(page, eclipse))}</a>,
        cells: [
          eclipseNamed(page, eclipse),
          ...(place ? seenCells({ page, words, result, eclipse }) : [page.format.clock(eclipse.maximum_at)]),
        ],
        isNow: eclipse === open,
      }))}
    />
  );
}

function seenCells({ page, words, eclipse }: ShownOne): Child[] {
  const seen = seenOf(eclipse);
  const stretch = seen && stretchSeen(seen);
  if (!seen || !stretch) return [<span class="soft">{words.notSeen}</span>, '–', '–'];
  const { magnitude, umbral_magnitude: umbral } = seen.place;
  const deep = magnitude ?? umbral ?? 0;
  const { sutak } = eclipse;
  return [
    <>
      {rangeOn(page, dateOf(page, eclipse), stretch)}{' '}
      <span class="soft">{edgesTold({ page, words, seen }).join(' ')}</span>
    </>,
    deep > 0 ? coveredPercent(page, deep * 100) : words.penumbra,
    sutak ? page.words.shared.day.fromOn(timeOn(page, dateOf(page, eclipse), sutak.starts_at)) : '–',
  ];
}

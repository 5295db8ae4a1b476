import { capital } from '../../../languages/locale/plural.js';
import { poruthamBesideName } from '../../../languages/words/matching/matching-words.js';
import { birthClock, hrefWith, planetNamed } from '../../../pages/shared/blocks.js';
import { pointsText } from '../../../pages/shared/match-total.js';
import { tableLabel, Unseen } from '../../../pages/shared/natal.js';
import { Block, Facts, Switch, Table, Tag } from '../../../pages/shell/parts.js';
import type { Shown } from './shown.js';

export function Manglik({ page, words, result }: Shown) {
  const names = page.language.names;
  const pair = result.manglik_pair;
  if (!pair) return <Missing id="h-manglik" title={words.manglik} page={page} words={words} result={result} />;
  const persons = [
    [words.groom, pair.groom],
    [words.bride, pair.bride],
  ] as const;
  return (
    <Block id="h-manglik" title={words.manglik} soft={capital(names.manglik_verdict[pair.verdict])}>
      <Table
        caption={<Unseen>{words.manglik}</Unseen>}
        label={tableLabel(page, words.manglik)}
        stack="lines"
        heads={[words.person, words.from, words.marsIn, words.mitigations]}
        rows={persons.flatMap(([who, { references }]) =>
          references.map(({ reference, mars_house, flagged, mitigations }) => ({
            head: who,
            cells: [
              names.counted_from[reference],
              flagged ? <Tag tone="mid">{String(mars_house)}</Tag> : String(mars_house),
              mitigations.length === 0 ? '–' : page.format.list(mitigations.map((code) => names.mitigation[code])),
            ],
          })),
        )}
      />
      <Facts
        facts={persons.flatMap(([who, { band, equivalents }]) => [
          [words.left(who), names.manglik_band[band]] as const,
          ...(equivalents.length === 0
            ? []
            : [
                [
                  words.equivalents(who),
                  page.format.list(equivalents.map((graha) => planetNamed(page, graha))),
                ] as const,
              ]),
        ])}
      />
    </Block>
  );
}

export function Papasamya({ page, words, result }: Shown) {
  const names = page.language.names;
  const { number } = page.format;
  const { papasamya } = result;
  if (!papasamya) return null;
  const { bride, groom, is_balanced } = papasamya;
  const list = ({ contributions }: typeof bride) =>
    contributions.length === 0
      ? '–'
      : page.format.list(
          contributions.map(({ reference, planet, house, points }) =>
            words.papa(planetNamed(page, planet), String(house), names.counted_from[reference], number(points)),
          ),
        );
  return (
    <Block id="h-papasamya" title={words.papasamya} soft={is_balanced ? words.balancedText : words.notBalancedText}>
      <Facts
        facts={[
          [`${words.bride}: ${number(bride.total_points)}`, list(bride)],
          [`${words.groom}: ${number(groom.total_points)}`, list(groom)],
        ]}
      />
    </Block>
  );
}

export function Dashas({ page, words, result }: Shown) {
  const { running_dashas } = result;
  if (!running_dashas) return null;
  const { person_a, person_b, changes_together, person_a_timezone, person_b_timezone } = running_dashas;
  const zones = [
    ...new Set([birthClock(page, person_a_timezone, 'a_date'), birthClock(page, person_b_timezone, 'b_date')]),
  ];
  const { clockOfBirth, clockOfBirths } = page.words.shared.periods;
  const clocks = zones.length === 1 ? clockOfBirth : clockOfBirths;
  const told = (spans: typeof person_a) =>
    spans === null
      ? '–'
      : words.dasha(
          planetNamed(page, spans.maha.lord),
          planetNamed(page, spans.antar.lord),
          page.format.dateOf(spans.maha.ends_at_local),
        );
  return (
    <Block id="h-dashas" title={words.dashas}>
      <Facts
        facts={[
          [words.groom, told(person_a)],
          [words.bride, told(person_b)],
        ]}
      />
      {changes_together.length === 0 ? (
        <p>{words.noChanges}</p>
      ) : (
        <ul>
          {changes_together.map((change) => (
            <li>
              {words.change(
                planetNamed(page, change.person_a_lord),
                page.format.dateOf(change.person_a_starts_at_local),
                planetNamed(page, change.person_b_lord),
                page.format.dateOf(change.person_b_starts_at_local),
              )}
            </li>
          ))}
        </ul>
      )}
      <p class="soft small">{clocks(zones.join(', '))}</p>
    </Block>
  );
}

/** What needs both times of birth, and what the Moons tell without them. */
function Missing({ id, title, page, words, result }: Shown & { id: string; title: string }) {
  const { bride, groom } = result.manglik_from_moons;
  const told = [
    [words.groom, groom],
    [words.bride, bride],
  ] as const;
  const facts = told.flatMap(([who, likelihood]) =>
    likelihood === null ? [] : [[words.fromMoon(who), capital(page.language.names.likelihood[likelihood])] as const],
  );
  return (
    <Block id={id} title={title}>
      <p>{words.needsTimes}</p>
      {facts.length === 0 ? null : <Facts facts={facts} />}
    </Block>
  );
}

export function Poruthams({ page, words, result }: Shown) {
  const names = page.language.names;
  const { number } = page.format;
  const { profile, poruthams, total_points, maximum_points } = result.south_indian;
  const range = result.possible_poruthams ?? { least: total_points, most: total_points };
  return (
    <Block
      id="h-poruthams"
      title={words.poruthamsTitle}
      soft={words.pointsOf(pointsText(page, range), number(maximum_points))}
    >
      <Switch
        label={words.school}
        choices={(Object.keys(names.porutham_profile) as (typeof profile)[]).map((each) => ({
          label: names.porutham_profile[each],
          href: hrefWith(page, { profile: each }),
          isCurrent: each === profile,
        }))}
      />
      <Table
        caption={<Unseen>{words.poruthamsTitle}</Unseen>}
        label={tableLabel(page, words.poruthamsTitle)}
        stack="lines"
        heads={[words.porutham, words.points, words.inWords]}
        rows={poruthams.map((one) => ({
          head: names.porutham[one.code],
          cells: [<Points page={page} points={one.points} />, poruthamBesideName(page.language, one)],
        }))}
      />
    </Block>
  );
}

/** The points of a porutham, toned by how much of it agrees. */
function Points({ page, points }: Pick<Shown, 'page'> & { readonly points: number }) {
  const told = page.format.number(points);
  if (points === 1) return <Tag tone="good">{told}</Tag>;
  return points === 0 ? <Tag>{told}</Tag> : <Tag tone="mid">{told}</Tag>;
}

import { capital } from '../../../languages/locale/plural.js';
import { planetNamed } from '../../../pages/shared/blocks.js';
import { tableLabel, Unseen } from '../../../pages/shared/natal.js';
import { Block, Facts, Table, Tag } from '../../../pages/shell/parts.js';
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
          [who, names.manglik_band[band]] as const,
          ...(equivalents.length === 0
            ? []
            : [[words.equivalents, page.format.list(equivalents.map((graha) => planetNamed(page, graha)))] as const]),
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
  const { person_a, person_b, changes_together } = running_dashas;
  const told = (spans: typeof person_a) =>
    spans === null
      ? '–'
      : words.dasha(
          planetNamed(page, spans.maha.lord),
          planetNamed(page, spans.antar.lord),
          page.format.dateOf(spans.maha.ends_at),
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
                page.format.dateOf(change.person_a_starts_at),
                planetNamed(page, change.person_b_lord),
                page.format.dateOf(change.person_b_starts_at),
              )}
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}

/** What needs both times of birth. */
function Missing({ id, title, words }: Shown & { id: string; title: string }) {
  return (
    <Block id={id} title={title}>
      <p>{words.needsTimes}</p>
    </Block>
  );
}

import { NAMES } from '../../../../names/names.js';
import { scoreBarSvg } from '../../../../render/timeline/score-bars.js';
import { type HoroscopeMatchingResult, horoscopeMatchingTool } from '../../../../tools/horoscope-matching.js';
import type { PageContext } from '../../shell/context.js';
import { Block, Drawing, Facts, LeadFacts, Note, Switch, Table, Tag } from '../../shell/parts.js';
import { toolPage } from '../../shell/tool-page.js';
import { hrefWith } from '../shared/links.js';
import { planetNamed, signNamed } from '../shared/periods.js';
import { CARD } from './card.js';
import { type HoroscopeMatchingWords, WORDS } from './words.js';

interface Shown {
  readonly page: PageContext;
  readonly words: HoroscopeMatchingWords;
  readonly result: HoroscopeMatchingResult;
}

/** The customary minimum of the 36 points. */
const MINIMUM = 18;

export const horoscopeMatchingPage = toolPage({
  tool: horoscopeMatchingTool,
  card: CARD,
  words: WORDS,
  answer({ page, result, words }) {
    const { south_indian } = result;
    const poruthams = words.poruthamsOf(
      page.format.number(south_indian.total_points),
      page.format.number(south_indian.maximum_points),
    );
    return page.format.list([words.pointsOf(totalText(page, result), '36'), poruthams]);
  },
  View({ page, result, words }) {
    const shown = { page, words, result };
    const names = NAMES[page.locale];
    const { manglik_pair, papasamya, possible, ashtakoota } = result;
    const bands = possible ? possible.interpretation_band_codes : [result.interpretation_band.code];
    return (
      <>
        <LeadFacts
          facts={[
            {
              label: words.kootas,
              value: words.pointsOf(totalText(page, result), '36'),
              note: page.format.alternatives(bands.map((band) => names.match_band[band])),
            },
            {
              label: words.manglik,
              value: manglik_pair ? names.manglik_verdict[manglik_pair.verdict] : words.notKnown,
            },
            {
              label: words.papasamya,
              value: papasamya ? (papasamya.is_balanced ? words.balanced : words.notBalanced) : words.notKnown,
            },
          ]}
        />
        {possible ? (
          <Note tone="warm" lead={words.openLead}>
            {words.openText}
          </Note>
        ) : null}
        <div class="cols wide-l">
          <Drawing
            svg={scoreBarSvg({
              title: words.pointsOf(page.format.number(ashtakoota.total_score), '36'),
              score: ashtakoota.total_score,
              minimum: MINIMUM,
              minimumLabel: String(MINIMUM),
            })}
          />
          <Facts
            facts={[
              [words.groom, personText(page, result.person_a)],
              [words.bride, personText(page, result.person_b)],
              [words.swapped, words.pointsOf(page.format.number(ashtakoota.total_score_swapped), '36')],
            ]}
          />
        </div>
        <Kootas {...shown} />
        <Poruthams {...shown} />
        <Manglik {...shown} />
        <Papasamya {...shown} />
        <Dashas {...shown} />
        <section class="block read" aria-labelledby="h-how">
          <h2 id="h-how">{words.howTitle}</h2>
          <p>{words.how}</p>
        </section>
      </>
    );
  },
});

/** "28.5", or "22.5–28.5" where a time leaves it open. */
function totalText({ format }: PageContext, { ashtakoota, possible }: HoroscopeMatchingResult): string {
  const { least, most } = possible?.total_score ?? { least: ashtakoota.total_score, most: ashtakoota.total_score };
  return least === most ? format.number(least) : `${format.number(least)}–${format.number(most)}`;
}

function personText(page: PageContext, { moon_sign, nakshatra, pada }: HoroscopeMatchingResult['person_a']): string {
  return `${signNamed(page, moon_sign)}, ${NAMES[page.locale].nakshatra[nakshatra]} ${page.format.number(pada)}`;
}

/** The kootas plain and with what agreed cancellations give back, and below what each change rests on. */
function Kootas({ page, words, result }: Shown) {
  const names = NAMES[page.locale];
  const { number } = page.format;
  const [agreed, all] = result.parihara;
  const after = (key: string) => agreed?.changes.find((change) => change.key === key);
  return (
    <Block id="h-kootas" title={words.kootas} soft={words.kootasNote}>
      <Table
        caption={words.kootas}
        label={words.kootas}
        heads={[words.koota, words.plain, words.withParihara]}
        rows={result.ashtakoota.components.map(({ key, score, maximum }) => {
          const change = after(key);
          return {
            head: names.koota[key],
            cells: [
              words.pointsOf(number(score), number(maximum)),
              change ? (
                <>
                  {words.pointsOf(number(change.score_after), number(maximum))}{' '}
                  <span class="soft">{names.parihara_code[change.code]}</span>
                </>
              ) : (
                words.pointsOf(number(score), number(maximum))
              ),
            ],
          };
        })}
      />
      <Facts
        facts={[
          [words.total, words.pointsOf(number(result.ashtakoota.total_score), '36')],
          [words.withAgreed, words.pointsOf(number(agreed?.total_score ?? 0), '36')],
          [words.withAll, words.pointsOf(number(all?.total_score ?? 0), '36')],
          ...(result.by_tables.koota_tables === 'prokerala'
            ? []
            : [
                [
                  names.koota_table_set[result.by_tables.koota_tables],
                  words.pointsOf(number(result.by_tables.total_score), '36'),
                ] as const,
              ]),
        ]}
      />
    </Block>
  );
}

function Poruthams({ page, words, result }: Shown) {
  const names = NAMES[page.locale];
  const { number } = page.format;
  const { profile, poruthams, total_points, maximum_points, rajju_agrees, vedha_agrees } = result.south_indian;
  const value = (text: string) => {
    for (const kind of ['nakshatra', 'sign', 'graha', 'gana', 'yoni', 'nadi', 'varna', 'rajju_group'] as const) {
      const of: Readonly<Record<string, string>> = names[kind];
      if (of[text] !== undefined) return of[text];
    }
    return text;
  };
  return (
    <Block
      id="h-poruthams"
      title={words.poruthamsTitle}
      soft={words.poruthamsOf(number(total_points), number(maximum_points))}
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
        caption={words.poruthamsTitle}
        label={words.poruthamsTitle}
        stack="lines"
        heads={[words.porutham, words.points, words.bride, words.groom, words.waived]}
        rows={poruthams.map((one) => ({
          head: names.porutham[one.code],
          cells: [
            one.points === 1 ? (
              <Tag tone="good">{words.agrees}</Tag>
            ) : one.points === 0 ? (
              <Tag>{words.doesNot}</Tag>
            ) : (
              <Tag tone="mid">{number(one.points)}</Tag>
            ),
            value(one.bride_value),
            value(one.groom_value),
            one.waivers.length === 0
              ? '–'
              : page.format.list(one.waivers.map((waiver) => names.porutham_waiver[waiver])),
          ],
        }))}
      />
      <Facts
        facts={[
          [names.porutham.rajju, rajju_agrees ? words.agrees : words.doesNot],
          [names.porutham.vedha, vedha_agrees ? words.agrees : words.doesNot],
        ]}
      />
    </Block>
  );
}

function Manglik({ page, words, result }: Shown) {
  const names = NAMES[page.locale];
  const pair = result.manglik_pair;
  if (!pair) return <Missing id="h-manglik" title={words.manglik} page={page} words={words} result={result} />;
  const persons = [
    [words.groom, pair.groom],
    [words.bride, pair.bride],
  ] as const;
  return (
    <Block id="h-manglik" title={words.manglik} soft={names.manglik_verdict[pair.verdict]}>
      <Table
        caption={words.manglik}
        label={words.manglik}
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

function Papasamya({ page, words, result }: Shown) {
  const names = NAMES[page.locale];
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

function Dashas({ page, words, result }: Shown) {
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

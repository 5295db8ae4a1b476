import { capital } from '../../../languages/locale/plural.js';
import { pointNamed, Reading, signNamed, TableBlock } from '../../../pages/shared/blocks.js';
import { caveatFacts } from '../../../pages/shared/day-events.js';
import { siblingHref, tableLabel, Unseen } from '../../../pages/shared/natal.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, Fold, LeadFacts, Note, Table } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage, type ViewProps } from '../../../pages/shell/tool-page.js';
import { isDosha } from '../shapes.js';
import { type NatalYoga, type YogasAndDoshasResult, yogasAndDoshasTool } from '../tool.js';
import type { YogasAndDoshasWords } from './words.js';

type Shown = ShownBy<typeof yogasAndDoshasTool>;
type Told = Shown & Pick<ViewProps<YogasAndDoshasResult, YogasAndDoshasWords>, 'provenance'>;

type Codes = YogasAndDoshasResult['absent_codes'];
type Condition = NatalYoga['formations'][number]['conditions'][number];

export const yogasAndDoshasPage = toolPage({
  tool: yogasAndDoshasTool,
  card: {
    place: 65,
    searchTerms:
      'yoga yog dosh raj yoga rajyoga gajakesari gaj kesari kemdrum kalsarp kaal sarp kalasarpa neech bhang panch mahapurush dhan yoga vish pitra grahan angarak guru chandal योग दोष राजयोग गजकेसरी कालसर्प केमद्रुम йога раджа-йога кала сарпа йоги доши йоґа',
  },
  answer({ page, result, words }) {
    return page.catalogue.texts.about(
      words.held,
      result.held_codes.length === 0 ? words.none : rarest(page, [...result.yogas, ...result.doshas]),
    );
  },
  View({ page, result, words, provenance }) {
    const shown: Told = { page, words, result, provenance };
    const { ascendant_sign_name: lagna } = result;
    return (
      <>
        <LeadFacts
          facts={[
            { label: words.yogasTitle, value: String(result.yogas.length) },
            { label: words.doshasTitle, value: String(result.doshas.length), note: words.without },
            ...(lagna === null ? [] : [{ label: words.lagna, value: signNamed(page, lagna) }]),
          ]}
        />
        <Open {...shown} />
        <Listed {...shown} id="h-yogas" title={words.yogasTitle} of={result.yogas} hasConditions />
        <Listed {...shown} id="h-doshas" title={words.doshasTitle} of={result.doshas} hasConditions />
        <ManglikWithoutLagna {...shown} />
        <Changes {...shown} />
        <Block id="h-others" title={words.othersTitle}>
          <Codes {...shown} title={words.loosely} codes={result.loosely_held_codes} />
          <Codes {...shown} title={words.open} codes={result.open_codes} />
          <Codes {...shown} title={words.absent} codes={absentOf(result)} />
        </Block>
        <Reading title={words.whatTitle} text={words.what} />
      </>
    );
  },
});

/** What a page of several tools shows: each yoga and dosha that holds, with what makes it. */
export function YogasSection(shown: Told) {
  const { words, result } = shown;
  return (
    <>
      <Open {...shown} />
      <Listed {...shown} id="h-yogas" title={words.yogasTitle} of={result.yogas} />
      <Listed {...shown} id="h-doshas" title={words.doshasTitle} of={result.doshas} />
      <ManglikWithoutLagna {...shown} />
      <Codes {...shown} title={words.loosely} codes={result.loosely_held_codes} />
      <Codes {...shown} title={words.absent} codes={absentOf(result)} />
    </>
  );
}

/** What no definition finds: the result counts what only a broad one has among the absent. */
function absentOf({ absent_codes, loosely_held_codes }: YogasAndDoshasResult): Codes {
  return absent_codes.filter((code) => !loosely_held_codes.includes(code));
}

/** What a time of birth would decide: the lagna, and on some days the sign of the Moon. */
function Open({ page, words, result: { ascendant_note_code: note }, provenance }: Told) {
  const [moon] = caveatFacts(provenance, 'birth_time_unknown');
  const signs = [...new Set(moon ? [moon.from.sign, moon.to.sign] : [])].map((sign) => signNamed(page, sign));
  return (
    <>
      {note === null ? null : (
        <Note tone="warm" lead={words.openLead}>
          {page.language.results.ascendantNotes[note]}
        </Note>
      )}
      {signs.length < 2 ? null : (
        <Note tone="warm" lead={page.words.tools.gochara.open(page.format.alternatives(signs))}>
          {words.openMoon}
        </Note>
      )}
    </>
  );
}

/** The rarest of them, as many as a line holds, and how many more there are. */
function rarest({ language, format }: PageContext, held: readonly NatalYoga[]): string {
  const names = held
    .toSorted((a, b) => a.frequency_percent - b.frequency_percent)
    .map(({ code }) => language.names.natal_yoga[code]);
  let told = 1;
  while (told < names.length && names.slice(0, told + 1).join(', ').length <= MOST_LETTERS) told += 1;
  const more = names.length - told;
  return more === 0 ? format.list(names) : `${names.slice(0, told).join(', ')} +${more}`;
}

const MOST_LETTERS = 60;

function named(page: PageContext, codes: Codes): string {
  return page.format.list(codes.map((code) => page.language.names.natal_yoga[code]));
}

interface ListedProps extends Shown {
  readonly id: string;
  readonly title: string;
  readonly of: readonly NatalYoga[];
  /** Whether a fold tells how each comes about. */
  readonly hasConditions?: true;
}

/** Each yoga with what makes it. */
function Listed({ page, words, result, id, title, of, hasConditions }: ListedProps) {
  const { natal_yoga: names, graha, yoga_definition: definitions, kala_sarpa_type: types } = page.language.names;
  if (of.length === 0) {
    const absent = absentOf(result).filter((code) => id === 'h-doshas' && isDosha(code));
    return (
      <Block id={id} title={title}>
        <p>{absent.length === 0 ? words.none : words.noneOf(named(page, absent))}</p>
        {id === 'h-doshas' ? <Elsewhere page={page} words={words} /> : null}
      </Block>
    );
  }
  return (
    <Block id={id} title={title}>
      <Table
        caption={<Unseen>{title}</Unseen>}
        label={tableLabel(page, title)}
        stack="lines"
        heads={[words.nameHead, words.makes, words.planets, words.share]}
        rows={of.map((yoga) => ({
          head: [names[yoga.code], ...(yoga.kala_sarpa_type === null ? [] : [types[yoga.kala_sarpa_type]])].join(', '),
          cells: [
            [
              page.language.yogas[yoga.code],
              ...(yoga.definition === null ? [] : [definitions[yoga.definition]]),
              ...(yoga.is_cancelled ? [words.cancelled] : []),
            ].join(' · '),
            page.format.list(yoga.planet_names.map((planet) => graha[planet])),
            ofHundred(page, yoga.frequency_percent),
          ],
        }))}
      />
      {hasConditions ? (
        <div class="folds">
          {of.map((yoga) => (
            <Fold summary={words.how(names[yoga.code])}>
              <Conditions page={page} words={words} yoga={yoga} />
            </Fold>
          ))}
        </div>
      ) : null}
      {id === 'h-doshas' ? <Elsewhere page={page} words={words} /> : null}
    </Block>
  );
}

/** Doshas that stand in no table of yogas: whoever reads that there are none shall not take these for absent. */
function Elsewhere({ page, words }: Pick<Shown, 'page' | 'words'>) {
  return (
    <p>
      {words.elsewhere}{' '}
      {(['manglik-dosha-calculator', 'sade-sati-calculator'] as const).map((slug, index) => (
        <>
          {index === 0 ? null : ', '}
          <a href={siblingHref(page, slug)}>{page.words.tools[slug].name}</a>
        </>
      ))}
    </p>
  );
}

/** What of Manglik needs no lagna, where there is none. */
function ManglikWithoutLagna({ page, words, result: { manglik_without_lagna: counts } }: Shown) {
  if (counts === null) return null;
  const names = page.language.names;
  const { from, marsIn } = page.words.tools['horoscope-matching'];
  const { inRule } = page.words.tools['manglik-dosha-calculator'];
  return (
    <TableBlock
      id="h-manglik"
      title={words.manglikTitle}
      soft={words.manglikText}
      heads={[from, marsIn, inRule]}
      rows={counts.map(({ reference, mars_houses, certainty }) => ({
        head: capital(names.counted_from[reference]),
        cells: [page.format.alternatives(mars_houses.map(String)), capital(names.likelihood[certainty])],
      }))}
    />
  );
}

function Conditions({ page, words, yoga }: { page: PageContext; words: YogasAndDoshasWords; yoga: NatalYoga }) {
  const names = page.language.names;
  const caption = words.how(names.natal_yoga[yoga.code]);
  return (
    <Table
      caption={caption}
      label={caption}
      stack="lines"
      heads={[words.condition, words.planets, words.houses]}
      rows={[
        ...yoga.formations.flatMap(({ conditions }) =>
          conditions.map((condition) => ({
            head: conditionName(page, condition),
            cells: [planetsOf(page, words, condition), housesOf(page, condition)],
          })),
        ),
        ...yoga.cancellations.map(({ code, planet_names }) => ({
          head: words.cancels(names.yoga_cancellation[code]),
          cells: [page.format.list(planet_names.map((planet) => names.graha[planet])), '–'],
        })),
      ]}
    />
  );
}

function conditionName({ language }: PageContext, { code, dignity }: Condition): string {
  const { yoga_condition: conditions, dignity: dignities } = language.names;
  return dignity === null || code === 'debilitated' ? conditions[code] : `${conditions[code]}: ${dignities[dignity]}`;
}

function planetsOf(page: PageContext, words: YogasAndDoshasWords, { planet_names, ruled_houses }: Condition): string {
  const planets = page.format.list(planet_names.map((planet) => page.language.names.graha[planet]));
  if (planets === '') return '–';
  return ruled_houses.length === 0
    ? planets
    : `${planets} (${words.ruling(page.format.list(ruled_houses.map(String)))})`;
}

/** Houses with the point from which they are counted. */
function housesOf(page: PageContext, { house_numbers, counted_from_point: from }: Condition): string {
  if (house_numbers.length === 0) return '–';
  const houses = page.format.list(house_numbers.map(String));
  return from === null ? houses : `${houses} (${pointNamed(page, from)})`;
}

function Codes({ page, title, codes }: Shown & { title: string; codes: Codes }) {
  if (codes.length === 0) return null;
  return (
    <div class="folds">
      <Fold summary={`${title} (${codes.length})`}>
        <p>{named(page, codes)}</p>
      </Fold>
    </div>
  );
}

/** What a small error of the time of birth would give or take. */
function Changes({ page, words, result }: Shown) {
  const changes = result.changes_within_hour ?? [];
  if (changes.length === 0) return null;
  return (
    <TableBlock
      id="h-changes"
      title={words.changesTitle}
      soft={words.changes}
      heads={[words.nameHead, words.change, words.at]}
      rows={changes.map(({ code, begins, occurs_at }) => ({
        head: page.language.names.natal_yoga[code],
        cells: [begins ? words.begins : words.ends, page.format.clock(occurs_at)],
      }))}
    />
  );
}

/** Of a hundred charts: whole ones, and tenths below one, since the rates are of a sample. */
function ofHundred({ format }: PageContext, percent: number): string {
  if (percent < 0.05) return `< ${format.number(0.1)}`;
  return format.number(percent < 1 ? Math.round(percent * 10) / 10 : Math.round(percent));
}

import type { Child } from 'hono/jsx';
import type { SoundResult } from '../../../contract/naming-sound.js';
import { numbered } from '../../../languages/names/numbered.js';
import { Meanings } from '../../../pages/shared/blocks.js';
import {
  Iast,
  MoonHolds,
  padaName,
  Sound,
  Spellings,
  signName,
  tableLabel,
  Unseen,
} from '../../../pages/shared/natal.js';
import { type OpenBirth, openBirth, soundingPadas } from '../../../pages/shared/natal-day.js';
import { ByBirthTime, moonOverTheDay, OpenDay, TimeUnknown } from '../../../pages/shared/natal-open-day.js';
import { placementTold } from '../../../pages/shared/placements.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, type Fact, Facts, LeadFacts, Table } from '../../../pages/shell/parts.js';
import { toolPage, type ViewProps } from '../../../pages/shell/tool-page.js';
import type { NakshatraOfDay } from '../shapes.js';
import { type BirthNakshatraResult, birthNakshatraTool } from '../tool.js';
import type { NakshatraWords } from './words.js';

const PATHS = { moonSign: 'moon_sign.name', nakshatra: 'nakshatra.name', pada: 'nakshatra.pada' };

/** What tradition says of a nakshatra, label and value. */
function classesOf(page: PageContext, { number, ruler, ...nakshatra }: NakshatraOfDay): (readonly [string, string])[] {
  const words = page.words.tools['nakshatra-calculator'];
  const natal = page.words.shared.natal;
  const { names } = page.catalogue;
  return [
    [natal.ruler, names.graha[ruler]],
    [words.deity, numbered(page.language.names.deity, number)],
    [words.gana, page.language.names.gana[nakshatra.gana]],
    [words.yoni, page.language.names.yoni[nakshatra.yoni]],
    [words.nadi, page.language.names.nadi[nakshatra.nadi]],
    [words.nature, names.nature[nakshatra.nature]],
  ];
}

/** The same for each nakshatra of a day, one beside the other. */
function Classes({ page, nakshatras }: { page: PageContext; nakshatras: readonly NakshatraOfDay[] }) {
  const words = page.words.tools['nakshatra-calculator'];
  const [first, ...others] = nakshatras.map((nakshatra) => classesOf(page, nakshatra));
  if (first === undefined || others.length === 0) return <Facts facts={first ?? []} />;
  return (
    <Table
      caption={<Unseen>{words.meaning}</Unseen>}
      label={tableLabel(page, words.meaning)}
      heads={[
        page.words.shared.natal.nakshatra,
        ...nakshatras.map(({ number }) => numbered(page.catalogue.names.nakshatra, number)),
      ]}
      rows={first.map(([label, value], i) => ({
        head: label,
        cells: [value, ...others.map((facts) => facts[i]?.[1] ?? '')],
      }))}
    />
  );
}

function soundCell(page: PageContext, { devanagari, iast }: Pick<SoundResult, 'devanagari' | 'iast'>): Child {
  return (
    <>
      <Sound page={page} devanagari={devanagari} /> <Iast iast={iast} />
    </>
  );
}

/** The sounds of every pada of a day. */
function SoundsOfDay({ page, day }: { page: PageContext; day: OpenBirth }) {
  const words = page.words.tools['nakshatra-calculator'];
  return (
    <ByBirthTime
      page={page}
      day={day}
      caption={words.sound}
      heads={[words.sound, words.spellings, page.words.shared.natal.nakshatraAndPada]}
      stretches={soundingPadas(day.range, PATHS)}
      cellsOf={(pada) => [
        soundCell(page, pada),
        <Spellings page={page} variants={pada.latin_variants} />,
        padaName(page, pada),
      ]}
    />
  );
}

/** The page of a birth of unknown time. */
function OpenNakshatra({ page, day, result }: { page: PageContext; day: OpenBirth; result: BirthNakshatraResult }) {
  const words = page.words.tools['nakshatra-calculator'];
  const natal = page.words.shared.natal;
  const moon = moonOverTheDay({ page, day });
  return (
    <>
      <TimeUnknown page={page} />
      <LeadFacts
        facts={[
          { label: natal.nakshatra, ...moon.nakshatra },
          { label: natal.moonSign, ...moon.sign },
        ]}
      />
      <OpenDay page={page} day={day} />
      <Block id="h-sounds" title={words.sound}>
        <SoundsOfDay page={page} day={day} />
      </Block>
      <Block id="h-classes" title={words.meaning} soft={words.meaningNote}>
        <Classes page={page} nakshatras={result.day_nakshatras} />
      </Block>
    </>
  );
}

/** What there is to say of a nakshatra beside its classes. */
function placeFacts(page: PageContext, { nakshatra, moon_sign, naming_sound }: BirthNakshatraResult): Fact[] {
  const words = page.words.tools['nakshatra-calculator'];
  const natal = page.words.shared.natal;
  const { degrees, dateTime } = page.format;
  return [
    [words.entered, dateTime(nakshatra.starts_at)],
    [words.left, dateTime(nakshatra.ends_at)],
    [natal.moonSign, `${signName(page, moon_sign.number)} ${degrees(moon_sign.degree_in_sign)}`],
    [words.degree, degrees(nakshatra.degree_in_nakshatra)],
    [words.navamsa, page.catalogue.names.sign[nakshatra.pada_sign_name]],
    [words.sound, soundCell(page, naming_sound)],
    [words.spellings, <Spellings page={page} variants={naming_sound.latin_variants} />],
  ];
}

/** What a page of several tools shows: the naming sound, and what tradition joins to the nakshatra. */
export function NakshatraSection({ page, result, provenance }: ViewProps<BirthNakshatraResult, NakshatraWords>) {
  const day = openBirth(provenance, PATHS);
  const words = page.words.tools['nakshatra-calculator'];
  const { naming_sound } = result;
  const sounds: Fact[] = [
    [words.sound, soundCell(page, naming_sound)],
    [words.spellings, <Spellings page={page} variants={naming_sound.latin_variants} />],
  ];
  return (
    <>
      {day ? <SoundsOfDay page={page} day={day} /> : <Facts facts={sounds} />}
      <Classes page={page} nakshatras={day ? result.day_nakshatras : [result.nakshatra]} />
    </>
  );
}

/** The naming sound; of an unknown time the nakshatras of the day. */
export function soundGist(props: ViewProps<BirthNakshatraResult, NakshatraWords>): Child {
  const { page, result, provenance, words } = props;
  if (openBirth(provenance, PATHS)) return birthNakshatraPage.answer(props);
  return (
    <>
      {page.catalogue.texts.about(words.sound, '')}
      {soundCell(page, result.naming_sound)}, {padaName(page, result.nakshatra)}
    </>
  );
}

export const birthNakshatraPage = toolPage({
  tool: birthNakshatraTool,
  card: {
    place: 50,
    searchTerms:
      'janma nakshatra birth star naksatra nakshathra natchathiram pada mansion नक्षत्र जन्म नक्षत्र चरण накшатра geburtsstern étoile estrella',
  },
  answer({ page, result, provenance }) {
    const { names, texts } = page.catalogue;
    const natal = page.words.shared.natal;
    const day = openBirth(provenance, PATHS);
    if (day) return texts.about(natal.nakshatra, moonOverTheDay({ page, day }).nakshatra.value);
    const { number, pada } = result.nakshatra;
    return texts.about(natal.nakshatra, `${numbered(names.nakshatra, number)}, ${natal.padaOf(pada)}`);
  },
  View({ page, result, provenance, words }) {
    const day = openBirth(provenance, PATHS);
    if (day) return <OpenNakshatra page={page} day={day} result={result} />;
    const { names } = page.catalogue;
    const natal = page.words.shared.natal;
    const { nakshatra, moon_sign, naming_sound } = result;
    const told = placementTold(page, { kind: 'nakshatra', nakshatra: nakshatra.name, pada: nakshatra.pada });
    return (
      <>
        <LeadFacts
          facts={[
            {
              label: natal.nakshatra,
              value: numbered(names.nakshatra, nakshatra.number),
              note: `${natal.padaOf(nakshatra.pada)}, ${natal.ruledBy(names.graha[nakshatra.ruler])}`,
            },
            {
              label: natal.moonSign,
              value: signName(page, moon_sign.number),
              note: natal.ruledBy(names.graha[moon_sign.ruler]),
            },
            {
              label: words.sound,
              value: <Sound page={page} devanagari={naming_sound.devanagari} />,
              note: <Iast iast={naming_sound.iast} />,
            },
          ]}
        />
        <div class="cols">
          <Block id="h-classes" title={words.meaning} soft={words.meaningNote}>
            <Classes page={page} nakshatras={[nakshatra]} />
          </Block>
          <Block id="h-place" title={names.graha.Moon}>
            <Facts facts={placeFacts(page, result)} />
          </Block>
        </div>
        <Meanings
          page={page}
          of={[
            { kind: 'nakshatra', key: nakshatra.name, name: numbered(names.nakshatra, nakshatra.number) },
            { kind: 'sign', key: moon_sign.name, name: signName(page, moon_sign.number) },
          ]}
        >
          {told && <p>{told.sentences.join(' ')}</p>}
        </Meanings>
        <Block id="h-certain" title={natal.sure.title}>
          <MoonHolds page={page} boundary={result.boundary} />
        </Block>
      </>
    );
  },
});

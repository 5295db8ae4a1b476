import type { SoundResult } from '../../../contract/naming-sound.js';
import { numbered } from '../../../languages/names/numbered.js';
import { Iast, padaName, Sound, Spellings, soundIn, tableLabel, Unseen } from '../../../pages/shared/natal.js';
import { openBirth, soundingPadas } from '../../../pages/shared/natal-day.js';
import { ByBirthTime, DayLane, DayScale, moonOverTheDay, TimeUnknown } from '../../../pages/shared/natal-open-day.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, LeadFacts, Note, Table, Tag } from '../../../pages/shell/parts.js';
import { toolPage } from '../../../pages/shell/tool-page.js';
import { type BabyNameLetterResult, babyNameLetterTool } from '../tool.js';

const PATHS = { nakshatra: 'naming_sound.nakshatra', pada: 'naming_sound.pada' };

/** The sounds of the four padas of a nakshatra. */
function FourSounds({ page, result }: { page: PageContext; result: BabyNameLetterResult }) {
  const words = page.words.tools['vedic-baby-name-letter'];
  const natal = page.words.shared.natal;
  const { naming_sound, nakshatra_sounds } = result;
  const title = words.four(numbered(page.catalogue.names.nakshatra, naming_sound.nakshatra_number));
  return (
    <Block id="h-four" title={title} soft={words.fourNote}>
      <Table
        caption={<Unseen>{title}</Unseen>}
        label={tableLabel(page, title)}
        heads={[natal.pada, words.sound, words.spellings]}
        rows={nakshatra_sounds.map(({ pada, ...sound }) => ({
          head:
            pada === naming_sound.pada ? (
              <>
                {pada} <Tag>{words.thisBirth}</Tag>
              </>
            ) : (
              pada
            ),
          cells: soundCells(page, sound),
        }))}
      />
    </Block>
  );
}

function soundCells(page: PageContext, { devanagari, iast, latin_variants }: SoundResult) {
  return [
    <>
      <Sound page={page} devanagari={devanagari} /> <Iast iast={iast} />
    </>,
    <Spellings page={page} variants={latin_variants} />,
  ];
}

export const babyNameLetterPage = toolPage({
  tool: babyNameLetterTool,
  card: {
    place: 110,
    searchTerms:
      'namkaran naamkaran namakarana baby names first letter syllable akshar नामकरण नाम अक्षर शिशु имя ребёнка буква імʼя дитини vorname prénom bébé nombre bebé',
  },
  answer({ page, result, provenance, words }) {
    const { about } = page.catalogue.texts;
    const day = openBirth(provenance, PATHS);
    const sounds = day ? soundingPadas(day.range, PATHS).map(({ value }) => value) : [result.naming_sound];
    return (
      <>
        {about(day ? words.sounds : words.sound, '')}
        <Sound page={page} devanagari={sounds.map(({ devanagari }) => devanagari).join(', ')} /> (
        <Iast iast={sounds.map(({ iast }) => iast).join(', ')} />)
      </>
    );
  },
  View({ page, result, provenance, words }) {
    const { names } = page.catalogue;
    const natal = page.words.shared.natal;
    const { naming_sound: sound } = result;
    const day = openBirth(provenance, PATHS);
    if (day) {
      const at = { page, day };
      const padas = soundingPadas(day.range, PATHS);
      return (
        <>
          <TimeUnknown page={page} />
          <LeadFacts
            facts={[
              {
                label: words.sounds,
                value: <Sound page={page} devanagari={padas.map(({ value }) => value.devanagari).join(', ')} />,
                note: <Iast iast={padas.map(({ value }) => value.iast).join(', ')} />,
              },
              { label: natal.nakshatra, ...moonOverTheDay(at).nakshatra },
            ]}
          />
          <Block id="h-day" title={words.byTime} soft={words.dayNote}>
            <div class="lanes">
              <DayLane
                {...at}
                name={words.sound}
                stretches={padas}
                nameOf={(pada) => soundIn(page, pada.devanagari) ?? pada.devanagari}
              />
              <DayScale {...at} />
            </div>
            <ByBirthTime
              {...at}
              caption={words.byTime}
              heads={[words.sound, words.spellings, natal.nakshatraAndPada]}
              stretches={padas}
              cellsOf={(pada) => [...soundCells(page, pada), padaName(page, pada)]}
            />
            <p class="soft">{natal.open.where}</p>
            <p class="soft">{words.variants}</p>
          </Block>
        </>
      );
    }
    const isSafe = result.confidence === 'high';
    return (
      <>
        <LeadFacts
          facts={[
            {
              label: words.sound,
              value: <Sound page={page} devanagari={sound.devanagari} />,
              note: <Iast iast={sound.iast} />,
            },
            { label: words.spellings, value: <Spellings page={page} variants={sound.latin_variants} /> },
            {
              label: natal.nakshatra,
              value: numbered(names.nakshatra, sound.nakshatra_number),
              note: natal.padaOf(sound.pada),
            },
          ]}
        />
        <Block id="h-certain" title={natal.sure.title}>
          <Note tone={isSafe ? 'good' : 'warm'} lead={isSafe ? words.safe : words.near}>
            {isSafe ? words.safeRest : words.nearRest}
          </Note>
          <p class="soft">{words.variants}</p>
        </Block>
        <FourSounds page={page} result={result} />
      </>
    );
  },
});

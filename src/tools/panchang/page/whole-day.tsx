import { HABITS, type MonthReckoning } from '../../../languages/locale/habits.js';
import { lowered } from '../../../languages/locale/plural.js';
import { rangeOn, type Stretch, timeOn } from '../../../pages/shared/day.js';
import { nameOfLimb } from '../../../pages/shared/day-tables.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Facts, FoldedBlock } from '../../../pages/shell/parts.js';
import type { ShownBy } from '../../../pages/shell/tool-page.js';
import type { ChoghadiyaQuality } from '../../../rules/panchanga/tables.js';
import type { PanchakaResult } from '../bhadra.js';
import type { panchangTool } from '../tool.js';
import { calendars } from './calendars.js';
import { directions } from './directions.js';
import { gowriLines } from './gowri.js';
import { bhadraTold } from './windows.js';

type Props = ShownBy<typeof panchangTool>;

export const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;

/** Where all parts of a limb stand in a result. */
export const PARTS_OF = { tithi: 'tithis', nakshatra: 'nakshatras', yoga: 'yogas', karana: 'karanas' } as const;

const FURTHER_WINDOWS = [
  'pratah_sandhya',
  'vijaya',
  'amrita_kala',
  'varjyam',
  'godhuli',
  'sayahna_sandhya',
  'nishita',
] as const;

/** What is looked up now and then: all limbs to the next sunrise, and the windows that the nakshatra and night give. */
export function WholeDay({ page, result, words, first }: Props & { readonly first: MonthReckoning }) {
  const { limbs, ganda_moola, panchaka, windows, date } = result;
  const bhadra = bhadraTold(result);
  if (!limbs) return null;
  const named = page.language.names;
  const common = page.words.shared.day;
  const time = (at: string) => timeOn(page, date, at);
  const ranges = (stretches: readonly Stretch[]) =>
    stretches.length === 0 ? common.none : stretches.map((stretch) => rangeOn(page, date, stretch)).join('; ');
  return (
    <FoldedBlock id="h-whole-day" title={words.wholeDay}>
      <Facts
        facts={[
          ...FURTHER_WINDOWS.map((code) => {
            const window = windows[code];
            return [named.window[code], ranges(window === null ? [] : [window].flat())] as const;
          }),
          [
            words.gandaMoola,
            ganda_moola?.length
              ? ganda_moola
                  .map((span) => `${nameOfLimb(page, 'nakshatra', span.nakshatra_number)}, ${ranges([span])}`)
                  .join('; ')
              : common.none,
          ],
          [
            words.bhadra,
            bhadra.length > 0
              ? bhadra
                  .map(({ residence_code, mukha, puchha, ...span }) =>
                    [
                      `${ranges([span])}, ${named.bhadra_residence[residence_code]}`,
                      ...(mukha ? [`${words.mukha} ${ranges([mukha])}`] : []),
                      ...(puchha ? [`${words.puchha} ${ranges([puchha])}`] : []),
                    ].join(', '),
                  )
                  .join('; ')
              : common.none,
          ],
          [words.panchaka, panchaka ? panchakaText(page, panchaka) : common.none],
          ...calendars({ page, result, words, first }),
          ...seasons({ page, result, words }),
          ...specialYogas({ page, result, words }),
          ...balas({ page, result, words }),
          ...(HABITS[page.locale].eighths === 'gowri' ? [] : gowriLines({ page, result, words })),
          ...muhurtas({ page, result, words }),
          ...directions({ page, result, words }),
          ...LIMBS.map(
            (limb) =>
              [
                common.limbs[limb],
                limbs[PARTS_OF[limb]]
                  .map(({ number, ends_at }) => `${nameOfLimb(page, limb, number)}, ${common.until(time(ends_at))}`)
                  .join('; '),
              ] as const,
          ),
        ]}
      />
      <p class="soft small">{words.wholeDayNote}</p>
    </FoldedBlock>
  );
}

/** "Agni Panchaka, 21 January 2026, 01:35 to 25 January 2026, 13:35". */
function panchakaText(page: PageContext, { starts_at, ends_at, panchaka_code }: PanchakaResult): string {
  const span = page.words.shared.day.range(page.format.dateTime(starts_at), page.format.dateTime(ends_at));
  return panchaka_code === null ? span : `${page.language.names.panchaka[panchaka_code]}, ${span}`;
}

/** For whom the Moon of the day is good, by nakshatra and by sign. */
function balas({ page, result: { tarabala, chandrabala, date }, words }: Props): (readonly [string, string])[] {
  if (!tarabala || !chandrabala) return [];
  const { nakshatra, sign } = page.language.names;
  const until = (at: string) => page.words.shared.day.until(timeOn(page, date, at));
  return [
    [
      words.tarabala,
      tarabala
        .map(({ nakshatra_name, good_birth_nakshatras, ends_at }) => {
          const births = page.format.list(good_birth_nakshatras.map((name) => nakshatra[name]));
          return words.goodFor(`${nakshatra[nakshatra_name]}, ${until(ends_at)}`, births);
        })
        .join('; '),
    ],
    [
      words.chandrabala,
      chandrabala
        .map(({ moon_sign_name, good_birth_signs, chandrashtama_birth_sign, ends_at }) => {
          const births = page.format.list(good_birth_signs.map((name) => sign[name]));
          const good = words.goodFor(`${sign[moon_sign_name]}, ${until(ends_at)}`, births);
          return `${good}, ${words.chandrashtama(sign[chandrashtama_birth_sign])}`;
        })
        .join('; '),
    ],
  ];
}

/** The yogas of weekday, tithi and nakshatra, each with its quality and when it runs. */
function specialYogas({ page, result, words }: Props): (readonly [string, string])[] {
  const { special_yogas, anandadi, date } = result;
  if (!special_yogas || !anandadi) return [];
  const named = page.language.names;
  const told = (name: string, quality: ChoghadiyaQuality, span: Stretch) =>
    `${name}, ${named.quality[quality]}, ${rangeOn(page, date, span)}`;
  return [
    [
      words.specialYogas,
      special_yogas.length === 0
        ? page.words.shared.day.none
        : special_yogas.map((yoga) => told(named.special_yoga[yoga.code], yoga.quality, yoga)).join('; '),
    ],
    [words.anandadi, anandadi.map((yoga) => told(named.anandadi[yoga.anandadi_name], yoga.quality, yoga)).join('; ')],
  ];
}

/** The thirty muhurtas, each with the time at which it begins. */
function muhurtas({ page, result: { muhurtas, date }, words }: Props): (readonly [string, string])[] {
  const named = page.language.names;
  return (['day', 'night'] as const).map((of) => [
    words.muhurtasOf[of],
    (muhurtas ?? [])
      .filter(({ period }) => period === of)
      .map(
        ({ muhurta_name, quality, starts_at }) =>
          `${timeOn(page, date, starts_at)} ${named.muhurta[muhurta_name]} (${named.quality[quality]})`,
      )
      .join('; '),
  ]);
}

/** The half of the year and the season: each once where the reckonings agree. */
function seasons({ page, result: { ayana, ritu }, words }: Props): (readonly [string, string])[] {
  if (!ayana || !ritu) return [];
  const { used } = page.words.result;
  const [tropical, sidereal] = [lowered(page, used.tropical), lowered(page, used.sidereal)];
  const told = <Code extends string>(
    names: Readonly<Record<Code, string>>,
    by: readonly (readonly [Code, string])[],
  ) => {
    const codes = new Set(by.map(([code]) => code));
    return [...codes]
      .map((code) =>
        codes.size === 1
          ? names[code]
          : `${names[code]} (${page.format.list(by.filter(([other]) => other === code).map(([, how]) => how))})`,
      )
      .join('; ');
  };
  const { ayana: ayanas, ritu: ritus } = page.language.names;
  return [
    [
      words.ayana,
      told(ayanas, [
        [ayana.drik_ayana, tropical],
        [ayana.vedic_ayana, sidereal],
      ]),
    ],
    [
      words.ritu,
      told(ritus, [
        [ritu.drik_ritu, tropical],
        [ritu.vedic_ritu, sidereal],
        ...(ritu.lunar_ritu === null ? [] : [[ritu.lunar_ritu, words.byLunarMonth] as const]),
      ]),
    ],
  ];
}

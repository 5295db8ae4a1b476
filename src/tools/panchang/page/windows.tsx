import { HABITS } from '../../../languages/locale/habits.js';
import { instantOf, type Stretch } from '../../../pages/shared/day.js';
import { type LaneDay, WindowsLane } from '../../../pages/shared/day-lanes.js';
import { WindowList } from '../../../pages/shared/day-tables.js';
import { Block, Facts } from '../../../pages/shell/parts.js';
import type { ShownBy } from '../../../pages/shell/tool-page.js';
import type { BhadraResult } from '../bhadra.js';
import type { PanchangResult, panchangTool } from '../tool.js';
import { nallaNeram } from './gowri.js';

/** The windows of a day: as lanes, and as what to avoid and to choose. */

type Props = ShownBy<typeof panchangTool>;

/** Those that only the weekday gives. */
export function windowsOf({ windows }: PanchangResult): (Stretch & { readonly code: string })[] {
  const { rahu_kalam, yamaganda, gulika, dur_muhurta, abhijit } = windows;
  return [
    { code: 'rahu_kalam', ...rahu_kalam },
    { code: 'yamaganda', ...yamaganda },
    { code: 'gulika', ...gulika },
    ...dur_muhurta.map((window) => ({ code: 'dur_muhurta', ...window })),
    ...(abhijit ? [{ code: 'abhijit', ...abhijit }] : []),
  ];
}

/** Bhadra by where she dwells: parts that only the sign of the Moon divides are one to a reader. */
export function bhadraTold({ bhadra }: PanchangResult): readonly BhadraResult[] {
  const told: BhadraResult[] = [];
  for (const part of bhadra ?? []) {
    const last = told.at(-1);
    if (last?.ends_at !== part.starts_at || last.residence_code !== part.residence_code) told.push(part);
    else {
      const { ends_at, mukha, puchha } = part;
      told[told.length - 1] = { ...last, ends_at, mukha: last.mukha ?? mukha, puchha: last.puchha ?? puchha };
    }
  }
  return told;
}

/** Varjyam, and Bhadra by where she dwells: on the earth she is avoided. */
export function FurtherLanes({ page, result, words, day }: Props & { day: LaneDay }) {
  const { bhadra_residence: residences } = page.language.names;
  const { varjyam } = result.windows;
  const inDay = ({ starts_at, ends_at }: Stretch) =>
    instantOf(starts_at) < instantOf(day.ends_at) && instantOf(ends_at) > instantOf(day.starts_at);
  const bhadras = bhadraTold(result).filter(inDay);
  return (
    <>
      {varjyam && varjyam.length > 0 ? (
        <WindowsLane
          page={page}
          day={day}
          name={page.catalogue.names.window.varjyam}
          windows={varjyam.map(({ starts_at, ends_at }) => ({ starts_at, ends_at, kind: 'bad' }))}
        />
      ) : null}
      {bhadras.length > 0 ? (
        <WindowsLane
          page={page}
          day={day}
          name={words.bhadra}
          windows={bhadras.map(({ starts_at, ends_at, residence_code }) => ({
            starts_at,
            ends_at,
            label: residences[residence_code],
            kind: residence_code === 'mrityu' ? 'bad' : 'mid',
          }))}
        />
      ) : null}
    </>
  );
}

/** What to avoid and to choose, and the times of the Moon. */
export function Windows({ page, result, words }: Props) {
  const common = page.words.shared.day;
  const { window: names } = page.catalogue.names;
  const { brahma_muhurta, abhijit, varjyam } = result.windows;
  const named = windowsOf(result).map((window) => ({
    ...window,
    label: names[window.code as keyof typeof names],
  }));
  const { bhadra_residence: residences } = page.language.names;
  const { avoided: order, eighths } = HABITS[page.locale];
  const byName = [
    ...named,
    ...(varjyam ?? []).map(({ starts_at, ends_at }) => ({
      code: 'varjyam',
      starts_at,
      ends_at,
      label: names.varjyam,
    })),
  ];
  const avoided = [
    ...order.flatMap((code) => byName.filter((window) => window.code === code)),
    ...bhadraTold(result).map(({ residence_code, starts_at, ends_at }) => ({
      starts_at,
      ends_at,
      label: words.bhadra,
      note: residences[residence_code],
    })),
  ];
  return (
    <Block id="h-windows" title={common.windows}>
      <Facts
        facts={[
          [common.avoid, <WindowList page={page} date={result.date} windows={avoided} />],
          [
            common.choose,
            <>
              {abhijit ? (
                <WindowList page={page} windows={named.filter(({ code }) => code === 'abhijit')} />
              ) : (
                words.noAbhijit
              )}
              {brahma_muhurta ? (
                <>
                  <br />
                  <WindowList
                    page={page}
                    windows={[{ ...brahma_muhurta, label: names.brahma_muhurta, note: common.beforeSunrise }]}
                  />
                </>
              ) : null}
            </>,
          ],
          ...(eighths === 'gowri' && result.gowri
            ? [
                [
                  words.nallaNeram,
                  <WindowList
                    page={page}
                    windows={nallaNeram(result).map((part) => ({
                      ...part,
                      label: page.language.names.gowri[part.gowri_name],
                    }))}
                  />,
                ] as const,
              ]
            : []),
          [words.moon, <MoonTimes page={page} result={result} words={words} />],
        ]}
      />
      <p class="soft small">{common.windowsNote}</p>
    </Block>
  );
}

function MoonTimes({ page, result, words }: Props) {
  const { beforeSunrise } = page.words.shared.day;
  const told = (at: string | null, at_: (time: string) => string, none: string) => {
    if (at === null) return none;
    const isEarly = instantOf(at) < instantOf(result.sunrise_at);
    return isEarly ? `${at_(page.format.clock(at))} (${beforeSunrise})` : at_(page.format.clock(at));
  };
  return (
    <>
      {told(result.moonrise_at, words.moonrise, words.noMoonrise)}
      <br />
      {told(result.moonset_at, words.moonset, words.noMoonset)}
    </>
  );
}

import type { DashaSpan } from '../../../contract/dasha.js';
import { Running } from '../../../pages/shared/periods.js';
import { Block, Fold, Table } from '../../../pages/shell/parts.js';
import { ageOn, isRunning, type Shown, type ShownMahadasha } from './shown.js';

/** The mahadashas and the antardashas of the one that runs; what is inside the others is folded. */
export function Tables({ page, words, lordName, result: { mahadashas, current }, birthDate }: Shown) {
  const { span } = page.words.shared.periods;
  const maha = mahadashas.find((period) => isRunning(period, current?.maha));
  const year = (instant: string) => instant.slice(0, 4);
  const years = ({ starts_at, ends_at }: DashaSpan) =>
    year(starts_at) === year(ends_at) ? year(starts_at) : span(year(starts_at), year(ends_at));
  const antars = (of: ShownMahadasha) => (
    <Periods
      page={page}
      words={words}
      lordName={lordName}
      caption={words.antarsCaption(lordName(of.lord))}
      periods={of.antardashas}
      running={of === maha ? current?.antar : undefined}
    />
  );
  return (
    <Block id="h-periods" title={words.tablesTitle}>
      <div class="cols">
        <Periods
          page={page}
          words={words}
          lordName={lordName}
          caption={words.mahasCaption}
          periods={mahadashas}
          running={current?.maha}
          birthDate={birthDate}
        />
        {maha ? antars(maha) : null}
      </div>
      <div class="folds">
        {mahadashas
          .filter((period) => period !== maha)
          .map((period) => (
            <Fold summary={`${lordName(period.lord)}, ${years(period)}`}>{antars(period)}</Fold>
          ))}
      </div>
      {maha?.antardashas[0]?.pratyantardashas ? (
        <>
          <h3 class="no-print">{words.pratyantarsCaption(lordName(maha.lord))}</h3>
          <div class="folds">
            {maha.antardashas.map((antar) => {
              const lords = `${lordName(maha.lord)}, ${lordName(antar.lord)}`;
              return (
                <Fold summary={`${lords}, ${years(antar)}`}>
                  <Periods
                    page={page}
                    words={words}
                    lordName={lordName}
                    caption={words.pratyantarsCaption(lords)}
                    periods={antar.pratyantardashas ?? []}
                    running={isRunning(antar, current?.antar) ? current?.pratyantar : undefined}
                  />
                </Fold>
              );
            })}
          </div>
        </>
      ) : null}
    </Block>
  );
}

interface PeriodsProps extends Pick<Shown, 'page' | 'words' | 'lordName'> {
  readonly caption: string;
  readonly periods: readonly DashaSpan[];
  readonly running: DashaSpan | undefined;
  /** With it, the age at which each begins is told. */
  readonly birthDate?: string;
}

function Periods({ page, words, lordName, caption, periods, running, birthDate }: PeriodsProps) {
  const { from, to } = page.words.shared.periods;
  const { dateOf, number } = page.format;
  return (
    <Table
      caption={caption}
      label={caption}
      heads={[words.lord, from, to, ...(birthDate === undefined ? [] : [words.age])]}
      rows={periods.map((period) => {
        const isNow = isRunning(period, running);
        return {
          head: <Running page={page} isNow={isNow} name={lordName(period.lord)} />,
          cells: [
            dateOf(period.starts_at),
            dateOf(period.ends_at),
            ...(birthDate === undefined ? [] : [number(ageOn(birthDate, period.starts_at))]),
          ],
          isNow,
        };
      })}
    />
  );
}

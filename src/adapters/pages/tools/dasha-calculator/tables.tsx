import type { DashaSpan, Mahadasha } from '../../../../contract/dasha.js';
import { Block, Fold, Table } from '../../shell/parts.js';
import { periodsWords, Running } from '../shared/periods.js';
import { ageOn, isRunning, type Shown } from './shown.js';

/** The mahadashas and the antardashas of the one that runs; what is inside the others is folded. */
export function Tables({ page, words, result: { mahadashas, current }, birthDate }: Shown) {
  const { graha: grahas } = page.catalogue.names;
  const { span } = periodsWords(page);
  const maha = mahadashas.find((period) => isRunning(period, current?.maha));
  const year = (instant: string) => instant.slice(0, 4);
  const years = ({ starts_at, ends_at }: DashaSpan) =>
    year(starts_at) === year(ends_at) ? year(starts_at) : span(year(starts_at), year(ends_at));
  const antars = (of: Mahadasha) => (
    <Periods
      page={page}
      words={words}
      caption={words.antarsCaption(grahas[of.lord])}
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
            <Fold summary={`${grahas[period.lord]}, ${years(period)}`}>{antars(period)}</Fold>
          ))}
      </div>
      {maha ? (
        <>
          <h3>{words.pratyantarsCaption(grahas[maha.lord])}</h3>
          <div class="folds">
            {maha.antardashas.map((antar) => {
              const lords = `${grahas[maha.lord]}, ${grahas[antar.lord]}`;
              return (
                <Fold summary={`${lords}, ${years(antar)}`}>
                  <Periods
                    page={page}
                    words={words}
                    caption={words.pratyantarsCaption(lords)}
                    periods={antar.pratyantardashas}
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

interface PeriodsProps extends Pick<Shown, 'page' | 'words'> {
  readonly caption: string;
  readonly periods: readonly DashaSpan[];
  readonly running: DashaSpan | undefined;
  /** With it, the age at which each begins is told. */
  readonly birthDate?: string;
}

function Periods({ page, words, caption, periods, running, birthDate }: PeriodsProps) {
  const { from, to } = periodsWords(page);
  const { dateOf, number } = page.format;
  return (
    <Table
      caption={caption}
      label={caption}
      heads={[words.lord, from, to, ...(birthDate === undefined ? [] : [words.age])]}
      rows={periods.map((period) => {
        const isNow = isRunning(period, running);
        return {
          head: <Running page={page} isNow={isNow} name={page.catalogue.names.graha[period.lord]} />,
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

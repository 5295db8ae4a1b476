import type { Provenance } from '../../../calculation/calculate.js';
import type { DashaSpan } from '../../../contract/dasha.js';
import { ClockOfBirth, Meanings, nakshatraNamed, Running, signNamed } from '../../../pages/shared/blocks.js';
import { Block, Fold, LeadFacts, Note, Table } from '../../../pages/shell/parts.js';
import { Lanes } from './lanes.js';
import { OpenDates, openAnswer } from './open-dates.js';
import { ageOn, isRunning, type Shown, type ShownMahadasha, spanText, whyNoneRuns } from './shown.js';

interface Props {
  readonly shown: Shown;
  readonly provenance: Provenance;
}

/** What runs now, or what an unknown time leaves of it. */
export function dashaAnswer({ shown, provenance }: Props): string {
  const { page, words, result, lordName } = shown;
  const { current, day_variation } = result;
  if (day_variation) {
    return openAnswer({ page, words, lordName, provenance, variation: day_variation, zone: result.timezone });
  }
  if (current === null) return words.noneRuns[whyNoneRuns(result, page.at)].lead;
  const { maha, antar } = current;
  const lords = `${lordName(maha.lord)} – ${lordName(antar.lord)}`;
  const until = page.words.shared.day.until(page.format.dateOf(antar.ends_at_local));
  return `${page.catalogue.texts.about(words.answer, lords)}, ${until}`;
}

/** The dashas of a scheme: what runs, the lanes, the tables, and how sure the dates are. */
export function DashaView({ shown, provenance }: Props) {
  const { page, words, result } = shown;
  const { day_variation, moon_sign_name, nakshatra_name, pada, current } = result;
  if (day_variation) {
    return <OpenDates {...shown} variation={day_variation} provenance={provenance} zone={result.timezone} />;
  }
  const moon = {
    label: words.moon,
    value: page.words.shared.periods.pada(nakshatraNamed(page, nakshatra_name), pada),
    note: signNamed(page, moon_sign_name),
  };
  return (
    <>
      {current === null ? <NoneRuns {...shown} /> : null}
      <LeadFacts facts={[...runningFacts(shown), moon]} />
      <Lanes {...shown} />
      <Tables {...shown} />
      <Meanings page={page} of={meantBy(shown)} />
      <Certainty {...shown} />
    </>
  );
}

/** The lords of the mahadasha and the antardasha that run. */
function meantBy({ lordName, result: { current } }: Shown) {
  const lords = current === null ? [] : [...new Set([current.maha.lord, current.antar.lord])];
  return lords.map((lord) => ({ kind: 'dasha_lord', key: lord, name: lordName(lord) }) as const);
}

function NoneRuns({ page, words, result }: Shown) {
  const { lead, text } = words.noneRuns[whyNoneRuns(result, page.at)];
  return <Note lead={lead}>{text}</Note>;
}

/** The lord of each level that runs now, with its dates. */
function runningFacts({ page, lordName, result: { current } }: Shown) {
  if (current === null) return [];
  return (['maha', 'antar', 'pratyantar'] as const).map((level) => ({
    label: page.language.names.dasha_level[level],
    value: lordName(current[level].lord),
    note: spanText(page, current[level]),
  }));
}

/** What a page of several tools shows: the lanes, and each mahadasha, which opens; the one that runs is open. */
export function DashaSection({ shown, provenance }: Props) {
  const { page, words, lordName, result, birthDate } = shown;
  const { day_variation, mahadashas, current, timezone } = result;
  if (day_variation) {
    return <OpenDates {...shown} variation={day_variation} provenance={provenance} zone={timezone} />;
  }
  return (
    <>
      {current === null ? <NoneRuns {...shown} /> : null}
      <Lanes {...shown} />
      <div class="folds">
        {mahadashas.map((period) => {
          const isNow = isRunning(period, current?.maha);
          return (
            <Fold summary={`${lordName(period.lord)}, ${yearsText(page, period)}`} isOpen={isNow}>
              <Periods
                page={page}
                words={words}
                lordName={lordName}
                caption={words.antarsCaption(lordName(period.lord))}
                periods={period.antardashas}
                running={isNow ? current?.antar : undefined}
                birthDate={birthDate}
              />
            </Fold>
          );
        })}
      </div>
      <ClockOfBirth page={page} zone={timezone} />
    </>
  );
}

/** What a minute of birth time and the length of a year do to the dates, and what was left of the first period. */
function Certainty({
  lordName,
  page,
  words,
  result: { days_per_birth_minute, year_length_days, balance_at_birth, mahadashas },
}: Shown) {
  const { number } = page.format;
  const { lord, years_left } = balance_at_birth;
  return (
    <Block id="h-certain" title={words.certainTitle}>
      <Note lead={words.perMinute.lead(number(days_per_birth_minute))}>
        {words.perMinute.year(number(year_length_days, 4))}
      </Note>
      <p>{words.balance(number(years_left), number(mahadashas[0]?.full_years ?? 0), lordName(lord))}</p>
    </Block>
  );
}

/** The mahadashas and the antardashas of the one that runs; what is inside the others is folded. */
function Tables({ page, words, lordName, result, birthDate }: Shown) {
  const { mahadashas, current, timezone } = result;
  const maha = mahadashas.find((period) => isRunning(period, current?.maha));
  const years = (period: DashaSpan) => yearsText(page, period);
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
      <ClockOfBirth page={page} zone={timezone} />
    </Block>
  );
}

/** The years in which a period begins and ends. */
function yearsText({ words }: Shown['page'], { starts_at_local, ends_at_local }: DashaSpan): string {
  const [from, to] = [starts_at_local, ends_at_local].map((at) => at.slice(0, 4)) as [string, string];
  return from === to ? from : words.shared.periods.span(from, to);
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
            dateOf(period.starts_at_local),
            dateOf(period.ends_at_local),
            ...(birthDate === undefined ? [] : [number(ageOn(birthDate, period.starts_at_local))]),
          ],
          isNow,
        };
      })}
    />
  );
}

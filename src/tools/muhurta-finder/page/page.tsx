import { capital } from '../../../languages/locale/plural.js';
import { nakshatraNamed, Reading, signNamed } from '../../../pages/shared/blocks.js';
import { clockSpan } from '../../../pages/shared/clock-span.js';
import { instantOf, rangeOn, runsNow, type Stretch, timeOn } from '../../../pages/shared/day.js';
import { NowTag, nameOfLimb } from '../../../pages/shared/day-tables.js';
import { Unseen } from '../../../pages/shared/natal.js';
import { hrefOf, type PageContext } from '../../../pages/shell/context.js';
import { Block, Facts, FoldedBlock, LeadFacts, Note, Table } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import type { MuhurtaRule } from '../../../rules/muhurta/finder.js';
import { type AstaSpanResult, avoidedYogas, type ExplainedDayResult, type FoundMuhurtaResult } from '../shapes.js';
import { muhurtaFinderTool } from '../tool.js';

type Shown = ShownBy<typeof muhurtaFinderTool>;

export const muhurtaFinderPage = toolPage({
  tool: muhurtaFinderTool,
  card: {
    place: 87,
    searchTerms:
      'muhurta muhurat muhurtha shubh muhurat vivah muhurat marriage dates wedding dates griha pravesh housewarming namakarana mundan upanayana vehicle auspicious date मुहूर्त शुभ मुहूर्त विवाह मुहूर्त गृह प्रवेश свадьба благоприятный день весілля сприятливий день Hochzeit Termin günstiger Tag fecha propicia boda date propice mariage vehicle purchase car property buying business opening खरीद वाहन',
  },
  answer({ page, result, words }) {
    const { spans } = result;
    if (spans.length === 0) return words.nothing;
    const next = spans.find(({ ends_at }) => instantOf(ends_at) > page.at.getTime());
    const found = words.found(spans.length);
    return next ? words.next(found, page.format.dateTime(next.starts_at)) : found;
  },
  View({ page, result, words }) {
    const shown: Shown = { page, words, result };
    return (
      <>
        <LeadFacts
          facts={[
            { label: words.occasion, value: page.language.names.activity[result.activity] },
            {
              label: words.span,
              value: page.words.shared.periods.dates(page.format.date(result.start), page.format.date(result.end)),
            },
            { label: words.openDays, value: page.format.number(result.open_days, 0) },
          ]}
        />
        {result.explained === null ? null : (
          <Block id="h-explained" title={words.explainedTitle(page.format.dateWithWeekday(result.explained.date))}>
            <Explained {...shown} explained={result.explained} />
          </Block>
        )}
        <Block id="h-spans" title={words.spansTitle} soft={words.order}>
          <Spans {...shown} />
          {result.spans.some(({ caution_codes }) => caution_codes.includes('bad_yogas')) ? (
            <p class="soft small">{ruleNamed(page, 'bad_yogas')}</p>
          ) : null}
          {result.spans.length === 0 ? null : (
            <p class="acts no-print">
              <a href={hrefOf(page, `${page.path}.ics`, page.query)} type="text/calendar" download>
                {page.words.feeds.foundAsFile}
              </a>
            </p>
          )}
        </Block>
        <Block id="h-struck" title={words.struckTitle} soft={words.struckNote}>
          <Struck {...shown} />
          {result.asta_spans.length === 0 ? null : (
            <Facts
              facts={[
                ...result.asta_spans.map((asta) => [ruleNamed(page, asta.rule_code), astaDates(page, asta)] as const),
                [page.words.form.fields.asta_rule, page.language.names.asta_rule[result.asta_rule]],
              ]}
            />
          )}
        </Block>
        <FoldedBlock id="h-rules" title={words.rulesTitle} isPrinted>
          <Rules {...shown} />
        </FoldedBlock>
        <Reading id="h-about" title={words.aboutTitle} text={words.about} />
      </>
    );
  },
});

/** A rule, and which yogas it means. */
function ruleNamed(page: PageContext, code: MuhurtaRule): string {
  const name = page.language.names.muhurta_rule[code];
  if (code !== 'bad_yogas') return name;
  return `${name}: ${avoidedYogas()
    .map((number) => nameOfLimb(page, 'yoga', number))
    .join(', ')}`;
}

function Spans({ page, words, result: { spans } }: Shown) {
  if (spans.length === 0) return <Note lead={words.nothing} />;
  const hasLagnas = spans.some(({ lagna_sign_names }) => lagna_sign_names !== null);
  const hasCautions = spans.some(({ caution_codes }) => caution_codes.length > 0);
  return (
    <Table
      caption={<Unseen>{words.spansTitle}</Unseen>}
      label={words.spansTitle}
      stack="lines"
      heads={[
        words.when,
        words.length,
        words.moonIn,
        words.tithi,
        ...(hasLagnas ? [words.lagna] : []),
        ...(hasCautions ? [words.cautions] : []),
      ]}
      rows={spans.map((span) => ({
        head: <When page={page} span={span} />,
        cells: [
          <Length page={page} span={span} />,
          span.nakshatra_names.map((name) => nakshatraNamed(page, name)).join(', '),
          span.tithi_numbers.map((number) => nameOfLimb(page, 'tithi', number)).join('; '),
          ...(hasLagnas ? [(span.lagna_sign_names ?? []).map((sign) => signNamed(page, sign)).join(', ')] : []),
          ...(hasCautions
            ? [span.caution_codes.map((code) => page.language.names.muhurta_rule[code]).join('; ') || '–']
            : []),
        ],
        isCurrent: runsNow(page, span),
      }))}
    />
  );
}

/** "Fri, 20 November, 06:49 to 06:19 (21 November)". */
function When({ page, span }: { readonly page: PageContext; readonly span: FoundMuhurtaResult }) {
  const date = page.format.kept(span.starts_at).slice(0, 10);
  const { format } = page;
  const range = page.words.shared.periods.dates(format.clock(span.starts_at), timeOn(page, date, span.ends_at));
  return (
    <>
      {capital(format.dateWithWeekday(date))}, <span class="nw">{range}</span>
      <NowTag page={page} stretch={span} />
    </>
  );
}

function Length({ page, span }: { readonly page: PageContext; readonly span: FoundMuhurtaResult }) {
  const { minutes, moved } = clockSpan(page, [span.starts_at, span.ends_at], span.minutes);
  return (
    <>
      {page.format.duration(minutes)}
      {moved === undefined ? null : <span class="soft"> {moved}</span>}
    </>
  );
}

function Struck({ page, words, result: { struck_days, open_days } }: Shown) {
  const row = (head: string, days: number) => ({ head, cells: [page.format.number(days, 0)] });
  return (
    <Table
      caption={<Unseen>{words.struckTitle}</Unseen>}
      label={words.struckTitle}
      heads={[words.rule, words.days]}
      rows={[
        ...struck_days.map(({ rule_code, days }) =>
          row(rule_code === null ? words.noMeeting : ruleNamed(page, rule_code), days),
        ),
        row(words.open, open_days),
      ]}
    />
  );
}

function Explained({ page, words, explained }: Shown & { readonly explained: ExplainedDayResult }) {
  const { date, nakshatras, tithis, strikes } = explained;
  const runs = (span: Stretch) => <span class="nw">{rangeOn(page, date, span)}</span>;
  const listed = <One extends Stretch>(spans: readonly One[], named: (one: One) => string) =>
    spans.map((span, index) => (
      <>
        {index === 0 ? null : <br />}
        {named(span)} {runs(span)}
      </>
    ));
  return (
    <>
      <Facts
        facts={[
          [words.nakshatras, listed(nakshatras, ({ nakshatra_name }) => nakshatraNamed(page, nakshatra_name))],
          [words.tithis, listed(tithis, ({ tithi_number }) => nameOfLimb(page, 'tithi', tithi_number))],
        ]}
      />
      {strikes.length === 0 ? (
        <p>{words.excludesNothing}</p>
      ) : (
        <Table
          caption={<Unseen>{words.struckTitle}</Unseen>}
          label={words.struckTitle}
          stack="lines"
          heads={[words.rule, words.excludes]}
          rows={strikes.map(({ rule_code, asta, whole_day, spans }) => ({
            head: ruleNamed(page, rule_code),
            cells: [
              <>
                {whole_day ? words.wholeDay : listed(spans, () => '')}
                {asta === null ? null : ` (${astaDates(page, asta)})`}
              </>,
            ],
          }))}
        />
      )}
    </>
  );
}

/** "18 July 2026 to 13 August 2026". */
function astaDates({ format, words }: PageContext, { starts_at, ends_at }: AstaSpanResult): string {
  const date = (at: string | null) => (at === null ? '…' : format.dateOf(at));
  return words.shared.periods.dates(date(starts_at), date(ends_at));
}

function Rules({ page, words, result: { rules } }: Shown) {
  const { weekday, lunar_month } = page.language.names;
  const listed = (names: readonly string[]) => names.join(', ');
  const padas = rules.excluded_padas.map(({ nakshatra_name, padas: which }) =>
    which.map((pada) => page.words.shared.periods.pada(nakshatraNamed(page, nakshatra_name), pada)).join(', '),
  );
  return (
    <Facts
      facts={[
        [words.weekdays, listed(rules.vara_names.map((name) => weekday[name]))],
        [words.nakshatras, listed(rules.nakshatra_names.map((name) => nakshatraNamed(page, name)))],
        ...(padas.length > 0 ? [[words.notThese, listed(padas)] as const] : []),
        [words.tithis, rules.tithi_numbers.map((number) => nameOfLimb(page, 'tithi', number)).join('; ')],
        ...(rules.lunar_month_names
          ? [[words.months, listed(rules.lunar_month_names.map((name) => lunar_month[name]))] as const]
          : []),
        ...(rules.sun_sign_names
          ? [[words.sunIn, listed(rules.sun_sign_names.map((sign) => signNamed(page, sign)))] as const]
          : []),
        ...(rules.lagna_sign_names
          ? [[words.lagna, listed(rules.lagna_sign_names.map((sign) => signNamed(page, sign)))] as const]
          : []),
        ...(rules.empty_houses.length > 0 ? [[words.emptyHouses, rules.empty_houses.join(', ')] as const] : []),
        ...(rules.exclusions.length > 0
          ? [[words.excluded, rules.exclusions.map((code) => ruleNamed(page, code)).join('; ')] as const]
          : []),
        [words.atLeast, page.format.duration(rules.minimum_minutes)],
      ]}
    />
  );
}

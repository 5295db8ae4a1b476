import { isBeyond } from '../../../base/time/accepted.js';
import { moonSvg } from '../../../charts/month/moon-svg.js';
import { capital, lowered } from '../../../languages/locale/plural.js';
import { clockThen } from '../../../languages/pages/zone-names.js';
import { tithiName } from '../../../languages/words/rules/phrases.js';
import { DaySwitch, Reading, signNamed } from '../../../pages/shared/blocks.js';
import { Block, Drawing, Facts, LeadFacts, Table } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import { moonPhasesTool } from '../tool.js';

type Shown = ShownBy<typeof moonPhasesTool>;

export const moonPhasesPage = toolPage({
  tool: moonPhasesTool,
  card: {
    place: 20,
    searchTerms:
      'lunar phase full moon new moon purnima amavasya चंद्र कला पूर्णिमा अमावस्या луна полнолуние новолуние місяць повня mond vollmond lune luna pleine lune nouvelle lune luna llena luna nueva neumond',
  },
  answer({ page, result, words }) {
    const lit = words.percent(page.format.number(result.illumination_percent, 1));
    const name = capital(page.language.names.moon_phase[result.phase.code]);
    return `${name}; ${page.catalogue.texts.about(lowered(page, words.lit), lit)}`;
  },
  View({ page, result, words }) {
    const { number, clock } = page.format;
    const { phase, phase_angle_deg, illumination_percent, age_days, events } = result;
    const [event] = events;
    const name = page.language.names.moon_phase[phase.code];
    return (
      <>
        <div class="moon">
          <Drawing svg={moonSvg(phase_angle_deg, { title: name })} />
        </div>
        <LeadFacts
          facts={[
            { label: words.phase, value: name, ...(event && { note: words.exactAt(clock(event.occurs_at)) }) },
            { label: words.lit, value: words.percent(number(illumination_percent, 1)) },
            { label: words.age, value: words.days(number(age_days, 1)), note: words.sinceNew },
            {
              label: words.moonIn,
              value: signNamed(page, result.moon_sign_name),
              note: words.western(signNamed(page, result.tropical_moon_sign_name)),
            },
          ]}
        />
        <DaySwitch page={page} name="on" date={result.date} />
        <Next page={page} result={result} words={words} />
        <AtNoon page={page} result={result} words={words} />
        <Reading id="h-about" title={words.aboutTitle} text={words.about} />
      </>
    );
  },
});

/** The phases whose next instants a result has. */
const PRINCIPAL = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'] as const;

/** The next of each principal phase in the order of time; what lies beyond the ephemeris comes last. */
function Next({ page, words, result }: Shown) {
  const next = PRINCIPAL.map((code) => ({ code, at: result[`next_${code}_at`] }));
  const clock = clockThen(page, result.timezone, result.date);
  const inTime = next.toSorted((a, b) => timeOf(a.at) - timeOf(b.at));
  return (
    <Block id="h-next" title={words.nextTitle}>
      <Table
        caption={words.nextCaption(clock)}
        label={words.nextCaption(clock)}
        heads={[words.phase, words.date]}
        rows={inTime.map(({ code, at }) => ({
          head: page.language.names.moon_phase[code],
          cells: [isBeyond(at) ? words.beyond : <time datetime={at}>{page.format.dateTime(at)}</time>],
        }))}
      />
    </Block>
  );
}

function timeOf(at: string): number {
  return isBeyond(at) ? Number.MAX_SAFE_INTEGER : Date.parse(at);
}

function AtNoon({ page, words, result }: Shown) {
  const { date, reference_at, timezone, phase_angle_deg, tithi } = result;
  const time = page.format.dateTime(reference_at);
  return (
    <Block id="h-noon" title={words.atTitle} soft={words.atNoon(time, clockThen(page, timezone, date))}>
      <Facts
        facts={[
          [words.ahead, page.format.degrees(phase_angle_deg)],
          [words.tithi, tithiName(page.catalogue, tithi.number)],
        ]}
      />
    </Block>
  );
}

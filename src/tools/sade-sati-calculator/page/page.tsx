import { isBeyond } from '../../../base/time/accepted.js';
import type { SignName } from '../../../base/zodiac/rashi.js';
import type { Provenance } from '../../../calculation/calculate.js';
import { phaseSvg, scaleSvg } from '../../../charts/timeline/lanes.js';
import { capital } from '../../../languages/locale/plural.js';
import { ClockOfBirth, hrefWith, inSignNamed, Reading, Running, signNamed } from '../../../pages/shared/blocks.js';
import { ticksBetween } from '../../../pages/shared/day-lanes.js';
import { stretchesTogether } from '../../../pages/shared/natal-day.js';
import { SubscribeToTransits } from '../../../pages/shared/subscribe.js';
import { Block, Drawing, type LeadFact, LeadFacts, Note, Switch, Table } from '../../../pages/shell/parts.js';
import { toolPage } from '../../../pages/shell/tool-page.js';
import type { SadeSatiSpan } from '../shapes.js';
import { dhaiyaOf } from '../shapes.js';
import { sadeSatiTool } from '../tool.js';
import { type Crossing, type Cycle, crossingsOf, isSame, latestBy, nextAfter, staysIn } from './crossings.js';
import { type Shown, yearsText } from './shown.js';

export const sadeSatiPage = toolPage({
  tool: sadeSatiTool,
  card: {
    place: 80,
    searchTerms:
      'sadesati sadhe sati saadhe saati shani saturn dhaiya साढ़ेसाती साढ़े साती शनि ढैया саде сати сатурн saturno saturne',
  },
  answer({ page, result, input, provenance, words }) {
    const shown: Shown = { page, words, result, birthDate: String(input['birth_date']) };
    return answerOf(shown, openMoon(provenance));
  },
  View({ page, result, input, provenance, words, beside }) {
    const shown: Shown = { page, words, result, birthDate: String(input['birth_date']) };
    const open = openMoon(provenance);
    const { current_cycle, next_cycle } = result;
    return (
      <>
        <LeadFacts
          facts={[
            { label: words.on(page.format.date(result.calculation_date)), ...stateFact(shown, open) },
            ...(open ? [] : cycleFacts(shown)),
            {
              label: words.natalMoon,
              value: open
                ? page.format.alternatives([signNamed(page, open.from.sign), signNamed(page, open.to.sign)])
                : signNamed(page, result.natal_moon_sign),
            },
          ]}
        />
        {open ? <OpenMoon {...shown} open={open} /> : null}
        {current_cycle && !result.is_active && !open ? <Note lead={words.outsideNow}>{words.cycleNote}</Note> : null}
        {beside}
        {current_cycle ? <CycleBlock {...shown} cycle={current_cycle} which="current" /> : null}
        {!current_cycle && !isBeyond(next_cycle.start_local) ? (
          <CycleBlock {...shown} cycle={next_cycle} which="next" />
        ) : null}
        <AtBirth {...shown} />
        {open ? null : <SubscribeToTransits page={page} moon={result.natal_moon_sign} />}
        <Reading title={words.whatTitle} text={words.what} />
      </>
    );
  },
});

/** The cycle that runs at birth, unless the page shows it as the one that runs now; or that none does. */
function AtBirth(shown: Shown) {
  const { words, result } = shown;
  const { cycle_at_birth, current_cycle } = result;
  if (!cycle_at_birth) return <p class="soft">{words.noneAtBirth}</p>;
  if (current_cycle && isSame(cycle_at_birth, current_cycle)) return <p class="soft">{words.stillRuns}</p>;
  return <CycleBlock {...shown} cycle={cycle_at_birth} which="birth" />;
}

/** A sign in which the Moon may have been, and whether Sade Sati runs for it. */
interface PossibleMoon {
  readonly sign: SignName;
  readonly isActive: boolean;
}

/** The two signs of a Moon that changes its sign on a day of unknown time. */
interface OpenSigns {
  readonly from: PossibleMoon;
  readonly to: PossibleMoon;
}

function openMoon({ birth_time_known, birth_time_range: range }: Provenance): OpenSigns | undefined {
  if (birth_time_known || !range) return undefined;
  const moons = stretchesTogether<PossibleMoon>(range, { sign: 'natal_moon_sign', isActive: 'is_active' });
  const [from, to] = moons.map(({ value }) => value);
  return from && to && { from, to };
}

/** Whether Sade Sati runs for the signs that the Moon may be in: of both at once where it is the same. */
function openStates({ page, words: { open: words } }: Pick<Shown, 'page' | 'words'>, { from, to }: OpenSigns): string {
  const told = (isActive: boolean, ...signs: SignName[]) =>
    (isActive ? words.activeFor : words.notActiveFor)(
      page.format.alternatives(signs.map((sign) => signNamed(page, sign))),
    );
  return from.isActive === to.isActive
    ? told(from.isActive, from.sign, to.sign)
    : page.format.list([told(from.isActive, from.sign), told(to.isActive, to.sign)]);
}

/** Whether Sade Sati runs, and until when or from when on. */
function answerOf({ page, words, result }: Shown, open: OpenSigns | undefined): string {
  const { current_phase, current_cycle, next_cycle } = result;
  const { active, paused, notActive, next } = words.answer;
  const { dateOf } = page.format;
  if (open) {
    return page.catalogue.texts.about(words.title, openStates({ page, words }, open));
  }
  if (!current_cycle) {
    const { start_local } = next_cycle;
    const dhaiya = dhaiyaOf(result.natal_moon_sign_number, result.current_saturn_sign);
    if (dhaiya) return [notActive, page.language.names.saturn_period[dhaiya]].join('; ');
    return [notActive, ...(isBeyond(start_local) ? [] : [next(dateOf(start_local))])].join('; ');
  }
  const state = current_phase === null ? paused : active(words.phases[current_phase]);
  return [state, page.words.shared.day.until(dateOf(current_cycle.end_local))].join(', ');
}

/** Whether Sade Sati runs, for each sign that the Moon may be in. */
function stateFact({ page, words, result }: Shown, open: OpenSigns | undefined): Omit<LeadFact, 'label'> {
  const { current_phase, current_saturn_sign } = result;
  const { graha: grahas } = page.catalogue.names;
  const saturnIn = page.catalogue.texts.grahaInSign(grahas.Saturn, inSignNamed(page, current_saturn_sign));
  if (open) {
    return { value: saturnIn, note: openStates({ page, words }, open) };
  }
  const dhaiya = dhaiyaOf(result.natal_moon_sign_number, result.current_saturn_sign);
  return current_phase === null
    ? {
        value: words.notActive,
        note: dhaiya ? `${saturnIn}: ${page.language.names.saturn_period[dhaiya]}` : saturnIn,
      }
    : { value: words.active(words.phases[current_phase]), note: `${saturnIn}, ${words.places[current_phase]}` };
}

/** This cycle and the next change in it, or else the last cycle and the next one. */
function cycleFacts(shown: Shown): LeadFact[] {
  const { page, words, result } = shown;
  const { current_cycle, previous_cycle, next_cycle, calculation_date } = result;
  const { dateOf } = page.format;
  if (current_cycle) {
    const next = nextAfter(calculation_date, crossingsOf(current_cycle));
    const { start_local: start, end_local: end } = current_cycle;
    return [
      {
        label: words.thisCycle,
        value: yearsText(shown, current_cycle),
        note: page.words.shared.periods.dates(dateOf(start), dateOf(end)),
      },
      ...(next
        ? [{ label: words.nextChange, value: dateOf(next.local), note: changeText(shown, next.sign, next.phase) }]
        : []),
    ];
  }
  const fact = (label: string, cycle: SadeSatiSpan, at: string, note: (date: string) => string): LeadFact =>
    isBeyond(at)
      ? { label, value: '–', note: words.beyond }
      : { label, value: yearsText(shown, cycle), note: note(dateOf(at)) };
  return [
    fact(words.lastOne, previous_cycle, previous_cycle.end_local, words.ended),
    fact(words.nextOne, next_cycle, next_cycle.start_local, words.begins),
  ];
}

function changeText({ page, words }: Shown, sign: SignName, phase: keyof Shown['words']['phases'] | undefined): string {
  const { names, texts } = page.catalogue;
  const saturnIn = texts.grahaInSign(names.graha.Saturn, inSignNamed(page, sign));
  return `${saturnIn}, ${phase === undefined ? words.outside : words.phases[phase]}`;
}

/** Which sign the cycles below are for, and the way to those of each. */
function OpenMoon({ page, words, result, open }: Shown & { open: OpenSigns }) {
  const at = (time: string) => hrefWith(page, { time, time_unknown: undefined });
  return (
    <>
      <Note
        tone="warm"
        lead={words.open.lead(page.format.alternatives([open.from, open.to].map(({ sign }) => signNamed(page, sign))))}
      >
        {words.open.text(signNamed(page, result.natal_moon_sign))}
      </Note>
      <Switch
        label={words.open.switchLabel}
        choices={[
          { label: words.open.dayStart(signNamed(page, open.from.sign)), href: at('00:00'), isCurrent: false },
          { label: words.open.dayEnd(signNamed(page, open.to.sign)), href: at('23:59'), isCurrent: false },
        ]}
      />
    </>
  );
}

interface Props extends Shown {
  readonly cycle: Cycle;
  readonly which: 'current' | 'next' | 'birth';
}

/** A cycle: a lane for each phase with its gaps, and every crossing in a table. */
function CycleBlock(props: Props) {
  const { words, which } = props;
  const suffix = which === 'birth' ? '-at-birth' : '';
  const crossings = crossingsOf(props.cycle);
  return (
    <>
      <Block id={`h-cycle${suffix}`} title={words.cycleTitle[which]}>
        <Lanes {...props} crossings={crossings} />
        <p class="soft">{words.cycleNote}</p>
      </Block>
      <Block id={`h-crossings${suffix}`} title={which === 'birth' ? words.crossingsAtBirth : words.crossingsTitle}>
        <Crossings {...props} crossings={crossings} />
        <ClockOfBirth page={props.page} zone={props.result.timezone} />
      </Block>
    </>
  );
}

interface Crossed extends Props {
  readonly crossings: readonly Crossing[];
}

function Lanes({ page, words, result, cycle, which, crossings }: Crossed) {
  const [first, last] = [crossings[0], crossings.at(-1)];
  if (!first || !last || first === last) return null;
  const [from, to] = [Date.parse(first.local), Date.parse(last.local)];
  const { names, texts } = page.catalogue;
  const now = which === 'current' ? Date.parse(result.calculation_date) : undefined;
  return (
    <div class="lanes">
      {cycle.phases.map(({ phase, sign }) => {
        const stays = staysIn(phase, crossings);
        const spans = stays.map((stay) =>
          page.words.shared.periods.dates(page.format.dateOf(stay.from), page.format.dateOf(stay.to)),
        );
        const saturnIn = texts.grahaInSign(names.graha.Saturn, inSignNamed(page, sign));
        const title = words.stays(saturnIn, page.format.list(spans));
        return (
          <div class="lane">
            <h3>
              {capital(words.phases[phase])} <span class="soft">{signNamed(page, sign)}</span>
            </h3>
            <Drawing
              svg={phaseSvg({
                title,
                from,
                to,
                stays: stays.map((stay) => ({ from: Date.parse(stay.from), to: Date.parse(stay.to) })),
                runs: which === 'current' && result.current_phase === phase,
                now,
              })}
            />
            <p class="below">{page.format.list(spans)}</p>
          </div>
        );
      })}
      <div class="lane">
        <span></span>
        <Drawing svg={scaleSvg({ from, to, ticks: ticksBetween(from, to, 1) })} />
      </div>
    </div>
  );
}

function Crossings({ page, words, result, cycle, which, crossings }: Crossed) {
  const caption = words.crossingsCaption(yearsText({ page, words }, cycle));
  const running = which === 'current' ? latestBy(result.calculation_date, crossings) : undefined;
  return (
    <Table
      caption={caption}
      label={caption}
      heads={[words.date, words.enters, words.phase]}
      rows={crossings.map((crossing) => {
        const { local, sign, phase, isRetrograde, isEnd } = crossing;
        const isNow = crossing === running;
        const name = signNamed(page, sign);
        const past = phase === undefined ? words.outside : words.phases[phase];
        return {
          head: <time datetime={local}>{page.format.dateTime(local)}</time>,
          cells: [
            <>
              {isEnd ? words.forGood(name) : name}
              {isRetrograde ? <span class="soft"> {page.words.shared.periods.retrograde}</span> : null}
            </>,
            <Running page={page} isNow={isNow} name={isEnd ? words.endOfCycle : past} />,
          ],
          isNow,
        };
      })}
    />
  );
}

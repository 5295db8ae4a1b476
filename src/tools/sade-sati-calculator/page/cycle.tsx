import { phaseSvg, scaleSvg } from '../../../charts/timeline/lanes.js';
import { capital } from '../../../languages/locale/plural.js';
import { ClockOfBirth, inSignNamed, Running, signNamed } from '../../../pages/shared/periods.js';
import { ticksBetween } from '../../../pages/shared/ticks.js';
import { Block, Drawing, Table } from '../../../pages/shell/parts.js';
import { type Crossing, type Cycle, crossingsOf, latestBy, staysIn } from './crossings.js';
import { type Shown, yearsText } from './shown.js';

interface Props extends Shown {
  readonly cycle: Cycle;
  readonly which: 'current' | 'next' | 'birth';
}

/** A cycle: a lane for each phase with its gaps, and every crossing in a table. */
export function CycleBlock(props: Props) {
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

import { kootaBarSvg } from '../../../charts/timeline/score-bars.js';
import { Block, Drawing } from '../../../pages/shell/parts.js';
import type { KootaKey } from '../../../rules/matching/ashtakoota.js';
import type { MatchingWords } from './words.js';

/** A koota as the list shows it. */
export interface ShownKoota {
  readonly key: KootaKey;
  /** What its bar shows. */
  readonly score: number;
  readonly maximum: number;
  /** Its points in words. */
  readonly points: string;
  readonly text: string;
}

interface Props {
  readonly words: MatchingWords;
  readonly kootas: readonly ShownKoota[];
  /** Whether a birth time leaves the points open. */
  readonly isOpen: boolean;
}

/** The kootas, each with a bar as long as it weighs. */
export function Kootas({ words, kootas, isOpen }: Props) {
  return (
    <Block id="h-kootas" title={words.kootasTitle} soft={words.kootasNote}>
      {isOpen ? <p>{words.kootasOpen}</p> : null}
      <ul class="kootas">
        {kootas.map(({ key, score, maximum, points, text }) => (
          <li>
            <h3>
              {words.kootas[key].name} <small>{words.kootas[key].about}</small>
            </h3>
            <Drawing svg={kootaBarSvg({ score, maximum })} />
            <span class="pts">{points}</span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}

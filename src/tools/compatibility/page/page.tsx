import type { Relation } from '../../../base/zodiac/graha-friendship.js';
import type { SignRuler } from '../../../base/zodiac/rashi.js';
import { kootaBarSvg } from '../../../charts/timeline/score-bars.js';
import { timelineSvg } from '../../../charts/timeline/timeline-svg.js';
import { Reading, signNamed } from '../../../pages/shared/blocks.js';
import { Block, Drawing, Facts } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import { type SignOfPair, signCompatibilityTool } from '../tool.js';
import type { SignPairWords } from './words.js';

type Shown = ShownBy<typeof signCompatibilityTool>;

export const signCompatibilityPage = toolPage({
  tool: signCompatibilityTool,
  card: {
    place: 20,
    isOfTwo: true,
    searchTerms:
      'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces western zodiac sun sign love match synastry совместимость знаков сумісність знаків sternzeichen signes signos',
  },
  answer({ page, result, words }) {
    const { total_score, maximum_score, band } = result;
    const { number } = page.format;
    return page.catalogue.texts.about(
      `${number(total_score)} ${words.ofPoints(number(maximum_score))}`,
      page.language.names.sign_band[band.code],
    );
  },
  View({ page, result, words }) {
    const shown = { page, words, result };
    const { total_score, maximum_score, angle } = result;
    return (
      <>
        <div class="cols wide-l">
          <section aria-label={words.score}>
            <Drawing svg={scoreOf(words, total_score, maximum_score)} />
          </section>
          <Facts
            facts={[
              [words.firstSign, <Sign {...shown} sign={result.sign_a} />],
              [words.secondSign, <Sign {...shown} sign={result.sign_b} />],
              [words.angleTitle, words.angle(page.language.names.sign_angle[angle.name], angle.sign_distance)],
            ]}
          />
        </div>
        <Parts {...shown} />
        <Reading id="h-how" title={words.howTitle} text={words.how} />
      </>
    );
  },
});

function scoreOf(words: SignPairWords, score: number, maximum: number): string {
  const ticks = [0, maximum / 2, maximum].map((at) => ({ at, kind: 'tick' as const, label: String(at) }));
  return timelineSvg({
    title: words.bar(String(score)),
    from: 0,
    to: maximum,
    height: 20,
    segments: score > 0 ? [{ from: 0, to: score, kind: 'on' }] : [],
    marks: ticks,
  });
}

function Sign({ page, words, sign }: Shown & { sign: SignOfPair }) {
  const { elements, modalities } = page.words.shared.periods;
  const about = [
    elements[sign.element],
    modalities[sign.modality],
    words.ruledBy(page.catalogue.names.graha[sign.ruler]),
  ];
  return (
    <>
      {signNamed(page, sign.name)}
      <br />
      <span class="soft small">{about.join(', ')}</span>
    </>
  );
}

/** The two parts of the score, each with a bar of ten cells of its 50 points. */
function Parts(shown: Shown) {
  const { page, words, result } = shown;
  const { number } = page.format;
  const parts = [
    { code: 'element', points: result.element_score, maximum: result.element_maximum, text: elementText(shown) },
    { code: 'rulership', points: result.rulership_score, maximum: result.rulership_maximum, text: rulerText(shown) },
  ] as const;
  return (
    <Block id="h-parts" title={words.partsTitle} soft={words.partsNote}>
      <ul class="kootas">
        {parts.map(({ code, points, maximum, text }) => (
          <li>
            <h3>{page.language.names.sign_rule[code]}</h3>
            <Drawing svg={kootaBarSvg({ score: (points / maximum) * CELLS, maximum: CELLS, widest: CELLS })} />
            <span class="pts">{words.points(number(points), number(maximum))}</span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}

const CELLS = 10;

function elementText({ page, words, result: { sign_a, sign_b } }: Shown): string {
  const { elements } = page.words.shared.periods;
  const [a, b] = [elements[sign_a.element], elements[sign_b.element]];
  if (sign_a.name === sign_b.name) return words.sameSign(a);
  return sign_a.element === sign_b.element ? words.sameElement(a) : words.elements(a, b);
}

/** Whose the signs are and how the one ruler regards the other by nature: "Sun → Mercury: neutral." */
function rulerText({ page, words, result: { explanations } }: Shown): string {
  const facts = explanations.flatMap((part) => (part.code === 'rulership' ? [part.facts] : []))[0];
  if (!facts) return '';
  const { ruler_a: a, ruler_b: b, regard_a_to_b, regard_b_to_a } = facts;
  const { names, reasons, texts } = page.catalogue;
  const regard = (from: SignRuler, to: SignRuler, relation: Relation) =>
    texts.sentence(texts.about(`${names.graha[from]} → ${names.graha[to]}`, reasons[REGARD[relation]]));
  if (regard_a_to_b === null || regard_b_to_a === null) return words.oneRuler(names.graha[a]);
  return [words.rulers(names.graha[a], names.graha[b]), regard(a, b, regard_a_to_b), regard(b, a, regard_b_to_a)].join(
    ' ',
  );
}

const REGARD = { friend: 'friendly', neutral: 'neutral_ruler', enemy: 'hostile' } as const satisfies Record<
  Relation,
  string
>;

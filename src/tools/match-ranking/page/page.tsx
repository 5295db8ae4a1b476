import { capital } from '../../../languages/locale/plural.js';
import { Reading, signNamed } from '../../../pages/shared/blocks.js';
import { tableLabel, Unseen } from '../../../pages/shared/natal.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, LeadFacts, Note, Table } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import { matchRankingTool, type RankedCandidate } from '../tool.js';

type Shown = ShownBy<typeof matchRankingTool>;

export const matchRankingPage = toolPage({
  tool: matchRankingTool,
  card: {
    place: 16,
    isOfTwo: true,
    searchTerms:
      'rank candidates shortlist biodata matrimony many profiles best match gun milan list rishta rishte shaadi matrimonial porutham list ranking प्रस्ताव रिश्ते रिश्ता सूची विवाह मिलान क्रम गुण मिलान список кандидаты брак шлюб кандидати Heirat Kandidaten Rangliste candidats mariage candidatos matrimonio',
  },
  answer({ page, result, words }) {
    const [first] = result.ranking;
    if (!first) return words.nothing;
    const { number } = page.format;
    return words.first(
      number(result.ranking.length, 0),
      words.line(first.id),
      pointsOf({ page, result, words }, first),
    );
  },
  View({ page, result, words }) {
    const shown: Shown = { page, words, result };
    const names = page.language.names;
    const isOpen = result.ranking.some(({ possible }) => possible !== null);
    return (
      <>
        <LeadFacts
          facts={[
            {
              label: words.forOne,
              value: `${capital(names.match_position[result.position])}: ${moonOf(page, result.person)}`,
            },
            {
              label: words.by,
              value: result.profile === null ? names.rank_by.kootas : names.porutham_profile[result.profile],
            },
          ]}
        />
        {isOpen ? (
          <Note tone="warm" lead={words.openLead}>
            {words.openText}
          </Note>
        ) : null}
        <Block id="h-ranking" title={words.name}>
          <Table
            caption={<Unseen>{words.name}</Unseen>}
            label={tableLabel(page, words.name)}
            stack="lines"
            heads={[words.place, words.candidate, words.moon, words.points, words.reasons]}
            rows={result.ranking.map((one) => ({
              head: page.format.number(one.rank, 0),
              cells: [
                words.line(one.id),
                moonOf(page, one),
                <Points {...shown} one={one} />,
                capital(page.format.list(reasonsOf(shown, one)) || words.nothing),
              ],
            }))}
          />
        </Block>
        <Reading id="h-how" title={words.howTitle} text={words.how} />
      </>
    );
  },
});

function moonOf(page: PageContext, { moon_sign, nakshatra, pada }: Shown['result']['person']): string {
  const star = page.language.names.nakshatra[nakshatra];
  return `${signNamed(page, moon_sign)}, ${pada === null ? star : `${star} ${page.format.number(pada, 0)}`}`;
}

/** The points of a candidate, or the range of those that are possible. */
function pointsOf({ page, result, words }: Shown, { score, possible }: RankedCandidate): string {
  const { number } = page.format;
  const least = number(score);
  const told = possible ? page.words.shared.periods.span(least, number(possible.most)) : least;
  return words.pointsOf(told, number(result.maximum_points, 0));
}

function Points({ one, ...shown }: Shown & { readonly one: RankedCandidate }) {
  const { page, words } = shown;
  const { best_rank: best, worst_rank: worst } = one;
  const place = (rank: number) => page.format.number(rank, 0);
  return (
    <>
      {pointsOf(shown, one)}
      {best === worst ? null : <span class="soft"> ({words.placeBetween(place(best), place(worst))})</span>}
    </>
  );
}

/** What stands out of a match: doshas, what cancels them, and the Mars of both or of the candidate. */
function reasonsOf({ page, words }: Shown, one: RankedCandidate): string[] {
  const names = page.language.names;
  const told = one.reasons.map(({ code, certainty }) =>
    certainty === 'certain' ? names.match_reason[code] : words.possible(names.match_reason[code]),
  );
  const { manglik_verdict: verdict, manglik_from_moon: fromMoon } = one;
  if (verdict !== null) return verdict === 'neither' ? told : [...told, names.manglik_verdict[verdict]];
  if (fromMoon === 'certain') return [...told, words.fromMoonCertain];
  return fromMoon === 'possible' ? [...told, words.fromMoonPossible] : told;
}

import { type PlacementMeaning, placementMeaning } from '../../languages/words/placements/placement-meaning.js';
import { type PlacedChart, placementsOf } from '../../languages/words/placements/placements-of.js';
import type { Placement } from '../../rules/natal/placements.js';
import type { PageContext } from '../shell/context.js';
import { Fold } from '../shell/parts.js';

/** What tradition says of one placement; none in a language that has no words for it yet. */
export function placementTold(page: PageContext, placement: Placement): PlacementMeaning | undefined {
  const { language, placements } = page.words;
  const date = (iso: string) => page.format.dateOf(iso);
  return placements && placementMeaning(placement, language, placements, { date });
}

/** The same of all placements of a chart, a paragraph for each graha and for what belongs together. */
export function placementParagraphs(page: PageContext, chart: PlacedChart): readonly string[] {
  const paragraphs = new Map<string, string[]>();
  for (const placement of placementsOf(chart)) {
    const told = placementTold(page, placement);
    if (told === undefined) return [];
    const of = paragraphOf(placement);
    paragraphs.set(of, [...(paragraphs.get(of) ?? []), ...told.sentences]);
  }
  return [...paragraphs.values()].map((sentences) => sentences.join(' '));
}

function paragraphOf(placement: Placement): string {
  switch (placement.kind) {
    case 'graha_in_house':
    case 'graha_in_sign':
      return placement.graha;
    case 'tithi':
    case 'nakshatra':
      return 'birth';
    default:
      return placement.kind;
  }
}

interface Props {
  readonly page: PageContext;
  readonly chart: PlacedChart;
  readonly summary: string;
}

/** What tradition says of the placements of a chart, folded. */
export function Placements({ page, chart, summary }: Props) {
  const paragraphs = placementParagraphs(page, chart);
  if (paragraphs.length === 0) return null;
  return (
    <Fold summary={summary}>
      <div class="read">
        {paragraphs.map((text) => (
          <p>{text}</p>
        ))}
      </div>
    </Fold>
  );
}

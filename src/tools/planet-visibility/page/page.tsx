import { planetNamed, Reading, TableBlock, timeWithin } from '../../../pages/shared/blocks.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, LeadFacts, Note } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import { planetVisibilityTool, type VisibilitySpanResult } from '../tool.js';

type Shown = ShownBy<typeof planetVisibilityTool>;

const CODES = ['asta', 'combust', 'retrograde'] as const;

export const planetVisibilityPage = toolPage({
  tool: planetVisibilityTool,
  card: {
    place: 89,
    searchTerms:
      'asta udaya ast uday guru asta shukra asta tara asta tara dubna heliacal rising setting moudhyam mudhamu combust retrograde vakri गुरु अस्त शुक्र अस्त तारा अस्त उदय वक्री гелиакический восход заход сожжение ретроградность heliakischer Aufgang lever héliaque orto helíaco геліакічний схід',
  },
  answer({ page, result, words }) {
    const hidden = result.spans.filter(({ span_code }) => span_code === 'asta');
    const [first] = hidden.filter(({ planet }) => planet === 'Jupiter' || planet === 'Venus').concat(hidden);
    if (!first) return words.none;
    return page.catalogue.texts.about(`${planetNamed(page, first.planet)}, ${words.hidden}`, daysOf(page, first));
  },
  View(shown) {
    const { page, result, words } = shown;
    return (
      <>
        <LeadFacts
          facts={[
            {
              label: words.span,
              value: page.words.shared.periods.dates(page.format.date(result.start), page.format.date(result.end)),
            },
            { label: words.rule, value: page.language.names.asta_rule[result.asta_rule] },
          ]}
        />
        {CODES.map((code) => (
          <Spans {...shown} code={code} />
        ))}
        <Reading title={words.whatTitle} text={words.what} />
      </>
    );
  },
});

function daysOf({ format, words }: PageContext, { starts_at, ends_at }: VisibilitySpanResult): string {
  const date = (at: string | null) => (at === null ? '…' : format.dateOf(at));
  return words.shared.periods.dates(date(starts_at), date(ends_at));
}

function Spans({ page, words, result, code }: Shown & { readonly code: (typeof CODES)[number] }) {
  const spans = result.spans.filter(({ span_code }) => span_code === code);
  const title = words.titles[code];
  if (spans.length === 0) {
    return (
      <Block id={`h-${code}`} title={title}>
        <Note lead={words.none} />
      </Block>
    );
  }
  return (
    <TableBlock
      id={`h-${code}`}
      title={title}
      soft={code === 'asta' ? words.soft : undefined}
      stack="lines"
      heads={[words.planet, words.from, words.until]}
      rows={spans.map((one) => ({
        head: planetNamed(page, one.planet),
        cells: [moment(page, one.starts_at, one.sets_in), moment(page, one.ends_at, one.rises_in)],
      }))}
    />
  );
}

/** A moment with the side of the sky. */
function moment(page: PageContext, at: string | null, side: 'east' | 'west' | null): string {
  const when = at === null ? '…' : timeWithin(page, at);
  return side === null ? when : `${when} (${page.language.names.compass[side]})`;
}

import { ToolForm } from '../pages/form/form.js';
import { hrefWith } from '../pages/shared/blocks.js';
import { Frame } from '../pages/shell/frame.js';
import { AS_BOOKLET, type GatheredPage } from '../pages/shell/gathered-page.js';
import { type GatheredProps, toldTogether } from './gathered-result.js';

interface Props extends GatheredProps {
  readonly Booklet: NonNullable<GatheredPage['Booklet']>;
}

/** The booklet of a result: what is printed, and on a screen the way to print it. */
export function BookletPage(props: Props) {
  const { page, gathered, sent, Booklet } = props;
  const { asked, choices } = gathered;
  const words = gathered.wordsIn(page.words);
  const { booklet } = page.words.gathered.kundli;
  const { result } = page.words;
  const { caveats, facts, whose, ofView, toldBy, ayanamsha } = toldTogether(props);
  const unbound = { [AS_BOOKLET.name]: undefined };
  const back = hrefWith(page, unbound);
  return (
    <Frame page={page} title={words.name} isPrivate crumb={{ label: booklet.back, href: back }}>
      <div class="no-print book-head">
        <p class="acts">
          <button class="btn" type="button" data-print hidden>
            {booklet.print}
          </button>
        </p>
        <details>
          <summary>{result.change}</summary>
          <ToolForm page={page} tool={asked} words={words} sent={sent} errors={[]} choices={choices} />
        </details>
      </div>
      <Booklet
        page={page}
        choices={ofView}
        toldBy={toldBy}
        whose={whose.map(({ text }) => text).join(' · ')}
        foot={[ayanamsha, page.format.date(page.at.toISOString().slice(0, 10))].join(' · ')}
        address={hrefWith({ ...page, root: page.baseUrl }, unbound)}
        used={facts}
        caveats={caveats}
      />
    </Frame>
  );
}

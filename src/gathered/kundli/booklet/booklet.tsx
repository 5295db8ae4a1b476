import type { Child } from 'hono/jsx';
import { caveatIn } from '../../../languages/words/caveats/caveat-in.js';
import { dayOf } from '../../../pages/shell/day-of.js';
import type { BookletProps } from '../../../pages/shell/gathered-page.js';
import { Facts, Within } from '../../../pages/shell/parts.js';
import { Cover } from './cover.js';
import { dashasChapter } from './dashas.js';
import { manglikChapter, saturnChapter, yogasChapter } from './findings.js';
import { paragraph } from './measure.js';
import { chartsChapter, traditionChapter, vargasChapter } from './natal.js';
import { subheading, text } from './pieces.js';
import { type Chapter, type Piece, pagesOf, sheetsOf } from './sheets.js';
import { strengthChapters } from './strengths.js';

/** The kundli as sheets of A4: a cover with what stands on which page, and a chapter for each part that this birth has. */
export function Booklet(props: BookletProps) {
  const { page } = props;
  const words = page.words.gathered.kundli.booklet;
  const chapters = [
    chartsChapter(props),
    vargasChapter(props),
    dashasChapter(props),
    yogasChapter(props),
    manglikChapter(props),
    saturnChapter(props),
    ...strengthChapters(props),
    traditionChapter(props),
    usedChapter(props),
  ].filter((chapter) => chapter !== undefined);
  const sheets = sheetsOf(chapters);
  const count = sheets.length + 1;
  return (
    <>
      <p class="no-print soft">{words.note(count)}</p>
      <section class="sheet cv" aria-label={page.words.gathered.kundli.title}>
        <Cover {...props} contents={pagesOf(sheets)} />
        <Foot {...props} number={1} count={count} />
      </section>
      {sheets.map((placed, index) => (
        <section class="sheet">
          {placed.map(({ chapter, isContinued, pieces }) => (
            <>
              <h2 id={isContinued ? undefined : `b-${chapter.id}`}>
                {chapter.title} {isContinued ? <small>{words.continued}</small> : null}
              </h2>
              <Within>{pieces.map(({ show }): Child => show())}</Within>
            </>
          ))}
          <Foot {...props} number={index + 2} count={count} />
        </section>
      ))}
    </>
  );
}

/** One short line below each sheet. */
function Foot({ whose, foot, number, count }: BookletProps & { readonly number: number; readonly count: number }) {
  return (
    <p class="s-foot">
      <span data-whose="">
        {whose} · {foot}
      </span>
      <span>
        {number} / {count}
      </span>
    </p>
  );
}

/** How it was calculated, what to keep in mind, what it is not for, and where it is found. */
function usedChapter({ page, used, caveats, address }: BookletProps): Chapter {
  const { result } = page.words;
  const facts: Piece = {
    height: used.reduce((sum, [label, value]) => sum + paragraph(`${label}${value}`, 110), 0),
    show: () => <Facts facts={used} />,
  };
  const told = caveats.map((one) => text(page.format.withTimes(caveatIn(page.language, one, { date: dayOf(page) }))));
  return {
    id: 'used',
    title: result.used.title,
    pieces: [
      facts,
      ...(told.length === 0 ? [] : [subheading(result.howSure), ...told]),
      text(page.words.gathered.kundli.disclaimer, true),
      {
        height: paragraph(address),
        show: () => (
          <p class="small address" translate="no">
            {address}
          </p>
        ),
      },
    ],
  };
}

import { eclipseNamed, eclipseSeen, isSeen } from '../../../pages/shared/day-events.js';
import { eclipseHref } from '../../../pages/shared/place-links.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { type Fact, Facts } from '../../../pages/shell/parts.js';
import type { EclipsesResult } from '../tool.js';

interface Props {
  readonly page: PageContext;
  readonly result: EclipsesResult;
}

/** The eclipses of a span that its place sees, each with its hours, sutak and the page that draws it. */
export function SeenSection({ page, result }: Props) {
  const seen = result.eclipses.filter(isSeen);
  if (seen.length === 0) return <p>{page.words.tools.eclipses.noneSeen}</p>;
  return (
    <Facts
      facts={seen.map((eclipse): Fact => {
        const date = page.format.kept(eclipse.at_place?.maximum_at ?? eclipse.maximum_at).slice(0, 10);
        return [
          page.format.date(date),
          <>
            <a href={eclipseHref(page, page.format.kept(eclipse.maximum_at).slice(0, 10))}>
              {eclipseNamed(page, eclipse)}
            </a>
            , {eclipseSeen(page, date, eclipse)}
          </>,
        ];
      })}
    />
  );
}

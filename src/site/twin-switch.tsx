import type { ToolDescription } from '../calculation/tool.js';
import { capital } from '../languages/locale/plural.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { Switch } from '../pages/shell/parts.js';
import { siblingsOf } from './siblings.js';
import { twinNameOf, twinsCalled } from './twins.js';

interface Props {
  readonly page: PageContext;
  /** What the form of the page asks. */
  readonly tool: ToolDescription;
  /** What the address says, by name; it goes along to those that can be asked with it. */
  readonly texts?: ReadonlyMap<string, string>;
}

/** The calculators that have one name with that of the page, as a switch. */
export function TwinSwitch({ page, tool, texts }: Props) {
  const name = twinNameOf(tool.slug);
  if (!name) return null;
  const twins = twinsCalled(name, page.words.site.twins);
  const siblings = texts ? siblingsOf(tool, texts) : [];
  const hrefTo = (slug: string, path: string) => {
    if (slug === tool.slug) return hrefOf(page, page.path, page.query);
    return hrefOf(page, path, siblings.find(({ listed }) => listed.slug === slug)?.query);
  };
  return (
    <div class="twins no-print">
      <Switch
        label={twins.name}
        choices={twins.all.map(({ listed: { slug, path }, label }) => ({
          label: capital(label),
          href: hrefTo(slug, path),
          isCurrent: slug === tool.slug,
        }))}
      />
    </div>
  );
}

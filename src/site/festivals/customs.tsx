import { customsByRegion, customsTold } from '../../catalog/festival-customs.js';
import { ruleOf } from '../../catalog/festival-rules.js';
import { capital } from '../../languages/locale/plural.js';
import type { PageContext } from '../../pages/shell/context.js';
import { Block, type Fact, Facts } from '../../pages/shell/parts.js';
import type { Custom } from '../../rules/vrata/custom-tables.js';
import type { RegionOrGroup } from '../../rules/vrata/regions.js';
import type { VrataCode } from '../../rules/vrata/rule-tables.js';

interface Props {
  readonly page: PageContext;
  readonly code: VrataCode;
  /** Whose customs are told first. */
  readonly region: RegionOrGroup;
}

/** What people do, where and by whom it is kept, and what regions call it and do beside that. */
export function Customs({ page, code, region: readers }: Props) {
  const { festivals } = page.words.site;
  const said = (customs: readonly Custom[]) => customs.map((one) => festivals.customs[one]).join(' ');
  const { about } = page.catalogue.texts;
  const first = customsTold(code, readers);
  const byRegion = customsByRegion(code);
  const rows = byRegion.flatMap(([region, customs]): Fact[] => {
    const name = nameIn(page, code, region);
    if (name === undefined && customs.length === 0) return [];
    const told = (
      <>
        {name}
        {name && customs.length > 0 ? <br /> : null}
        {said(customs)}
      </>
    );
    return [[capital(page.language.names.region[region]), told]];
  });
  return (
    <>
      {first.length > 0 ? (
        <Block id="h-custom" title={festivals.custom}>
          {first.map(({ region, customs }) => (
            <p>
              {region === undefined ? said(customs) : about(capital(page.language.names.region[region]), said(customs))}
            </p>
          ))}
        </Block>
      ) : null}
      <Block id="h-regions" title={festivals.byRegion}>
        <Facts facts={[[festivals.keptIn, keptIn(page, code)], ...rows]} />
        {first.length > 0 ? <p class="small soft">{festivals.customSource}</p> : null}
      </Block>
    </>
  );
}

/** What a region calls it, where it has a name of its own for it. */
function nameIn({ language }: PageContext, code: VrataCode, region: RegionOrGroup): string | undefined {
  const names: Readonly<Record<string, string>> = language.names.observance_called;
  const key = `${code}.${region}`;
  return Object.hasOwn(names, key) ? capital(names[key] ?? '') : undefined;
}

function keptIn({ language: { names } }: PageContext, code: VrataCode): string {
  const { regions, communities } = ruleOf(code);
  return capital(
    [...regions.map((region) => names.region[region]), ...communities.map((one) => names.community[one])].join(', '),
  );
}

import type { HeadProps } from '../../pages/shell/gathered-page.js';
import { LeadFacts } from '../../pages/shell/parts.js';
import { dashaFact } from '../../tools/birth-chart-calculator/page/dasha.js';
import { grahaFact, lagnaFact, openChart } from '../../tools/birth-chart-calculator/page/page.js';
import { OpenHead } from '../../tools/birth-chart-calculator/page/sections.js';
import type { BirthChartResult } from '../../tools/birth-chart-calculator/tool.js';
import { sadeSatiFact } from '../../tools/saturn-periods/page/page.js';
import { SATURN } from './parts.js';
import type { KundliWords } from './words.js';

/** Lagna and Moon, the dasha and the Sade Sati of today; of an unknown time what the day leaves open. */
export function KundliHead({ page, result, provenance, toldBy }: HeadProps<BirthChartResult, KundliWords>) {
  const day = openChart(provenance);
  if (day) return <OpenHead page={page} day={day} />;
  const saturn = toldBy(SATURN);
  const { dashas } = result;
  return (
    <LeadFacts
      isEven
      facts={[
        lagnaFact(page, result),
        ...grahaFact(page, result, 'Moon'),
        ...(dashas ? dashaFact({ page, dashas }) : []),
        ...(saturn ? [sadeSatiFact(saturn)] : []),
      ]}
    />
  );
}

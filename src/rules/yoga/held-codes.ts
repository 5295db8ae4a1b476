import { GRAHAS } from '../../base/zodiac/rashi.js';
import { betweenNodes } from './rulers.js';
import type { YogaChart } from './yoga-chart.js';
import { codesUnder, type NatalYogaCode, natalYogas, type YogasFound } from './yogas.js';

/**
 * Tells which yogas a chart has, for the many charts of a span of birth times: what hangs on no lagna is asked once while
 * the grahas stand as they did, and nothing is asked again of a chart that has been asked about. A yoga that is decided
 * without a lagna is decided so under every one.
 */
export function heldCodesOfSpan(): (chart: YogaChart) => readonly NatalYogaCode[] {
  const ofGrahas = new Map<string, YogasFound>();
  const ofCharts = new Map<string, readonly NatalYogaCode[]>();
  return (chart) => {
    const grahas = standing(chart);
    const key = `${chart.lagna?.number} ${grahas}`;
    const known = ofCharts.get(key);
    if (known) return known;
    let decided = ofGrahas.get(grahas);
    if (!decided) {
      decided = natalYogas({ ...chart, lagna: undefined });
      ofGrahas.set(grahas, decided);
    }
    const codes = codesUnder(chart, decided);
    ofCharts.set(key, codes);
    return codes;
  };
}

/** All that the rules look at of the grahas, as a text. */
function standing(chart: YogaChart): string {
  const { rashi, dignity, combust } = chart;
  const each = GRAHAS.map((graha) => `${rashi[graha].number} ${dignity[graha]} ${combust[graha]}`);
  return `${each.join()} ${betweenNodes(chart, 'degree')?.[0]?.[0]?.grahas[0]}`;
}

import { schemeTold, type Teller } from '../../contract/telling/telling.js';
import type { YoginiDashaResult } from './tool.js';

export const yoginiDashaText: Teller<YoginiDashaResult> = (result, name) =>
  schemeTold(result, name, (lord) => {
    const yogini = result.yoginis.find((each) => each.lord === lord);
    return yogini ? `${name('yogini', yogini.yogini_name)} (${name('graha', lord)})` : name('graha', lord);
  });

import type { PageWords } from '../pages/page-words.js';
import { account } from './account.js';
import { changes } from './changes.js';
import { choices } from './choices.js';
import { device } from './device.js';
import { feeds } from './feeds.js';
import { form } from './form.js';
import { format } from './format.js';
import { career } from './gathered/career.js';
import { kundli } from './gathered/kundli.js';
import { matching } from './gathered/matching.js';
import { te } from './index.js';
import { TELUGU_INTERPRETATION } from './interpretation.js';
import { occasions } from './occasions.js';
import { TELUGU_PLACEMENTS } from './placements.js';
import { result } from './result.js';
import { day, dayEvents } from './shared/day.js';
import { charts, moon, natal } from './shared/natal.js';
import { periods } from './shared/periods.js';
import { site } from './site.js';
import { sought } from './sought.js';
import { tools } from './tools.js';
import { verify } from './verify.js';

/** What the pages say. */
export const pages: PageWords = {
  language: te,
  interpretation: TELUGU_INTERPRETATION,
  placements: TELUGU_PLACEMENTS,
  occasions,
  site,
  sought,
  form,
  result,
  format,
  feeds,
  account,
  changes,
  device,
  choices,
  verify,
  shared: { day, dayEvents, natal, moon, charts, periods, meanings: 'సంప్రదాయం ఏం చెబుతుంది' },
  gathered: { career, kundli, matching },
  tools,
};

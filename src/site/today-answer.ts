import { paths } from '../catalog/paths.js';
import { DELHI } from '../pages/form/reading.js';
import { almanacToday } from '../pages/form/today.js';
import { DAY_NAMES } from '../pages/shell/address.js';
import type { PageContext } from '../pages/shell/context.js';
import type { PageEnvironment } from '../pages/shell/environment.js';
import { panchangTool } from '../tools/panchang/tool.js';
import { placeOfToday } from './today.js';
import { toolAnswer } from './tool-answer.js';

/**
 * The panchang of today at the place of the address: what the page of the tool shows, to which all its links lead.
 * Without a place it is that of Delhi, and the script goes on to the place that the reader keeps.
 */
export function todayAnswer(context: PageContext, service: PageEnvironment, sent: URLSearchParams): Promise<Response> {
  // What links of others hang on an address says nothing of a place.
  const isBare = ![...sent.keys()].some((name) => /^(?:on|at_)/.test(name));
  const where = isBare ? delhi(context) : sent;
  const place = placeOfToday(where);
  const at = { ...context, path: paths.page(panchangTool.slug), ...(isBare && { ownToday: paths.today }) };
  // An address that names no place whole is read as that of the page of the tool, which says what is wrong with it.
  const isToday = place && !where.has(DAY_NAMES.date);
  const date = isToday && almanacToday(context, { timeZone: place.timezone, place });
  const asked = date ? new URLSearchParams([[DAY_NAMES.date, date], ...where]) : where;
  return toolAnswer(at, service, panchangTool, { sent: asked, asJson: false });
}

function delhi({ words }: PageContext): URLSearchParams {
  return new URLSearchParams([
    [DAY_NAMES.zone, DELHI.zone],
    [DAY_NAMES.latitude, DELHI.latitude],
    [DAY_NAMES.longitude, DELHI.longitude],
    [DAY_NAMES.place, words.form.delhi],
  ]);
}

import { minuteOf, type Teller } from '../../contract/telling/telling.js';
import type { EclipsesResult } from './tool.js';

/** How many eclipses are told. */
const ECLIPSES = 24;

export const eclipsesText: Teller<EclipsesResult> = ({ start, end, timezone, place, eclipses }, name) => {
  const told = eclipses.slice(0, ECLIPSES).map((eclipse) => {
    const { eclipse_kind, eclipse_type, maximum_at, sutak, at_place: seen } = eclipse;
    const what = `${name('eclipse_kind', eclipse_kind)}, ${name('eclipse_type', eclipse_type)}, maximum ${minuteOf(maximum_at)}`;
    if (!place) return what;
    if (!seen?.is_visible || seen.eclipse_type === null) return `${what}; not seen there`;
    const contacts = seen.contacts.map(
      ({ code, occurs_at, is_visible }) =>
        `${name('eclipse_contact', code)} ${minuteOf(occurs_at)}${is_visible ? '' : ' (below the horizon)'}`,
    );
    const deep = seen.magnitude ?? seen.umbral_magnitude;
    return [
      `${what}; there ${name('eclipse_type', seen.eclipse_type)}, magnitude ${deep}, ${contacts.join(', ')}`,
      sutak && `sutak ${minuteOf(sutak.starts_at)} to ${minuteOf(sutak.ends_at)}`,
    ]
      .filter(Boolean)
      .join('; ');
  });
  return [
    `Eclipses from ${start} to ${end}, ${timezone}: ${eclipses.length}`,
    ...told,
    eclipses.length > ECLIPSES && `${eclipses.length - ECLIPSES} more are in the structured result`,
  ];
};

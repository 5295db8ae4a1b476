import type { ObjectSchema } from '../base/schema/validate.js';
import type { AnyTool } from '../calculation/tool.js';

/** The fields of an input that name one place. */
export interface PlaceFields {
  /** What a caller may give in their stead: `place`, or with the words before its latitude. */
  readonly argument: string;
  readonly latitude: string;
  readonly longitude: string;
  /** The zone that goes with it, where the input has one. */
  readonly zone: string | undefined;
  /** The text that names it, where the input has one. */
  readonly name: string | undefined;
}

/**
 * The places of a tool that may be given by their names. The place of a timing tool is an option; where a birth has the
 * plain argument, it is `at_place`.
 */
export function placesOf({ inputSchema, options }: Pick<AnyTool, 'inputSchema' | 'options'>): PlaceFields[] {
  const ofInput = placesOfInput(inputSchema);
  const zone = Object.hasOwn(inputSchema.properties, 'timezone') ? 'timezone' : undefined;
  const ofDay = { latitude: 'at_lat', longitude: 'at_lon', zone, name: undefined };
  const places = options.includes('place') ? [...ofInput, ofDay] : ofInput;
  return places.map((fields) => {
    const before = fields.latitude.replace(/lat(itude)?$/, '');
    const isPlain = places.length === 1 || (fields !== ofDay && ofInput.length === 1);
    return { ...fields, argument: `${isPlain ? '' : before}place` };
  });
}

function placesOfInput({ properties }: ObjectSchema): Omit<PlaceFields, 'argument'>[] {
  const has = (field: string) => (Object.hasOwn(properties, field) ? field : undefined);
  return Object.keys(properties).flatMap((latitude) => {
    const [matched, before = ''] = /^(.*_)?lat(?:itude)?$/.exec(latitude) ?? [];
    if (matched === undefined) return [];
    const longitude = has(latitude.replace(/lat(itude)?$/, (word) => (word === 'lat' ? 'lon' : 'longitude')));
    if (longitude === undefined) return [];
    const zone =
      before === ''
        ? (has('birth_timezone') ?? has('timezone') ?? has('tz'))
        : (has(`${before}birth_timezone`) ?? has(`${before}timezone`));
    return [{ latitude, longitude, zone, name: has(`${before}place`) }];
  });
}

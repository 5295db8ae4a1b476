import { LANGUAGE_CODES } from '../../../languages/locale/locales.js';
import { list, object } from './schemas.js';

/** What the search for places takes. */
export const PLACE_PARAMETERS = [
  {
    name: 'q',
    in: 'query',
    required: true,
    description: 'A name, or name and region or country, with a comma or without. One typing error is forgiven.',
    schema: { type: 'string', maxLength: 100 },
    example: 'Varanasi',
  },
  {
    name: 'country',
    in: 'query',
    description: 'ISO 3166-1 code of the only country to look in.',
    schema: { type: 'string', pattern: '^[A-Za-z]{2}$' },
    example: 'IN',
  },
  {
    name: 'limit',
    in: 'query',
    description: 'How many places to give at most.',
    schema: { type: 'integer', minimum: 1, maximum: 50, default: 8 },
  },
  {
    name: 'locale',
    in: 'query',
    description: 'Language of the labels.',
    schema: { type: 'string', enum: [...LANGUAGE_CODES], default: 'en' },
  },
];

export const PLACE_SCHEMAS = {
  PlaceList: object({
    places: list('Place', 'The likeliest first.'),
    attribution: { type: 'string', description: 'To be shown with the places.' },
  }),
  Place: object({
    name: { type: 'string' },
    region: { type: ['string', 'null'], description: 'State, province or the like; null where it is not known.' },
    country: { type: 'string', description: 'ISO 3166-1 code.' },
    latitude: { type: 'number', description: 'Degrees north.' },
    longitude: { type: 'number', description: 'Degrees east.' },
    timezone: { type: 'string', description: 'IANA time zone.' },
    population: { type: 'integer', description: 'About how many people live there; 0 where it is not known.' },
    match: {
      type: 'string',
      enum: ['exact', 'prefix', 'other_name', 'locality', 'typing'],
      description:
        'How it was found: by its name, by the beginning of a name, by another name, as what stands in for a part of it ' +
        'that is not known, or with a typing error forgiven. Ask before you take a place of the last two.',
    },
    label: {
      type: 'string',
      description: 'Name, region and country in one language; with the coordinates where two read alike.',
    },
  }),
};

/** What the examples of the parameters find. Written here, since the data are loaded by a search and by nothing else. */
export const PLACE_EXAMPLE = {
  places: [
    {
      name: 'Varanasi',
      region: 'Uttar Pradesh',
      country: 'IN',
      latitude: 25.3168,
      longitude: 83.0105,
      timezone: 'Asia/Kolkata',
      population: 1_200_000,
      match: 'exact',
      label: 'Varanasi, Uttar Pradesh, India',
    },
  ],
  attribution: 'Contains data from GeoNames (https://www.geonames.org), CC BY 4.0, changed.',
};

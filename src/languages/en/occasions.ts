import type { OccasionWords } from '../pages/site/occasion-words.js';

/** What people type who look for the times of an occasion. */
export const occasions: OccasionWords = {
  occasions: {
    marriage: 'marriage, marriages, marry, married, marrying, wedding, weddings, wed, nuptials',
    griha_pravesh:
      'griha pravesh, housewarming, house warming, moving in, move in, moving house, move house, moving into a home, moving into a house, move into a home, move into a house, move into a new house, move into a new home, entering a new house, new house entry, new home entry',
    house_construction:
      'house construction, home construction, construction of a house, construction, build a house, build a home, build house, building a house, building a home, building house, foundation, foundation stone, laying the foundation, groundbreaking, ground breaking',
    namakarana: 'naming ceremony, name ceremony, baby naming, naming, naming a child, naming a baby',
    annaprashana: 'first rice, first solid food, first food, first feeding, rice feeding, rice ceremony',
    mundan: 'first haircut, first hair cut, head shaving, tonsure',
    upanayana: 'thread ceremony, sacred thread',
    vidyarambha: 'beginning to learn, first learning, first writing, start of schooling, starting school, start school',
    travel: 'travel, travels, travelling, traveling, journey, journeys, trip, trips',
    vehicle: 'vehicle, vehicles, car, cars, bike, bikes, scooter, scooters, motorcycle, motorbike',
    property_purchase:
      'property, properties, real estate, buy a house, buy a home, buy house, buy home, buying a house, buying a home, buying house, house purchase, home purchase, buy a flat, buying a flat, flat purchase, buy an apartment, apartment purchase, land purchase, plot purchase, buy land, buying land, buy a plot, buying a plot, house registration, land registration',
    business_start:
      'business, businesses, shop, shops, shop opening, store opening, office opening, start a company, starting a company, startup, inauguration',
  },
  months: [
    'jan feb mar apr may jun jul aug sep oct nov dec',
    'janvary febuary march april may june july august sept october november december',
  ],
  almanacMonths: {},
  spans: {
    this_month: 'this month, current month',
    next_month: 'next month, coming month, the coming month, upcoming month',
    this_year: 'this year, current year',
    next_year: 'next year, coming year, the coming year, upcoming year',
  },
  ends: { before: 'from to till until through thru between by', behind: 'onwards onward' },
  beside:
    'best good better auspicious lucky favorable favourable suitable right possible list all month months year days timings muhurat muhurats muhurta muhurtas muhurtham ceremony function event hold have get getting buy buying purchase purchasing registration register start starting open opening plan planning perform do new our as per hindu vedic almanac panchang calendar',
};

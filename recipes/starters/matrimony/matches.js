import { CalculationError, matchRanking } from 'nirayana';

/** As many candidates as one call takes. */
const AT_ONCE = 1000;

/**
 * Matches of profiles. What the library answers depends on its input alone, so a pair is calculated once and kept: a new
 * profile costs one match with each other, and a list that was shown costs nothing. The oldest pairs go when there are
 * too many.
 */
export class Matches {
  #pairs = new Map();
  #most;
  /** How many pairs have been calculated. */
  calculated = 0;

  constructor(most = 1_000_000) {
    this.#most = most;
  }

  /** What each of the others scores with a person, the best first. */
  of(person, others) {
    const keyOf = (other) => JSON.stringify([person.position, person.known, other.known]);
    const missing = others.filter((other) => !this.#pairs.has(keyOf(other)));
    for (let at = 0; at < missing.length; at += AT_ONCE) {
      const some = missing.slice(at, at + AT_ONCE);
      for (const { index, ...match } of ranked(person, some)) this.#keep(keyOf(some[index]), match);
    }
    return others
      .map((other) => ({ ...this.#pairs.get(keyOf(other)), id: other.id }))
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  }

  #keep(key, match) {
    this.#pairs.set(key, match);
    this.calculated += 1;
    if (this.#pairs.size > this.#most) this.#pairs.delete(this.#pairs.keys().next().value);
  }
}

/** What is wrong with what is known of a person, by field; nothing where all is well. */
export function faultsOf(known) {
  try {
    matchRanking({ position: 'groom', nakshatra_name: 'Ashwini', pada: 1, candidates: [{ id: 'one', ...known }] });
    return [];
  } catch (error) {
    if (!(error instanceof CalculationError)) throw error;
    return error.fieldErrors.map(({ field, message }) => ({ field: field.replace('candidates.0.', ''), message }));
  }
}

function ranked(person, others) {
  const { position, known } = person;
  const { date, time, lat, lon, tz, ...nakshatra } = known;
  const birth = date && { birth_date: date, birth_time: time, latitude: lat, longitude: lon, birth_timezone: tz };
  const { ranking } = matchRanking({
    position,
    ...(birth ?? nakshatra),
    candidates: others.map(({ id, known }) => ({ id, ...known })),
  }).result;
  return ranking.map(({ index, score, possible, reasons, manglik_verdict, manglik_from_moon, caveat_codes }) => {
    return { index, score, possible, reasons, manglik_verdict, manglik_from_moon, caveat_codes };
  });
}

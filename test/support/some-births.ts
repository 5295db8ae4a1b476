/** When and where somebody was born, by UTC. */
export interface SomeBirth {
  readonly date: string;
  readonly time: string;
  readonly lat: number;
  readonly lon: number;
}

/** Births of which no two are alike, the same in every run. */
export function* someBirths(count: number): Generator<SomeBirth> {
  let state = 20;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  const two = (value: number) => String(value).padStart(2, '0');
  for (let birth = 0; birth < count; birth++) {
    yield {
      date: `${1930 + next(80)}-${two(1 + next(12))}-${two(1 + next(28))}`,
      time: `${two(next(24))}:${two(next(60))}`,
      lat: next(1_200_000) / 10_000 - 60,
      lon: next(3_600_000) / 10_000 - 180,
    };
  }
}

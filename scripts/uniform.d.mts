/** Numbers of [0, 1) that are the same in each run: the generator mulberry32. */
export function uniform(seed: number): () => number;

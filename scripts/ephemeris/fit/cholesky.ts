/** A symmetric positive matrix as L Lᵀ, to which rows are added. Golub and Van Loan, "Matrix Computations", 4.2. */
export class Cholesky {
  readonly #rows: Float64Array[] = [];

  get size(): number {
    return this.#rows.length;
  }

  /**
   * Adds a row: products with the columns before it, then with itself. Returns false, and leaves the matrix, where
   * less than `least` of the column is new.
   */
  add(products: Float64Array, least: number): boolean {
    const n = this.#rows.length;
    const row = products.slice();
    let left = products[n] as number;
    for (let j = 0; j < n; j++) {
      const other = this.#rows[j] as Float64Array;
      const value = ((row[j] as number) - dot(row, other, j)) / (other[j] as number);
      row[j] = value;
      left -= value * value;
    }
    if (!(left > least * (products[n] as number))) return false;
    row[n] = Math.sqrt(left);
    this.#rows.push(row);
    return true;
  }

  solve(b: Float64Array): Float64Array {
    const x = b.slice();
    this.#rows.forEach((row, i) => {
      x[i] = ((x[i] as number) - dot(row, x, i)) / (row[i] as number);
    });
    for (let i = this.#rows.length - 1; i >= 0; i--) {
      const row = this.#rows[i] as Float64Array;
      const value = (x[i] as number) / (row[i] as number);
      x[i] = value;
      for (let j = 0; j < i; j++) x[j] = (x[j] as number) - value * (row[j] as number);
    }
    return x;
  }
}

/** Four sums side by side: one would wait for each addition before the next. */
function dot(a: Float64Array, b: Float64Array, count: number): number {
  let p = 0;
  let q = 0;
  let r = 0;
  let s = 0;
  let i = 0;
  for (; i + 3 < count; i += 4) {
    p += (a[i] as number) * (b[i] as number);
    q += (a[i + 1] as number) * (b[i + 1] as number);
    r += (a[i + 2] as number) * (b[i + 2] as number);
    s += (a[i + 3] as number) * (b[i + 3] as number);
  }
  for (; i < count; i++) p += (a[i] as number) * (b[i] as number);
  return p + q + (r + s);
}

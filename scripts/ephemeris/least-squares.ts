/**
 * The x that minimises |A x - b|² + |damping S x|², by Householder reflections (Golub and Van Loan, "Matrix
 * Computations", 5.2 and 5.3). S holds the lengths of the columns of A: columns are scaled to unit length first, and
 * the damping is a plain number (Levenberg, Quarterly of Applied Mathematics 2, 164 (1944)).
 *
 * Orthogonal reflections instead of normal equations, which would square the condition of the problem. Every sum runs
 * in the order of the rows, so the bits are the same everywhere.
 *
 * @param columns the columns of A; linearly independent where there is no damping
 */
export function leastSquares(columns: readonly Float64Array[], b: Float64Array, damping = 0): Float64Array {
  const scales = columns.map(norm);
  const matrix = columns.map((column, j) => {
    const scaled = new Float64Array(column.length + columns.length);
    column.forEach((value, i) => {
      scaled[i] = value / (scales[j] as number);
    });
    scaled[column.length + j] = damping;
    return scaled;
  });
  const right = new Float64Array(b.length + columns.length);
  right.set(b);
  const diagonal = matrix.map((column, j) => {
    const head = makeReflector(column, j);
    for (const other of matrix.slice(j + 1)) reflect(column, other, j);
    reflect(column, right, j);
    return head;
  });
  const x = new Float64Array(columns.length);
  for (let i = columns.length - 1; i >= 0; i--) {
    let sum = right[i] as number;
    for (let j = i + 1; j < columns.length; j++) sum -= (matrix[j]?.[i] as number) * (x[j] as number);
    x[i] = sum / (diagonal[i] as number);
  }
  return x.map((value, j) => value / (scales[j] as number));
}

function norm(column: Float64Array): number {
  let sum = 0;
  for (const value of column) sum += value * value;
  return Math.sqrt(sum);
}

/**
 * Turns a column, from row `first` down, into the unit vector of the reflection that clears it below that row.
 * Returns what the reflection leaves in row `first`.
 */
function makeReflector(column: Float64Array, first: number): number {
  let sum = 0;
  for (let i = first; i < column.length; i++) sum += (column[i] as number) * (column[i] as number);
  const head = column[first] as number;
  // The sign that avoids a cancellation.
  const image = head > 0 ? -Math.sqrt(sum) : Math.sqrt(sum);
  const length = Math.sqrt(2 * image * (image - head));
  column[first] = head - image;
  for (let i = first; i < column.length; i++) column[i] = (column[i] as number) / length;
  return image;
}

function reflect(unit: Float64Array, column: Float64Array, first: number): void {
  let product = 0;
  for (let i = first; i < column.length; i++) product += (unit[i] as number) * (column[i] as number);
  for (let i = first; i < column.length; i++) column[i] = (column[i] as number) - 2 * product * (unit[i] as number);
}

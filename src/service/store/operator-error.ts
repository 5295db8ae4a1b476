/** What an operator has done and can mend: a package that is not installed, a folder of another server. Its sentence says it all. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

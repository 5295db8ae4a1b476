import type { Row, Statements } from '../store/database.js';

/** An input of a job, by its place, from 0 on. */
export interface WaitingInput extends Row {
  readonly number: number;
  /** JSON. */
  readonly input: string;
}

/** What an input has given. */
export interface AnsweredInput {
  readonly number: number;
  /** The envelope, as JSON. */
  readonly answer: string;
  readonly hasFailed: boolean;
  /** Whether it has failed by what it asks, after work on it had begun: its credit stays spent. */
  readonly isSpent: boolean;
}

export async function insertInputs(statements: Statements, job: string, inputs: readonly unknown[]): Promise<void> {
  await statements.query(
    `insert into nirayana.calculations (job, number, input)
     select $1, number - 1, input from unnest($2::text[]) with ordinality as given(input, number)`,
    [job, inputs.map((input) => JSON.stringify(input))],
  );
}

/** The next inputs of a job. They are answered in their order, so that all before `from` have an answer. */
export function nextInputs(
  statements: Statements,
  { job, from, limit }: { readonly job: string; readonly from: number; readonly limit: number },
): Promise<readonly WaitingInput[]> {
  return statements.query<WaitingInput>(
    `select number, input from nirayana.calculations
     where job = $1 and number >= $2 and answer is null order by number limit $3`,
    [job, from, limit],
  );
}

/** Writes answers in place of their inputs. */
export async function writeAnswers(
  statements: Statements,
  job: string,
  answers: readonly AnsweredInput[],
): Promise<void> {
  await statements.query(
    `update nirayana.calculations set input = null, answer = given.answer, has_failed = given.has_failed
     from unnest($2::int[], $3::text[], $4::boolean[]) as given(number, answer, has_failed)
     where calculations.job = $1 and calculations.number = given.number`,
    [
      job,
      answers.map(({ number }) => number),
      answers.map(({ answer }) => answer),
      answers.map(({ hasFailed }) => hasFailed),
    ],
  );
}

/** Births and answers of a job that has failed: nobody has paid for them. */
export async function deleteInputs(statements: Statements, job: string): Promise<void> {
  await statements.query('delete from nirayana.calculations where job = $1', [job]);
}

/** Bytes of answers that are read at once, unless the first of them alone is more. */
const MOST_BYTES = 4 * 1024 * 1024;

/** The answers of a job that has succeeded, as many as are asked for and fit; undefined where there is no such job. */
export async function answersOf(
  statements: Statements,
  asked: { readonly account: string; readonly job: string; readonly from: number; readonly limit: number },
): Promise<{ readonly answers: readonly string[]; readonly count: number } | undefined> {
  const { account, job, from, limit } = asked;
  const [row] = await statements.query<{ count: number }>(
    `select input_count as count from nirayana.jobs
     where id = $1 and account = $2 and kind = 'calculations' and status = 'succeeded'`,
    [job, account],
  );
  if (!row) return undefined;
  const rows = await statements.query<{ answer: string }>(
    `select answer from (
       select number, answer, sum(octet_length(answer)) over (order by number) as bytes
       from nirayana.calculations where job = $1 and number >= $2 and number < $3
     ) as asked where bytes <= ${MOST_BYTES} or number = $2 order by number`,
    [job, from, from + limit],
  );
  return { answers: rows.map(({ answer }) => answer), count: row.count };
}

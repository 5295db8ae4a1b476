import { describe, expect, it } from 'vitest';
import type { RunningJob } from '../../../src/adapters/jobs/running.js';
import { InterpreterFault, resultOf } from '../../../src/adapters/jobs/work.js';
import { careerDnaTool } from '../../../src/career/career-dna.js';
import type { Interpreter } from '../../../src/jobs/interpretation.js';
import { readCareerDnaRequest } from '../../../src/jobs/request.js';
import type { CareerDnaTask } from '../../../src/jobs/task.js';

const job: Pick<RunningJob<CareerDnaTask>, 'output' | 'task' | 'createdAt'> = {
  output: 'interpreted',
  task: { kind: 'career-dna', input: readCareerDnaRequest(careerDnaTool.example), options: {} },
  createdAt: new Date('2026-01-01T00:00:00Z'),
};

function work(interpreter: Interpreter | undefined, signal = new AbortController().signal) {
  const told: number[] = [];
  return { told, result: resultOf(job, { interpreter, signal, progress: (fraction) => told.push(fraction) }) };
}

const stepping = (...steps: readonly unknown[]): Interpreter =>
  async function* () {
    yield* steps as { text: string }[];
  };

describe('an interpreted job', () => {
  it.each<[string, Interpreter | undefined, string]>([
    ['is missing', undefined, 'This worker has no interpreter.'],
    ['throws', () => Promise.reject(new Error('no model')), 'The interpreter failed: no model'],
    [
      'throws at once',
      () => {
        throw new Error('no model');
      },
      'The interpreter failed: no model',
    ],
    ['gives nothing', (async () => undefined) as unknown as Interpreter, 'The interpreter failed: '],
    ['gives a number', (async () => ({ text: 7 })) as unknown as Interpreter, 'The interpreter gave no text.'],
    ['gives white space', async () => ({ text: ' \n' }), 'The interpreter gave no text.'],
    ['ends without a text', stepping({ progress: 0.5 }), 'The interpreter gave no text.'],
    ['never stops', async () => ({ text: 'x'.repeat(100_001) }), 'The text of the interpreter is too long.'],
    [
      'forgets itself',
      async () => ({ text: 'Surely YOU\n will win.' }),
      'The text of the interpreter says "you will".',
    ],
  ])('fails where its interpreter %s', async (_, interpreter, message) => {
    const { result } = work(interpreter);
    await expect(result).rejects.toThrow(message);
    await expect(result).rejects.toBeInstanceOf(InterpreterFault);
  });

  it('lets a text say words in which one is hidden that must not be said', async () => {
    const { result } = work(async () => ({ text: 'Predestined? A curser in the field.' }));
    expect(JSON.parse(await result)).toMatchObject({ interpretation: { text: 'Predestined? A curser in the field.' } });
  });

  it('tells progress from the calculation on, whatever numbers it is given, and takes the first text', async () => {
    const steps = [{ progress: -1 }, { progress: 0.5 }, { progress: Number.NaN }, { progress: 7 }];
    const { told, result } = work(stepping(...steps, { text: 'One.' }, { text: 'Two.' }));
    expect(JSON.parse(await result)).toMatchObject({ interpretation: { text: 'One.' } });
    expect(told).toEqual([0.1, 0.1, 0.55, 0.1, 1]);
  });

  it('ends when it is told to, whether its interpreter listens or not', async () => {
    const end = new AbortController();
    const { result } = work(() => new Promise(() => {}), end.signal);
    end.abort(new Error('enough'));
    await expect(result).rejects.toThrow('enough');
  });
});

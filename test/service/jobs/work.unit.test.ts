import { describe, expect, it } from 'vitest';
import type { InterpretationStep, Interpreter } from '../../../src/jobs/interpretation.js';
import { readCareerDnaRequest } from '../../../src/jobs/request.js';
import type { CareerDnaTask } from '../../../src/jobs/states.js';
import type { RunningJob } from '../../../src/service/jobs/running.js';
import { InterpreterFault, resultOf } from '../../../src/service/jobs/work.js';
import { careerDnaTool } from '../../../src/tools/career-dna/tool.js';

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
    yield* steps as InterpretationStep[];
  };

const said = (text: string, statements: readonly string[] = ['s1']) => ({ sentences: [{ text, statements }] });
const saying =
  (text: string, statements?: readonly string[]): Interpreter =>
  async () =>
    said(text, statements);

describe('an interpreted job', () => {
  it.each<[string, Interpreter | undefined, string]>([
    ['throws', () => Promise.reject(new Error('no model')), 'The interpreter failed: no model'],
    [
      'throws at once',
      () => {
        throw new Error('no model');
      },
      'The interpreter failed: no model',
    ],
    ['gives nothing', (async () => undefined) as unknown as Interpreter, 'The interpreter failed: '],
    [
      'gives a number',
      (async () => ({ sentences: 7 })) as unknown as Interpreter,
      'The interpreter gave no sentences.',
    ],
    ['gives no sentence', async () => ({ sentences: [] }), 'The interpreter gave no sentences.'],
    ['gives white space', saying(' \n'), 'The interpreter gave a sentence without a text or statements.'],
    [
      'gives a text alone',
      (async () => ({ sentences: [{ text: 'A text.' }] })) as unknown as Interpreter,
      'The interpreter gave a sentence without a text or statements.',
    ],
    ['rests on nothing', saying('A text.', []), 'A sentence of the interpreter rests on no statement.'],
    [
      'rests on what was not found',
      saying('A text.', ['s1', 's99']),
      'A sentence of the interpreter rests on a statement that there is not.',
    ],
    ['ends without sentences', stepping({ progress: 0.5 }), 'The interpreter gave no sentences.'],
    ['never stops', saying('x'.repeat(100_001)), 'The text of the interpreter is too long.'],
    ['forgets itself', saying('Surely YOU\n will win.'), 'The text of the interpreter says "you will".'],
  ])('fails where its interpreter %s', async (_, interpreter, message) => {
    const { result } = work(interpreter);
    await expect(result).rejects.toThrow(message);
    await expect(result).rejects.toBeInstanceOf(InterpreterFault);
  });

  it('lets a text say words in which one is hidden that must not be said', async () => {
    const { result } = work(saying('Predestined? A curser in the field.'));
    expect(JSON.parse(await result)).toMatchObject({ interpretation: { text: 'Predestined? A curser in the field.' } });
  });

  it('tells progress from the calculation on, whatever numbers it is given, and takes the first sentences', async () => {
    const steps = [{ progress: -1 }, { progress: 0.5 }, { progress: Number.NaN }, { progress: 7 }];
    const { told, result } = work(stepping(...steps, said('One.'), said('Two.')));
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

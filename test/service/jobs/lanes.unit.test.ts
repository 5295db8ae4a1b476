import { describe, expect, it } from 'vitest';
import type { SuccessEnvelope } from '../../../src/calculation/envelopes.js';
import type { Elsewhere, LongCall } from '../../../src/service/web/long.js';
import { findTool } from '../../../src/tools/registry.js';
import { deferred } from '../../support/deferred.js';
import { ask, customer, finished, onEachStore } from '../../support/keyed.js';

const TOOL = 'vrata-calendar';

/** Inputs that take long enough to be calculated elsewhere: more than a year of fasts each. */
const years = (count: number, from: string) =>
  Array.from({ length: count }, (_, index) => ({
    ...findTool(TOOL)?.example,
    from,
    to: `${Number(from.slice(0, 4)) + 1}-01-31`,
    longitude: 77 + index / 100,
  }));

/** What a thread would tell, as far as it matters here. */
const answer = ({ slug, fields }: LongCall) => ({ tool: slug, input: fields }) as unknown as SuccessEnvelope;

onEachStore(({ database, keyed }) => {
  const order = async (service: ReturnType<typeof keyed>, key: string, inputs: readonly unknown[]) => {
    const value = { tool: TOOL, inputs };
    return (await ask(service, 'POST', '/api/b2b/calculations', { key, body: { value } })).told['job_id'];
  };

  describe('jobs of other accounts', () => {
    it('come after the input that runs', async () => {
      const [busy, other] = [await customer(database()), await customer(database())];
      const calls: string[] = [];
      const { promise: ordered, resolve: isOrdered } = deferred();
      const elsewhere: Elsewhere = async (call) => {
        calls.push(String(call.fields['from']));
        // The third input takes until the other account has ordered.
        if (calls.length === 3) await ordered;
        return answer(call);
      };
      const service = keyed({ elsewhere });
      const many = await order(service, busy.key, years(60, '1990-01-01'));
      while (calls.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
      const six = await order(service, other.key, years(6, '1991-01-01'));
      isOrdered();
      expect(await finished(service, other.key, six)).toMatchObject({ status: 'succeeded' });
      expect(calls.indexOf('1991-01-01')).toBe(3);
      expect(await finished(service, busy.key, many)).toMatchObject({ status: 'succeeded', credits_refunded: 0 });
      expect(calls).toHaveLength(66);
    });

    it('come while an input of a job of many runs, where they have few', async () => {
      const [busy, other] = [await customer(database()), await customer(database())];
      const { promise: isFinished, resolve: finish } = deferred();
      const elsewhere: Elsewhere = async (call) => {
        if (call.fields['from'] === '1990-01-01') await isFinished;
        return answer(call);
      };
      const service = keyed({ elsewhere });
      const many = await order(service, busy.key, years(60, '1990-01-01'));
      const one = await order(service, other.key, years(1, '1991-01-01'));
      expect(await finished(service, other.key, one)).toMatchObject({ status: 'succeeded' });
      finish();
      expect(await finished(service, busy.key, many)).toMatchObject({ status: 'succeeded' });
    });
  });
});

import { expect, it } from 'vitest';
import { pageContext } from '../../../src/pages/shell/context.js';
import { JobsBlock } from '../../../src/service/account/room/jobs.js';
import { PAGE_WORDS } from '../../support/page-words.js';

const words = PAGE_WORDS.en;
const at = new Date('2026-11-26T12:00:00Z');
const base = 'https://example.org';
const page = pageContext({ locale: 'en', words, root: '', baseUrl: base, path: '/account', query: '', at });

const JOB = {
  job_id: '0b8ab0f4-0000-4000-8000-000000000000',
  kind: 'career',
  tool: null,
  status: 'completed',
  created_at: at,
  input_count: 1,
  credits_deducted: 1,
  credits_refunded: 0,
} as const;

it('leads to older jobs only where there are more than it shows', () => {
  const shown = (hasOlder: boolean) =>
    String(
      JobsBlock({ visit: { page, words: words.account, retentionDays: 30 }, jobs: [JOB, JOB], hasOlder } as never),
    );
  expect(shown(false)).not.toContain('Older jobs');
  expect(shown(true)).toContain('Older jobs');
});

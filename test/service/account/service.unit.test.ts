import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FIXED_PLANS } from '../../../src/jobs/states.js';
import { createJobsService } from '../../../src/service/account/service.js';
import { SlidingWindowLimiter } from '../../../src/service/http/rate-limit.js';
import { createAccount } from '../../../src/service/store/accounts.js';
import { openDirectory } from '../../../src/service/store/data-directory.js';
import { invite } from '../../../src/service/store/invitations.js';
import { migrate } from '../../../src/service/store/migrations.js';
import { Browser, HOME, PASSWORD } from '../../support/account.js';
import { testFolder } from '../../support/folder.js';

const data = testFolder();
const rateLimiter = new SlidingWindowLimiter({ limit: 30 });
const clientId = () => '192.0.2.1';

it('has the pages of holders where they are asked for', { timeout: 60_000 }, async () => {
  const database = await openDirectory(data);
  await migrate(database);
  const at = new Date();
  const { id } = await createAccount(database, {
    name: 'A library user',
    plan: 'free',
    allowances: FIXED_PLANS.free,
    at,
  });
  const invitation = (await invite(database, { account: id, at })) as string;
  await database.close();
  const service = createJobsService({ data, baseUrl: HOME, accounts: true, rateLimiter, clientId, works: false });
  const one = new Browser(service.handle);
  expect((await one.get(`/account/password?invitation=${invitation}`)).status).toBe(200);
  const entered = await one.post('/account/password', { invitation, fresh: PASSWORD, again: PASSWORD });
  expect(entered).toMatchObject({ status: 303, location: '/account' });
  const { status, text } = await one.get('/de/account');
  expect([status, text.includes('A library user')]).toEqual([200, true]);
  expect((await one.get('/plans')).status).toBe(200);
  expect((await one.get('/api/b2b/openapi.json')).status).toBe(200);
  await service.close();
});

it('has none of them elsewhere, and wants to know who asks', async () => {
  const service = createJobsService({ data: join(data, 'none') });
  const one = new Browser(service.handle);
  for (const path of ['/account', '/hi/account/password', '/plans']) expect((await one.get(path)).status).toBe(404);
  await service.close();
  for (const options of [{ accounts: true }, { accounts: true, rateLimiter }]) {
    expect(() => createJobsService(options as never)).toThrow(/^The option accounts needs/);
  }
});

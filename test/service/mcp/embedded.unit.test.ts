import { InMemoryTransport } from '@modelcontextprotocol/client';
import { expect, it } from 'vitest';
import { tools } from '../../../src/entries/index.js';
import { createMcpServer } from '../../../src/entries/mcp.js';
import { connected } from '../../support/mcp.js';

it('a server of one connection takes a transport of the official SDK, and lets go of it', async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const server = createMcpServer({ now: () => new Date('2026-01-01T00:00:00Z') });
  await server.connect(ours);
  const client = await connected(theirs);
  const { structuredContent } = await client.callTool({
    name: 'moon_sign',
    arguments: { ...tools[0]?.example, structured: true },
  });
  expect(structuredContent).toMatchObject({
    calculated_at: '2026-01-01T00:00:00Z',
    methodology_url: 'nirayana://methodology/vedic-moon-sign-calculator',
  });
  let isClosed = false;
  client.onclose = () => {
    isClosed = true;
  };
  await server.close();
  expect(isClosed).toBe(true);
});

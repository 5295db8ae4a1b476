import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { LineTransport, type Streams } from './line-transport.js';
import { calculatorServer, type ServerOptions } from './server.js';

/**
 * Serves one client over two streams, until the client has said all and is answered, or until it is stopped.
 */
export async function serveStreams(streams: Streams, stopped: Promise<unknown>, options: ServerOptions): Promise<void> {
  const transport = new LineTransport(streams);
  const served = serveStdio(() => calculatorServer({ ...options, mayAsk: true }), { transport });
  await Promise.race([transport.ended, stopped]);
  await served.close();
}

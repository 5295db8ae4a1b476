import type { Transport } from '@modelcontextprotocol/server';
import { calculatorServer, type McpOptions } from './server.js';

/** What carries the messages of a connection: a `Transport` of the official SDK, or one of the same shape. */
export interface McpTransport {
  start(): Promise<void>;
  send(message: unknown): Promise<void>;
  close(): Promise<void>;
  onclose?(): void;
  onerror?(error: Error): void;
  onmessage?(message: unknown, extra?: unknown): void;
}

/** A server for one connection. */
export interface McpServer {
  /** Answers what the transport brings, until it is closed. */
  connect(transport: McpTransport): Promise<void>;
  close(): Promise<void>;
}

/**
 * The calculators for one connection over a transport of the caller's own.
 *
 * @example
 * import { createMcpServer } from 'nirayana/mcp';
 *
 * const answers = [];
 * const transport = { start: async () => {}, close: async () => {}, send: async (answer) => void answers.push(answer) };
 * const server = createMcpServer();
 * await server.connect(transport);
 * transport.onmessage({ jsonrpc: '2.0', id: 1, method: 'ping' });
 * await new Promise((resolve) => setTimeout(resolve));
 * answers; // => [{ jsonrpc: '2.0', id: 1, result: {} }]
 */
export function createMcpServer(options: McpOptions = {}): McpServer {
  const server = calculatorServer(options);
  return {
    connect: (transport) => server.connect(transport as Transport),
    close: () => server.close(),
  };
}

export type { LimitedOptions, UnlimitedOptions } from './adapters/http/calculation.js';
export type { Handler } from './adapters/http/handler.js';
export type { MountOptions } from './adapters/http/mount.js';
export { createMcpServer, type McpServer, type McpTransport } from './adapters/mcp/embedded.js';
export { createMcpHandler, type McpHandlerOptions } from './adapters/mcp/handler.js';
export type { McpOptions } from './adapters/mcp/server.js';

export type { LimitedOptions, UnlimitedOptions } from '../service/http/calculation.js';
export type { MountOptions } from '../service/http/door.js';
export type { Handler } from '../service/http/handler.js';
export { createMcpServer, type McpServer, type McpTransport } from '../service/mcp/embedded.js';
export { createMcpHandler, type McpHandlerOptions } from '../service/mcp/handler.js';
export type { McpOptions } from '../service/mcp/server.js';

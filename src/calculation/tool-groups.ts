/** The groups of the tools, in the order of the lists. */
export const TOOL_GROUPS = ['natal', 'matching', 'day', 'western', 'reference'] as const;
export type ToolGroup = (typeof TOOL_GROUPS)[number];

export const CHART_FILE: URL;
export const COMMAND_FILE: URL;
export function exampleChart(): string;
export function chartPicture(): string;
export function commandPicture(): string;

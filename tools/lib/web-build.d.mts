export function ensureWebBuild(): Promise<void>;

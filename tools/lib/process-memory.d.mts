export const memoryEnvironment: Readonly<Record<string, string>>;
export const memoryFlags: readonly string[];

import type * as AiSdk from 'ai';

/** The AI SDK, loaded at its first use; what it would print about settings that a model ignores is known and written down. */
export async function loadAiSdk(): Promise<typeof AiSdk> {
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  return import('ai');
}

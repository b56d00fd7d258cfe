import type { LineSettings } from './provider-line.ts';

/** What an operator tells about an engine elsewhere. */
export interface EngineSettings extends LineSettings {
  /** With the version's path, without a slash at the end. */
  readonly baseUrl: string;
  /** Empty where the engine wants none. */
  readonly apiKey: string;
  /** In place of the model of our own table. */
  readonly model?: string | undefined;
  /** Pause between two looks, in milliseconds. */
  readonly pollMs?: number;
}

/** One setting of an engine: what its text must be, and what it is where nobody has set it. */
export interface EngineSetting {
  readonly kind: 'secret' | 'text' | 'address';
  readonly default?: string;
  /** A value that counts as not set: what another engine reads from the same setting, and this one has no use for. */
  readonly exceptFor?: string;
}

/** What has been set, by the names of the settings; nothing stands here for a default. */
export type GivenSettings = Readonly<Record<string, string | undefined>>;

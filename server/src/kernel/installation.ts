/** A setting as an administrator may read it: never a secret's value. */
export interface Setting {
  readonly name: string;
  /** Undefined for a secret, and where nothing is set; an address without a log-in or query. */
  readonly value: string | undefined;
  readonly isSecret: boolean;
  readonly isSet: boolean;
  readonly source: 'environment' | 'file' | 'default' | 'made_here';
  /** What it decides, in the words of `.env.example`. */
  readonly decides: string;
}

/** How a process was set up (DESK-59). */
export interface Installation {
  readonly isProduction: boolean;
  readonly settings: readonly Setting[];
  /** A sentence for each setting that is only fit for a desk. */
  readonly onlyForDesk: readonly string[];
}

import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Installation, SigningKey } from '../../ports/media-signer.ts';

/** What this slice works with. */
export interface ProvenanceContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly installation: Installation;
  /** Undefined where nothing is signed (`PROVENANCE=off`). */
  readonly signingKey: SigningKey | undefined;
}

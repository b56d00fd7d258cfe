import type { Db } from '../../db/transaction.ts';
import type { PresentContext } from '../content/index.ts';

/** What the verbs of collections need. */
export interface CollectionsContext extends PresentContext {
  readonly db: Db;
}

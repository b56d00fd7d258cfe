import { frame } from './frame.ts';
import { people } from './people.ts';

export type { ActReply, Facts, Previewed } from './acts.ts';
export type { Approval, AuditEntry, Waiting } from './frame.ts';
export type { LedgerEntry, PersonRow } from './people.ts';

/** Every call of the operator's desk. A door of its own (`@loomlight/contract/desk`), so that no page of a visitor carries one of them. */
export const desk = {
  ...frame,
  people: people.list,
  person: people.get,
  personLedger: people.ledger,
  changeCredits: people.credits,
  changeRole: people.role,
  deactivate: people.deactivate,
  reactivate: people.reactivate,
  signOut: people.signOut,
} as const;

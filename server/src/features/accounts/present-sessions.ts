import type { contract, ReplyOf } from '@loomlight/contract';
import type { OpenSession } from './list-sessions.ts';

/** Devices that are signed in, as the wire spells them. */
export function presentSessions(rows: readonly OpenSession[]): ReplyOf<typeof contract.accounts.sessions> {
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      device: row.device,
      method: row.method === 'google' || row.method === 'passkey' || row.method === 'mail' ? row.method : 'password',
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at.toISOString(),
      is_current: row.isCurrent,
    })),
  };
}

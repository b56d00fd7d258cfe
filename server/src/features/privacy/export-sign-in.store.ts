import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';
import { exportPage } from './export.store.ts';

// What the person signs in with, and where they are signed in, page by page.

export async function pageOfSessions(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'device', 'method', 'created_at', 'last_used_at', 'ended_at'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(exportPage)
    .execute();
}

/** Accounts elsewhere that open this one; a handful. */
export async function pageOfIdentities(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('identity')
    .select(['subject as id', 'provider', 'created_at'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('subject', '>', after ?? ''))
    .orderBy('subject')
    .limit(exportPage)
    .execute();
}

/** A new address that waits to be confirmed; at most one. */
export async function pageOfEmailChanges(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('email_change')
    .select(['id', 'email as new_email', 'asked_at', 'changes_at', 'new_confirmed_at', 'old_confirmed_at'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .limit(exportPage)
    .execute();
}

/** What the person signs in with besides the password, without what is secret about it; a handful. */
export async function pageOfFactors(tx: Tx, userId: string, after: string | undefined) {
  const { rows } = await sql<{
    id: string;
    kind: string;
    name: string | null;
    created_at: Date;
    last_used_at: Date | null;
  }>`
    SELECT * FROM (
      SELECT 'authenticator-app' AS id, 'authenticator_app' AS kind, NULL AS name, confirmed_at AS created_at,
        NULL::timestamptz AS last_used_at
      FROM totp_factor WHERE user_id = ${userId}::uuid AND confirmed_at IS NOT NULL
      UNION ALL
      SELECT id::text, 'passkey', name, created_at, last_used_at FROM passkey WHERE user_id = ${userId}::uuid
      UNION ALL
      SELECT 'recovery-codes', 'recovery_codes', count(*) || ' left', min(created_at), NULL
      FROM recovery_code WHERE user_id = ${userId}::uuid HAVING count(*) > 0) AS factor
    WHERE ${after ?? ''} = '' OR id > ${after ?? ''}
    ORDER BY id LIMIT ${exportPage}::int`.execute(tx);
  return rows;
}

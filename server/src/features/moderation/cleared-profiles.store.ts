import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import type { ClearedWords, ProfileParts } from '../accounts/index.ts';

/** What a decision has taken, and the words of it until they are forgotten. */
export interface ClearedProfile {
  readonly parts: ProfileParts;
  /** Undefined when they were forgotten. */
  readonly words: ClearedWords | undefined;
}

export async function insertClearedProfile(
  tx: Tx,
  cleared: {
    readonly decisionId: string;
    readonly userId: string;
    readonly parts: ProfileParts;
    readonly words: ClearedWords;
    readonly forgetAt: Date;
  },
): Promise<void> {
  const { decisionId, userId, parts, words, forgetAt } = cleared;
  await tx
    .insertInto('cleared_profile')
    .values({
      ...{ decision_id: decisionId, user_id: userId, forget_at: forgetAt },
      ...{ took_name: parts.name, took_bio: parts.bio, took_picture: parts.profilePicture },
      ...{ username: words.username, full_name: words.fullName, bio: words.bio, member_name: words.memberName },
    })
    .execute();
}

export async function findClearedProfile(db: Db, decisionId: string): Promise<ClearedProfile | undefined> {
  const row = await db
    .selectFrom('cleared_profile')
    .selectAll()
    .where('decision_id', '=', decisionId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { username, full_name: fullName, bio, member_name: memberName } = row;
  return {
    parts: { name: row.took_name, bio: row.took_bio, profilePicture: row.took_picture },
    words: row.forgotten_at === null ? { username, fullName, bio, memberName } : undefined,
  };
}

/** Forgets the words of some that nobody can appeal against any more; answers how many. */
export async function forgetSomeClearedProfiles(
  db: Db,
  over: { readonly now: Date; readonly limit: number },
): Promise<number> {
  const due = sql`SELECT decision_id FROM cleared_profile WHERE forget_at <= ${over.now}::timestamptz AND forgotten_at IS NULL
    ORDER BY forget_at LIMIT ${over.limit}::int FOR UPDATE SKIP LOCKED`;
  return forget(db, { which: due, now: over.now });
}

/** Forgets the words of some that were taken from one person; answers how many. */
export async function forgetClearedProfilesOf(
  db: Db,
  of: { readonly userId: string; readonly now: Date; readonly limit: number },
): Promise<number> {
  const own = sql`SELECT decision_id FROM cleared_profile WHERE user_id = ${of.userId}::uuid AND forgotten_at IS NULL
    LIMIT ${of.limit}::int FOR UPDATE`;
  return forget(db, { which: own, now: of.now });
}

async function forget(
  db: Db,
  { which, now }: { readonly which: ReturnType<typeof sql>; readonly now: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE cleared_profile SET username = NULL, full_name = NULL, bio = NULL, forgotten_at = ${now}::timestamptz
    WHERE decision_id = ANY(ARRAY(${which}))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

import type { Db, InTx } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import { usernameKey } from './accounts.rules.ts';
import { isHeldForOther, releaseWithheldName } from './former-names.store.ts';
import { lookOf } from './look-alike.rules.ts';
import { freeMemberName } from './member-name.ts';
import { clearPicture, isNameOfOther, lockProfile, updatePerson } from './person.store.ts';
import { renamePerson, withholdName } from './rename-person.ts';

/** What the desk takes from a profile. */
export interface ProfileParts {
  readonly name: boolean;
  readonly bio: boolean;
  readonly profilePicture: boolean;
}

/** The words as they were, null for those that were not taken, and what the person was called instead. */
export interface ClearedWords {
  readonly username: string | null;
  readonly fullName: string | null;
  readonly bio: string | null;
  readonly memberName: string | null;
}

/**
 * Takes these parts: the name becomes `member-` with eight letters, and the one before leads nowhere and is nobody's until then; the bio is
 * emptied; the picture is named no more (its file is the caller's to remove). Answers what was taken.
 */
export async function clearProfile(
  ctx: { readonly clock: Clock; readonly ids: Ids } & InTx,
  input: { readonly userId: string; readonly parts: ProfileParts; readonly withheldUntil: Date },
): Promise<ClearedWords & { readonly pictureId: string | null }> {
  const { userId, parts, withheldUntil } = input;
  const before = await lockProfile(ctx.tx, userId);
  const memberName = parts.name ? await freeMemberName(ctx) : null;
  if (memberName !== null) await withholdName(ctx, { userId, username: memberName, until: withheldUntil });
  await updatePerson(ctx.tx, userId, {
    ...(parts.name && { fullName: '' }),
    ...(parts.bio && { bio: '' }),
  });
  if (parts.profilePicture) await clearPicture(ctx.tx, userId);
  return {
    username: parts.name ? (before?.username ?? null) : null,
    fullName: parts.name ? (before?.full_name ?? null) : null,
    bio: parts.bio ? (before?.bio ?? null) : null,
    pictureId: parts.profilePicture ? (before?.profile_pic_id ?? null) : null,
    memberName,
  };
}

/** Which of the words would come back now: what the person has chosen since stays, and so does a name that somebody else has by now. */
export async function findReturnable(
  ctx: { readonly db: Db; readonly clock: Clock },
  input: { readonly userId: string; readonly cleared: ClearedWords },
): Promise<{ readonly name: boolean; readonly bio: boolean }> {
  const { userId, cleared } = input;
  const person = await lockProfile(ctx.db, userId);
  if (!person || person.deleted_at !== null) return { name: false, bio: false };
  return {
    name:
      cleared.username !== null &&
      person.username === cleared.memberName &&
      (await isFreeFor(ctx, { userId, username: cleared.username })),
    bio: cleared.bio !== null && person.bio === '',
  };
}

/** Gives the words back that can be (`findReturnable`); a name that does not come back may be taken again by its person. */
export async function giveProfileBack(
  ctx: { readonly clock: Clock } & InTx,
  input: { readonly userId: string; readonly cleared: ClearedWords },
): Promise<void> {
  const { userId, cleared } = input;
  const returns = await findReturnable(ctx, input);
  if (cleared.username !== null) await releaseWithheldName(ctx.tx, { userId, key: usernameKey(cleared.username) });
  if (returns.name && cleared.username !== null) await renamePerson(ctx, { userId, username: cleared.username });
  await updatePerson(ctx.tx, userId, {
    ...(returns.name && cleared.fullName !== null && { fullName: cleared.fullName }),
    ...(returns.bio && cleared.bio !== null && { bio: cleared.bio }),
  });
}

/** Whether nobody else has it or is owed it. What is withheld from everybody was withheld from this person. */
async function isFreeFor(
  ctx: { readonly db: Db; readonly clock: Clock },
  { userId, username }: { readonly userId: string; readonly username: string },
): Promise<boolean> {
  const name = { key: usernameKey(username), look: lookOf(username), userId };
  if (await isNameOfOther(ctx.db, name)) return false;
  return !(await isHeldForOther(ctx.db, { ...name, now: ctx.clock.now() }));
}

import { profilePicturePath, type Self } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import { getHeld, presentHeld } from '../credits/index.ts';
import { findSelf } from './accounts.store.ts';

/** The signed-in person as the person sees it (R-ENT-02). */
export async function getSelf(ctx: { readonly db: Db }, userId: string): Promise<Self> {
  const row = await findSelf(ctx.db, userId);
  if (!row) throw appError('not_found');
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    full_name: row.full_name ?? row.username,
    profile_pic_id: row.profile_pic_id,
    profile_pic:
      row.profile_pic_id === null ? null : profilePicturePath({ userId: row.id, pictureId: row.profile_pic_id }),
    created_at: row.created_at.toISOString(),
    credits: row.balance - row.held,
    ...presentHeld(await getHeld(ctx, { userId, held: row.held })),
    is_active: row.is_active,
    email_verified: row.email_verified_at !== null,
    subscription: row.subscription === 'premium' ? 'premium' : 'free',
    role: row.role === 'admin' ? 'admin' : 'user',
    bio: row.bio,
    has_password: row.password_hash !== null,
    welcome_credits_wait: Boolean(row.is_bonus_withheld),
  };
}

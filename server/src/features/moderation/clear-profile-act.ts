import { profilePicturePath } from '@loomlight/contract';
import { accountOf } from '../../kernel/actor.ts';
import { fieldError } from '../../kernel/errors.ts';
import { clearProfile, isMemberName, lockProfile, type ProfileParts } from '../accounts/index.ts';
import type { Act, Facts } from '../audit/index.ts';
import { removeFileLater } from '../content/index.ts';
import { insertClearedProfile } from './cleared-profiles.store.ts';
import { insertDecision } from './decisions.store.ts';
import { tellStatement } from './tell-statement.ts';
import { endsOf } from './moderation.rules.ts';
import { lookAtMember } from './person-restriction.ts';
import type { Reasons } from './restrict-by-decision.ts';

export interface ClearProfile extends Reasons {
  readonly userId: string;
  readonly parts: ProfileParts;
}

/**
 * Takes the name, the bio or the picture of somebody's profile, at once and for everybody (DESK-96). It is a decision with a statement of
 * reasons and an appeal; the words are kept for that, and a picture is gone. Its file goes after the commit, by `settleItems` of the person's id.
 */
export const clearProfileAct: Act<ClearProfile> = {
  action: 'people.clear-profile',
  subject: ({ userId }) => userId,
  plan: async (ctx, { actorId, input: { userId, parts } }) => {
    await lookAtMember(ctx, { actorId, userId });
    const profile = await lockProfile(ctx.db, userId);
    if (parts.name && profile && isMemberName(profile.username) && profile.full_name === null)
      throw fieldError('name', 'This name was given at the desk.');
    if (parts.bio && profile?.bio === '') throw fieldError('bio', 'There is no bio.');
    if (parts.profilePicture && profile?.profile_pic_id === null) throw fieldError('picture', 'There is no picture.');
    return {
      before: stated(parts, { name: 'as chosen', bio: 'as written', profile_picture: 'as chosen' }),
      after: stated(parts, { name: 'replaced', bio: 'emptied', profile_picture: 'removed' }),
      effects: [
        ...(parts.name
          ? ['They are called member-, with eight letters. The address of the former name leads nowhere.']
          : []),
        ...(parts.profilePicture ? ['The file of the picture is removed, and does not come back by an appeal.'] : []),
        'They get a statement of reasons by mail, and can appeal.',
      ],
      needs: 'confirm',
      // The audit keeps no name; what was looked at is what is taken.
      basis: JSON.stringify([profile?.username, profile?.full_name, profile?.bio, profile?.profile_pic_id]),
    };
  },
  carryOut: async (ctx, { actorId, input }) => {
    const { userId, parts, ...reasons } = input;
    const now = ctx.clock.now();
    const id = ctx.ids.uuid();
    const { appealUntil, forgetAt } = endsOf(now, ctx.siteSettings.current().appeal_days);
    const { pictureId, ...words } = await clearProfile(ctx, { userId, parts, withheldUntil: forgetAt });
    if (pictureId !== null)
      await removeFileLater(ctx, {
        id: userId,
        key: profilePicturePath({ userId, pictureId }).replace(/^\/media\//, ''),
      });
    await insertDecision(ctx.tx, {
      ...{ id, reportId: null, userId, action: 'clear_profile', ...reasons },
      ...{ detectedBy: 'own', takenBy: 'person', decidedBy: accountOf(actorId), decidedAt: now, appealUntil },
    });
    await insertClearedProfile(ctx.tx, { decisionId: id, userId, parts, words, forgetAt });
    await tellStatement(ctx, { decisionId: id, userId, action: 'clear_profile' });
  },
};

/** What is said of each part that is taken. */
function stated(
  parts: ProfileParts,
  words: { readonly name: string; readonly bio: string; readonly profile_picture: string },
): Facts {
  return {
    ...(parts.name && { name: words.name }),
    ...(parts.bio && { bio: words.bio }),
    ...(parts.profilePicture && { profile_picture: words.profile_picture }),
  };
}

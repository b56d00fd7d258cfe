import { accountOf } from '../../kernel/actor.ts';
import { fieldError } from '../../kernel/errors.ts';
import { momentWords } from '../../kernel/moment-words.ts';
import { countOpenSessions, endSessionsOf } from '../accounts/index.ts';
import type { Act, ActContext } from '../audit/index.ts';
import { insertDecision, listStandingOn, markReversed } from './decisions.store.ts';
import { tellStatement } from './tell-statement.ts';
import { endsOf } from './moderation.rules.ts';
import { lookAtMember, type PersonRestriction, restrictionFact, setRestriction } from './person-restriction.ts';
import type { Reasons } from './restrict-by-decision.ts';

/** Longer than this nobody is restricted for a time: that would be for good. */
const daysMax = 366;

export interface RestrictPerson extends Reasons {
  readonly userId: string;
  /** As it was asked for: a time in ISO 8601. */
  readonly until: string;
}

/**
 * Mutes or suspends a person until a date (DESK-34, DESK-35). Whoever is muted makes and does not show; whoever is suspended is signed out and does
 * not come in. The clock ends either. It is a decision with a statement of reasons and an appeal, and takes the place of an earlier one.
 */
export function restrictPersonAct({ restriction }: { readonly restriction: PersonRestriction }): Act<RestrictPerson> {
  return {
    action: restriction === 'mute' ? 'people.mute' : 'people.suspend',
    subject: ({ userId }) => userId,
    plan: async (ctx, { actorId, input }) => {
      const person = await lookAtMember(ctx, { actorId, userId: input.userId });
      const now = ctx.clock.now();
      const until = dateOf(input.until, now);
      const column = restriction === 'mute' ? person.muted_until : person.suspended_until;
      return {
        before: restrictionFact(restriction, column, now),
        after: restrictionFact(restriction, until, now),
        effects: await effectsOf(ctx, { userId: input.userId, restriction, until }),
        needs: 'confirm',
      };
    },
    carryOut: async (ctx, { actorId, input }) => {
      const { userId, until: asked, ...reasons } = input;
      const now = ctx.clock.now();
      const until = dateOf(asked, now);
      const id = ctx.ids.uuid();
      await setRestriction(ctx, { userId, restriction, until });
      // Ended and not only refused: whoever comes back signs in anew.
      if (restriction === 'suspend') await endSessionsOf(ctx.tx, { userId, reason: 'suspended', now });
      const earlier = await listStandingOn(ctx.tx, { userId, action: restriction });
      await insertDecision(ctx.tx, {
        ...{ id, reportId: null, userId, action: restriction, until, ...reasons },
        ...{ detectedBy: 'own', takenBy: 'person', decidedBy: accountOf(actorId), decidedAt: now },
        appealUntil: endsOf(now, ctx.siteSettings.current().appeal_days).appealUntil,
      });
      for (const decision of earlier) await markReversed(ctx.tx, { id: decision.id, by: id, now });
      await tellStatement(ctx, { decisionId: id, userId, action: restriction });
    },
  };
}

function dateOf(asked: string, now: Date): Date {
  const until = new Date(asked);
  if (until <= now) throw fieldError('until', 'This date is over. Please choose a later one.');
  if (until.getTime() > now.getTime() + daysMax * 86_400_000)
    throw fieldError('until', `At most ${daysMax} days are possible. For good an account is deactivated.`);
  return until;
}

async function effectsOf(
  ctx: ActContext,
  wish: { readonly userId: string; readonly restriction: PersonRestriction; readonly until: Date },
): Promise<string[]> {
  const ends = `It ends by itself on ${momentWords(wish.until)}.`;
  const told = 'They get a statement of reasons by mail, and can appeal.';
  if (wish.restriction === 'mute')
    return ['They make in private, and change nothing that others see. What is on sale stays on sale.', ends, told];
  const devices = await countOpenSessions(ctx.db, wish.userId);
  return [
    devices === 1 ? '1 device is signed out.' : `${devices} devices are signed out.`,
    'What they made stays as it is, and running generations finish.',
    ends,
    told,
  ];
}

import { countCredits } from '@loomlight/contract';
import { appError, fieldError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { Act } from '../audit/index.ts';
import {
  type CampaignFilter,
  countMeant,
  insertCampaign,
  isCampaignName,
  lockCampaign,
  markStopped,
} from './campaigns.store.ts';

/** So many people are written down in one statement at most; more are several campaigns, by when people joined. */
const peopleMax = 100_000;

export interface CampaignWish {
  readonly name: string;
  /** For each person. */
  readonly credits: number;
  /** The most in all, in credits. */
  readonly budget: number;
  /** Moments as they were asked for, in ISO 8601; null for any. */
  readonly joinedFrom: string | null;
  readonly joinedBefore: string | null;
  readonly bought: 'any' | 'yes' | 'no';
  readonly activeSince: string | null;
}

/**
 * Gives everybody of a filter the same credits, once (DESK-54). Another administrator always approves; who is meant is looked up again then, within the
 * budget, and written down: a round gives it from there. A name stands for one campaign for ever, so that an act that is approved twice gives once.
 */
export const startCampaignAct: Act<CampaignWish> = {
  action: 'campaigns.start',
  subject: ({ name }) => name,
  plan: async (ctx, { input }) => {
    const { name, credits, budget } = input;
    const filter = filterOf(input);
    if (filter.joinedFrom && filter.joinedBefore && filter.joinedFrom >= filter.joinedBefore)
      throw fieldError('joined_before', 'Nobody has joined between these two.');
    if (await isCampaignName(ctx.db, name)) throw fieldError('name', 'There was a campaign of this name already.');
    const people = await countMeant(ctx.db, filter, { now: ctx.clock.now(), limit: peopleMax + 1 });
    if (people === 0) throw fieldError('joined_from', 'This means nobody.');
    if (people > peopleMax)
      throw fieldError(
        'joined_from',
        `This means more than ${inWords(peopleMax)} people. Please make several campaigns, by when they joined.`,
      );
    const total = people * credits;
    if (total > budget)
      throw fieldError(
        'budget',
        `The budget is too small: this means ${inWords(people)} people, who get ${countCredits(total)} in all.`,
      );
    const { joinedFrom, joinedBefore, bought, activeSince } = input;
    const asked = { joined_from: joinedFrom, joined_before: joinedBefore, bought, active_since: activeSince };
    return {
      before: { state: 'none' },
      after: { state: 'active', people, credits, credits_in_all: total, budget, ...asked },
      effects: [
        `${inWords(people)} people get ${countCredits(credits)} each: ${countCredits(total)} in all.`,
        `Who is meant is looked up again at the approval, and never more than ${countCredits(budget)} are given.`,
        'Who leaves or is suspended before it is their turn gets none, and neither does who could not hold more.',
        `They read “${name}” in their own history.`,
      ],
      needs: 'second_person',
    };
  },
  carryOut: async (ctx, { actorId, input }) => {
    const { name, credits, budget } = input;
    const campaign = { ...{ name, credits, budget }, id: ctx.ids.uuid(), made_by: actorId, made_at: ctx.clock.now() };
    const limit = Math.min(peopleMax, Math.floor(budget / credits));
    // Of two approvals at once the second one finds the name taken, as it would a moment later.
    if (!(await insertCampaign(ctx.tx, campaign, filterOf(input), limit))) throw appError('desk_changed');
  },
};

/** Stops a campaign (DESK-54): who has the credits keeps them, and nobody else gets any. */
export const stopCampaignAct: Act<{ readonly campaignId: string }> = {
  action: 'campaigns.stop',
  subject: ({ campaignId }) => campaignId,
  plan: async (ctx, { input: { campaignId } }) => {
    const campaign = isUuid(campaignId) ? await lockCampaign(ctx.db, campaignId) : undefined;
    if (!campaign) throw appError('not_found');
    if (campaign.state !== 'active') throw appError('desk_changed', { message: 'This campaign is over.' });
    const { name, credits, people, given } = campaign;
    // How far it has got is none of the facts: it goes on until this is done.
    const facts = { campaign: name, credits, people };
    return {
      before: { ...facts, state: 'active' },
      after: { ...facts, state: 'stopped' },
      effects: [`${inWords(given)} of ${inWords(people)} people have their credits so far, and keep them.`],
      needs: 'confirm',
    };
  },
  carryOut: (ctx, { input }) => markStopped(ctx.tx, input.campaignId, ctx.clock.now()),
};

function filterOf({ joinedFrom, joinedBefore, bought, activeSince }: CampaignWish): CampaignFilter {
  const at = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));
  return { joinedFrom: at(joinedFrom), joinedBefore: at(joinedBefore), bought, activeSince: at(activeSince) };
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}

import { contract, ownersShare } from '@loomlight/contract';
import { inTransaction } from '../../db/transaction.ts';
import { changeContent } from '../../features/content/change-content.ts';
import { removeContent } from '../../features/content/remove-content.ts';
import { grantCredits } from '../../features/credits/index.ts';
import { gatherSales } from '../../features/prompts/gather-sales.ts';
import { allArrive } from '../all-arrive.ts';
import { unlockPrompt } from '../../features/prompts/unlock-prompt.ts';
import { idempotencyKeyOf } from '../../features/idempotency/index.ts';
import { accepted } from './agree.ts';
import { type Act, receive, type World } from './world.ts';

const feePercent = 20;

/** Prompts are locked, sold, opened and removed, and credits are given away. */
export function tradeActs(world: World): readonly Act[] {
  const { db, clock, random, below, pick, people, content, done } = world;
  const sell = gatherSales({ db });

  async function unlock(): Promise<void> {
    const item = done();
    const buyer = pick(people);
    if (!item || !buyer) return;
    const { price } = item;
    const key = random() < 0.3 ? `unlock ${world.lastNumber()}${item.id}` : undefined;
    const buy = () =>
      unlockPrompt(
        { db, clock, feePercent, sell, bonusBuysPrompts: true, onSold: () => undefined },
        {
          actor: buyer.actor,
          id: item.id,
          contentType: item.kind,
          expectedPrice: random() < 0.1 ? 99 : (price ?? 0),
          idempotencyKey: idempotencyKeyOf(contract.prompts.purchase, { userId: buyer.actor.userId, key, body: {} }),
        },
      );
    const refusals = ['own_content', 'not_locked', 'price_changed', 'insufficient_credits', 'not_found'] as const;
    const results = await Promise.all([accepted(buy, refusals), accepted(buy, refusals)]);
    await allArrive({ db, clock });
    if (!results.includes('unlocked') || item.buyers.has(buyer) || price === undefined) return;
    item.buyers.add(buyer);
    buyer.balance -= price;
    receive(item.owner, ownersShare(price, feePercent));
  }

  async function change(): Promise<void> {
    const item = done();
    if (!item) return;
    const lock = random() < 0.6;
    const price = below(40);
    await changeContent(content, {
      id: item.id,
      contentType: item.kind,
      actor: item.owner.actor,
      change: lock
        ? { isPublic: true, isPromptLocked: true, promptPrice: price }
        : { isPublic: random() < 0.7, isPromptLocked: false },
    });
    item.price = lock ? price : undefined;
  }

  async function remove(): Promise<void> {
    const item = done();
    if (!item) return;
    await removeContent(content, { id: item.id, contentType: item.kind, actor: item.owner.actor });
    item.state = 'over';
  }

  async function grant(): Promise<void> {
    const person = pick(people);
    if (!person) return;
    const credits = 1 + below(60);
    const cause = `simulation:${world.nextNumber()}`;
    for (let again = 0; again < 2; again += 1)
      await inTransaction({ db }, (ctx) =>
        grantCredits(ctx, {
          userId: person.actor.userId,
          kind: 'promotional_credit',
          credits,
          cause,
          description: 'Gift',
          by: { actor: 'test', action: 'credits.give' },
          now: clock.now(),
        }),
      );
    receive(person, credits);
  }

  return [
    ['unlock', 14, unlock],
    ['change', 6, change],
    ['remove', 1, remove],
    ['grant', 4, grant],
  ];
}

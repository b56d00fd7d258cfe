import { countCredits, formatMoney } from '@loomlight/contract';
import { appError, fieldError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { momentWords } from '../../kernel/moment-words.ts';
import type { Act, ActContext, Facts } from '../audit/index.ts';
import {
  applyDueChanges,
  insertPackageChange,
  listComingChanges,
  lockPackage,
  lockPackageChange,
  markCancelled,
} from './package-changes.store.ts';
import { listAllPackages, type PackageRow } from './payments.store.ts';

export interface PackageWish {
  readonly packageId: string;
  /** As it was asked for, in ISO 8601; null for at once. */
  readonly effectiveAt: string | null;
  readonly name: string;
  readonly description: string;
  readonly credits: number;
  readonly priceCents: number;
  readonly currency: string;
  readonly isActive: boolean;
}

/** So far ahead a price may be set. */
const daysMax = 366;

/**
 * Changes a package of credits, or makes a new one, at once or from a minute on (DESK-51). Orders that were opened before keep what was agreed:
 * the price stands in the order.
 */
export const changePackageAct: Act<PackageWish> = {
  action: 'packages.change',
  subject: ({ packageId }) => packageId,
  plan: async (ctx, { input }) => {
    const now = ctx.clock.now();
    const at = momentOf(input.effectiveAt, now);
    const before = await lockPackage(ctx.db, input.packageId);
    const coming = (await listComingChanges(ctx.db)).filter((change) => change.package_id === input.packageId);
    if (at && coming.some((change) => change.effective_at.getTime() === at.getTime()))
      throw fieldError('effective_at', 'Another change of this package begins at that minute. Please cancel it first.');
    return {
      before: { ...(before ? factsOf(before) : {}), coming: coming.length },
      after: { ...factsOf(rowOf(input)), coming: coming.length + (at ? 1 : 0) },
      effects: [
        at ? `It holds from ${momentWords(at)} on.` : 'It holds at once.',
        'A payment link that was made before keeps its price and its credits.',
        ...(await compare(ctx, rowOf(input))),
      ],
      needs: 'confirm',
    };
  },
  carryOut: async (ctx, { actorId, input }) => {
    const now = ctx.clock.now();
    const effectiveAt = momentOf(input.effectiveAt, now) ?? now;
    const change = { changeId: ctx.ids.uuid(), effectiveAt, madeBy: actorId, now };
    await insertPackageChange(ctx.tx, { ...rowOf(input), ...change });
    await applyDueChanges(ctx.tx, now);
  },
};

/** Takes a change back that has not begun yet. Throws 409 for one that has. */
export const cancelPackageChangeAct: Act<{ readonly changeId: string }> = {
  action: 'packages.cancel-change',
  subject: ({ changeId }) => changeId,
  plan: async (ctx, { input }) => {
    const change = isUuid(input.changeId) ? await lockPackageChange(ctx.db, input.changeId) : undefined;
    if (!change) throw appError('not_found');
    if (change.applied_at !== null || change.cancelled_at !== null || change.effective_at <= ctx.clock.now())
      throw appError('desk_changed', { message: 'This change has begun already, or was cancelled.' });
    const facts = { package: change.package_id, effective_at: change.effective_at.toISOString() };
    return {
      before: { ...facts, state: 'coming' },
      after: { ...facts, state: 'cancelled' },
      effects: ['The package stays as it is.'],
      needs: 'confirm',
    };
  },
  carryOut: (ctx, { input }) => markCancelled(ctx.tx, input.changeId, ctx.clock.now()),
};

function momentOf(effectiveAt: string | null, now: Date): Date | undefined {
  if (effectiveAt === null) return undefined;
  const at = new Date(effectiveAt);
  if (at <= now) throw fieldError('effective_at', 'This minute is over. Leave it out for a change at once.');
  if (at.getTime() > now.getTime() + daysMax * 86_400_000)
    throw fieldError('effective_at', `A price is set at most ${daysMax} days ahead.`);
  return at;
}

function rowOf(wish: PackageWish): PackageRow {
  const { packageId: id, name, description, credits, currency } = wish;
  return { id, name, description, credits, currency, price_cents: wish.priceCents, is_active: wish.isActive };
}

function factsOf({ name, description, credits, price_cents, currency, is_active }: PackageRow): Facts {
  return { name, description, credits, price_cents, currency, on_offer: is_active };
}

/** What a unit of money buys, beside the other packages on offer of the same currency. */
async function compare(ctx: ActContext, pack: PackageRow): Promise<string[]> {
  const others = (await listAllPackages(ctx.db)).filter(
    (other) => other.is_active && other.id !== pack.id && other.currency === pack.currency,
  );
  return [pack, ...others].map(({ name, credits, price_cents: cents, currency }) => {
    const each = ((credits * 100) / cents).toFixed(1);
    return `${name}: ${countCredits(credits)} for ${formatMoney(cents, currency)}, ${each} for ${formatMoney(100, currency)}.`;
  });
}

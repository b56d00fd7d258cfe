import { countCredits } from '@loomlight/contract';
import { appError, fieldError } from '../../kernel/errors.ts';
import type { InTx } from '../../db/transaction.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { Act, ActContext, Facts } from '../audit/index.ts';
import { lockStandingItems, type StandingItem } from '../content/index.ts';
import { countWithdrawal, withdrawWords } from '../prompts/index.ts';
import { findFirstBefore } from './decisions.store.ts';
import { listCopiesAmong } from './copies.store.ts';
import { endEvidenceOf } from './evidence.store.ts';
import { freezeEvidence } from './freeze-evidence.ts';
import { mailReporter } from './mail-reporter.ts';
import type { ModerationContext } from './moderation.context.ts';
import { endsOf, isUrgent } from './moderation.rules.ts';
import { planStrikes } from './plan-strikes.ts';
import { printsOf } from './read-copies.ts';
import { endBannedPrintsOf, insertBannedPrints } from '../rules/index.ts';
import { listReportItems, lockReport, markDecided, type ReportRow } from './reports.store.ts';
import { type ItemAction, restrictByDecision } from './restrict-by-decision.ts';
import { stateOf } from './standing-words.rules.ts';

export interface ReportDecision {
  readonly reportId: string;
  readonly items: readonly { readonly id: string; readonly action: ItemAction }[];
  readonly ground: 'law' | 'terms' | null;
  readonly groundRef: string;
  readonly facts: string;
  readonly redress: string;
  readonly answer: string;
  /** It counts against each owner of what is restricted (DESK-115). */
  readonly strike: boolean;
}

/**
 * Decides a report, item by item (DESK-15): what is left out is let stand, and shown again where it was hidden. Copies that were found are decided
 * with it where they are chosen, and stay as they are where not (DESK-14). The audit holds ids and states; facts and answer go to those whom they
 * concern.
 */
export function decideReportAct(ctx: ModerationContext): Act<ReportDecision> {
  const moderation = ctx;
  return {
    action: 'reports.decide',
    subject: ({ reportId }) => reportId,
    plan: async (ctx, { input }) => {
      const { report, items } = await look(ctx, input);
      const before: Record<string, Facts[string]> = { report: report.state };
      const after: Record<string, Facts[string]> = { report: 'decided' };
      for (const { item, action } of items) {
        before[item.id] = stateOf(item);
        after[item.id] = await stateAfter(ctx, item, action);
      }
      const strikes = await planStrikes(ctx, { userIds: input.strike ? ownersOf(items) : [] });
      return {
        before: { ...before, ...strikes.before },
        after: { ...after, ...strikes.after },
        effects: [...(await effectsOf(ctx, report, items)), ...strikes.effects],
        needs: 'confirm',
      };
    },
    carryOut: async (ctx, { actorId, input }) => {
      const { report, items } = await look(ctx, input);
      const copies = items.filter(({ isCopy }) => isCopy).map(({ item }) => item.id);
      const now = ctx.clock.now();
      const inside = { ...moderation, ...ctx };
      // Balances before the people that decisions refer to (decision 34).
      const withdrawn = items.filter(({ action }) => action === 'withdraw_words').map(({ item }) => item.id);
      if (withdrawn.length > 0) await withdrawWords(ctx, { contentIds: withdrawn, actorId, now });
      // As what is named was: an appeal is decided by what there was.
      await freezeEvidence(inside, { itemIds: copies, category: report.category });
      const { ground, groundRef, facts, redress } = input;
      const decisions = await restrictByDecision(inside, {
        reportId: report.id,
        items: items.map(({ item, action, isCopy }) => ({ id: item.id, userId: item.user_id, action, isCopy })),
        reasons: { ground, groundRef, facts, redress },
        decidedBy: actorId,
        detectedBy: 'notice',
        countsAsStrike: input.strike,
      });
      await banRemoved(inside, { report, items, decisions });
      const { forgetAt } = endsOf(now, moderation.appealDays());
      await markDecided(ctx.tx, { id: report.id, at: now, answer: input.answer, forgetAt });
      await endEvidenceOf(ctx.tx, report.id, forgetAt);
      const { number, reporter_email: email } = report;
      // Who took it back is done with it.
      if (report.taken_back_at === null)
        await mailReporter(inside, { kind: 'report_decided', reportId: report.id, number, email });
    },
  };
}

/**
 * What was removed as an intimate image, or as endangering minors, cannot be shown here again (DESK-24); what is let stand now can. Titles and owners
 * do not matter: it is the picture.
 */
async function banRemoved(
  ctx: ModerationContext & InTx,
  decided: {
    readonly report: ReportRow;
    readonly items: readonly Chosen[];
    readonly decisions: ReadonlyMap<string, string>;
  },
): Promise<void> {
  const now = ctx.clock.now();
  const idsOf = (of: (action: ItemAction) => boolean) =>
    decided.items.filter(({ action }) => of(action)).map(({ item }) => item.id);
  await endBannedPrintsOf(ctx.tx, { contentIds: idsOf((action) => action === 'none'), now });
  const { category } = decided.report;
  if (!isUrgent(category)) return;
  const removed = idsOf((action) => action === 'remove' || action === 'withdraw_words');
  const prints = await printsOf(ctx, removed);
  const bans = decided.items.flatMap(({ item }) => {
    const print = prints.get(item.id);
    const decisionId = decided.decisions.get(item.user_id);
    return print && decisionId !== undefined ? [{ decisionId, contentId: item.id, print, category }] : [];
  });
  await insertBannedPrints(ctx.tx, bans, now);
}

interface Chosen {
  readonly item: StandingItem;
  readonly action: ItemAction;
  /** It was not named, and looks like what was. */
  readonly isCopy: boolean;
}

/** What there is to decide, held until the transaction ends. */
async function look(
  ctx: ActContext | (ActContext & InTx),
  input: ReportDecision,
): Promise<{ readonly report: ReportRow; readonly items: readonly Chosen[] }> {
  const report = isUuid(input.reportId) ? await lockReport(ctx.db, input.reportId) : undefined;
  if (!report) throw appError('not_found');
  if (report.state !== 'open') throw appError('already_decided');
  const named = new Set((await listReportItems(ctx.db, report.id)).flatMap(({ content_id: id }) => id ?? []));
  const unnamed = input.items.flatMap(({ id }) => (named.has(id) ? [] : id));
  const copies = new Set(await listCopiesAmong(ctx.db, { reportId: report.id, ids: unnamed }));
  if (unnamed.some((id) => !copies.has(id)))
    throw fieldError('items', 'This report does not name this item, and it is no copy that was found.');
  if (new Set(input.items.map(({ id }) => id)).size < input.items.length)
    throw fieldError('items', 'Each item has one action.');
  const standing = await lockStandingItems(ctx.db, [...named, ...copies]);
  const items = standing.flatMap((item): Chosen[] => {
    const action = input.items.find(({ id }) => id === item.id)?.action ?? 'none';
    const isCopy = copies.has(item.id);
    return isCopy && action === 'none' ? [] : [{ item, action, isCopy }];
  });
  const isGone = (id: string) => !standing.some((item) => item.id === id);
  if (input.items.some(({ id, action }) => action !== 'none' && isGone(id)))
    throw fieldError('items', 'This item is gone: there is nothing to restrict.');
  return { report, items };
}

async function stateAfter(ctx: ActContext, item: StandingItem, action: ItemAction): Promise<string> {
  if (action === 'hide') return 'hidden';
  if (action === 'remove') return 'removed';
  if (action === 'withdraw_words') return 'removed, words withdrawn';
  const before = await findFirstBefore(ctx.db, item.id);
  return before
    ? stateOf({ ...item, restricted_as: null, is_public: before.isPublic, price: before.price })
    : stateOf(item);
}

/** Whose items are restricted, each once. */
function ownersOf(items: readonly Chosen[]): readonly string[] {
  return [...new Set(items.filter(({ action }) => action !== 'none').map(({ item }) => item.user_id))];
}

async function effectsOf(ctx: ActContext, report: ReportRow, items: readonly Chosen[]): Promise<string[]> {
  const people = ownersOf(items).length;
  const withdrawn = items.filter(({ action }) => action === 'withdraw_words').map(({ item }) => item.id);
  const back = withdrawn.length > 0 ? await countWithdrawal(ctx.db, withdrawn) : undefined;
  return [
    ...(people === 0 ? ['Nothing is restricted.'] : []),
    ...(people > 0 ? [`${people === 1 ? '1 person gets' : `${people} people get`} a statement of reasons.`] : []),
    ...(back
      ? [`The copies of ${back.buyers} buyers are emptied, and they get ${countCredits(back.credits)} back.`]
      : []),
    report.taken_back_at === null ? tellingOf(report) : 'Who has reported has taken it back, and is told nothing.',
  ];
}

function tellingOf(report: ReportRow): string {
  return report.reporter_email === null
    ? 'Who has reported left no address: the outcome stands on the status page.'
    : 'Who has reported is told the outcome.';
}

import { countCredits } from '@loomlight/contract';
import { isUuid } from '../../kernel/ids.ts';
import { returnIncomeAct } from '../moderation/index.ts';
import { closeSignalAct, findSignal, listSignals, listTies, lookForAbuse, releaseSignalAct } from '../signals/index.ts';
import { type CommandResult, ok, type OperatorContext, recorded, refused } from './operator.context.ts';
import { performAsOperator } from './perform-as-operator.ts';

const shown = 100;

/** `signals …`: what looks like credits that are moved around, and what is done about the income that waits because of it (DESK-70). */
export async function runSignalsCommand(ctx: OperatorContext, words: readonly string[]): Promise<CommandResult> {
  const [verb, id = '', ...rest] = words;
  switch (verb) {
    case 'list':
      return listOpenSignals(ctx);
    case 'show':
      return showSignal(ctx, id);
    case 'look': {
      const opened = await lookForAbuse(ctx);
      await recorded(ctx, { action: 'signals.look', subject: 'signals', detail: `${opened} new` }, async () => true);
      return ok(opened === 1 ? '1 signal is new.' : `${opened} signals are new.`);
    }
    case 'release':
      return performAsOperator(ctx, {
        act: releaseSignalAct,
        input: { signalId: id, buyerIds: null },
        reason: rest[0] ?? '',
      });
    case 'return':
      return returnIncome(ctx, id, rest);
    case 'close':
      return performAsOperator(ctx, { act: closeSignalAct, input: { signalId: id }, reason: rest[0] ?? '' });
    default:
      return { exitCode: 2, lines: ['signals list, show <id>, look, release <id>, return <id> or close <id>.'] };
  }
}

async function listOpenSignals(ctx: OperatorContext): Promise<CommandResult> {
  const open = await listSignals(ctx.db, { isOpen: true, before: undefined, limit: shown });
  if (open.length === 0) return ok('No signals.');
  return ok(
    ...open.map(
      (signal) =>
        `${signal.id}  ${signal.kind}  ${signal.score}  ${signal.username}  ${countCredits(signal.in_review ?? 0)} wait  since ${signal.opened_at.toISOString()}`,
    ),
  );
}

async function showSignal(ctx: OperatorContext, id: string): Promise<CommandResult> {
  const signal = isUuid(id) ? await findSignal(ctx.db, id) : undefined;
  if (!signal) return refused(`There is no signal ${id}.`);
  const ties = await listTies(ctx.db, { signalId: id, limit: shown });
  return ok(
    `${signal.kind}  ${signal.score}  ${signal.username}  ${signal.outcome ?? 'open'}`,
    ...ties.map(
      (tie) =>
        `${tie.buyer_name} from ${tie.seller_name}  ${countCredits(tie.credits)} in ${tie.unlocks} unlocks  until ${tie.last_at.toISOString()}  ${tie.shared ?? ''}`,
    ),
  );
}

/** Gives income back by the rules of the site, with the clause and the facts for the statement of reasons. */
async function returnIncome(
  ctx: OperatorContext,
  id: string,
  [groundRef = '', facts = '', reason = '']: readonly string[],
): Promise<CommandResult> {
  const tooLong = groundRef.length > 300 || facts.length > 2_000;
  if (groundRef.trim() === '' || facts.trim() === '' || tooLong)
    return {
      exitCode: 2,
      lines: [
        'signals return needs the clause of the rules in at most 300 characters, facts in at most 2,000, and a reason.',
      ],
    };
  const grounds = { ground: 'terms', groundRef: groundRef.trim(), facts: facts.trim(), redress: '' } as const;
  const input = { signalId: id, buyerIds: null, ...grounds };
  return performAsOperator(ctx, { act: returnIncomeAct, input, reason });
}

import { checkLedger, ledgerParts, sealAnew, splitLedger } from '../credits/index.ts';
import { type CommandResult, ok, type OperatorContext, recorded, refused } from './operator.context.ts';

/** What is done to the books as a whole. */
export async function runLedgerCommand(ctx: OperatorContext, words: readonly string[]): Promise<CommandResult> {
  const [verb, ...rest] = words;
  switch (verb) {
    case 'seal': {
      const report = await sealAnew(ctx, { secret: ctx.secret, now: ctx.clock.now() });
      if (report.balanced) await recorded(ctx, { action: 'ledger.seal', subject: 'ledger' }, async () => true);
      return { exitCode: report.balanced ? 0 : 1, lines: report.lines };
    }
    case 'split':
      return split(ctx, rest);
    case 'verify': {
      const report = await checkLedger(ctx, { secret: ctx.secret, by: 'operator' });
      return { exitCode: report.balanced ? 0 : 1, lines: report.lines };
    }
    default:
      return { exitCode: 2, lines: ['ledger split <parts>, seal or verify.'] };
  }
}

/** Splits the ledger, proves it where it now lies, and writes down that it was done (SCALE-72). */
async function split(ctx: OperatorContext, [word = '', ...more]: readonly string[]): Promise<CommandResult> {
  const parts = /^\d{1,3}$/.test(word) ? Number(word) : 0;
  if (parts < ledgerParts.least || parts > ledgerParts.most || more.length > 0)
    return {
      exitCode: 2,
      lines: [`ledger split needs a number of parts from ${ledgerParts.least} to ${ledgerParts.most}.`],
    };
  const split = await splitLedger(ctx, { parts });
  switch (split.kind) {
    case 'is-so':
      return ok(`The ledger lies in ${parts} parts already.`);
    case 'is-being-split':
      return refused('The ledger is being split by somebody else.');
    case 'differs':
      return refused('The copy was not what the ledger is. Nothing was changed.');
    case 'split': {
      await recorded(ctx, { action: 'ledger.split', subject: 'ledger', detail: `${parts} parts` }, async () => true);
      const report = await checkLedger(ctx, { secret: ctx.secret, by: 'operator' });
      const said = `The ledger lies in ${parts} parts now; ${split.entries} of its entries were copied before anybody waited.`;
      return { exitCode: report.balanced ? 0 : 1, lines: [said, ...report.lines] };
    }
  }
}

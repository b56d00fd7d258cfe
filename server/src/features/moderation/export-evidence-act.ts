import { appError } from '../../kernel/errors.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { Act, ActContext } from '../audit/index.ts';
import {
  countEvidenceExports,
  findEvidenceExport,
  insertEvidenceExport,
  lockSealedOf,
} from './evidence-exports.store.ts';
import { isSealed } from './moderation.rules.ts';
import { lockReport } from './reports.store.ts';

/** For so long whoever has asked can take it along. */
const exportS = 24 * 3_600;

/**
 * Lets sealed evidence leave, as an encrypted archive for the authority, once another administrator approves it (DESK-113): nothing else opens what is sealed.
 * Throws 409 `desk_changed` where nothing is sealed, and while an export that was approved can still be taken along.
 */
export const exportEvidenceAct: Act<{ readonly reportId: string }> = {
  action: 'evidence.export',
  subject: ({ reportId }) => reportId,
  plan: async (ctx, { input }) => {
    const { sealed, exports } = await look(ctx, input.reportId);
    return {
      before: { items: sealed, exports },
      after: { items: sealed, exports: exports + 1 },
      effects: [
        'Whoever asks takes it along within a day, as an archive that is encrypted with a password that is shown once.',
        'It holds the words of the report, and of each item its row, its words, its media and their digests.',
      ],
      needs: 'second_person',
    };
  },
  carryOut: async (ctx, { actorId, input }) => {
    const now = ctx.clock.now();
    const approved = { id: ctx.ids.uuid(), reportId: input.reportId, askedBy: actorId };
    await insertEvidenceExport(ctx.tx, { ...approved, approvedAt: now, expiresAt: addSeconds(now, exportS) });
  },
};

async function look(ctx: ActContext, id: string): Promise<{ readonly sealed: number; readonly exports: number }> {
  const report = isUuid(id) ? await lockReport(ctx.db, id) : undefined;
  if (!report) throw appError('not_found');
  const sealed = isSealed(report.category) ? (await lockSealedOf(ctx.db, id)).length : 0;
  if (sealed === 0) throw appError('desk_changed', { message: 'Nothing that this report names is sealed and kept.' });
  if (await findEvidenceExport(ctx.db, { reportId: id, now: ctx.clock.now() }))
    throw appError('desk_changed', { message: 'An export was approved already, and can be taken along.' });
  return { sealed, exports: await countEvidenceExports(ctx.db, id) };
}

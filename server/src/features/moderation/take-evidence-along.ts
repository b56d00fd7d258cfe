import { createHash, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import { inTransaction, type InTx } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError, fieldError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { requireConfirmed } from '../accounts/index.ts';
import { insertAudit } from '../audit/index.ts';
import { authorityArchive } from './authority-archive.ts';
import { listNamed } from './desk-reports.store.ts';
import { lockEvidenceExport, lockSealedOf, markPasswordShown } from './evidence-exports.store.ts';
import type { ModerationContext } from './moderation.context.ts';
import { drawPassword } from './moderation.rules.ts';
import { findReport, listMessages } from './reports.store.ts';

interface Taking {
  readonly actor: SignedIn;
  readonly requestId: string;
  readonly reportId: string;
}

/** So many messages of a report are in its archive: all that it takes. */
const messagesMax = 200;

/**
 * The password of an export that was approved, for who has asked for it, in a confirmed session and once (DESK-113): it is kept nowhere. Throws 404 for
 * everybody else and for an export that has expired, 409 `already_decided` when it was shown before.
 */
export async function showExportPassword(
  ctx: Pick<ModerationContext, 'db' | 'clock' | 'ids'>,
  input: Taking,
): Promise<{ readonly password: string; readonly until: Date }> {
  await requireConfirmed(ctx, input.actor);
  return inTransaction(ctx, async (ctx) => {
    const held = await lockOwn(ctx, input);
    if (held.shown_at !== null)
      throw appError('already_decided', { message: 'The password was shown already, and is kept nowhere.' });
    const password = drawPassword((below) => ctx.ids.integer(0, below));
    await markPasswordShown(ctx.tx, { id: held.id, hash: hashOf(password), now: ctx.clock.now() });
    await noteTaking(ctx, input, 'evidence.export-password');
    return { password, until: held.expires_at };
  });
}

/**
 * Sealed evidence as an archive that is encrypted with the password that was shown (DESK-113), written down before a byte leaves. Throws 422 for another
 * password, and 409 `desk_changed` while media are still being copied.
 */
export async function takeEvidenceAlong(
  ctx: Pick<ModerationContext, 'db' | 'clock' | 'objectStore'>,
  input: Taking & { readonly password: string },
): Promise<Readable> {
  const { reportId, password } = input;
  await requireConfirmed(ctx, input.actor);
  const found = await inTransaction(ctx, async (ctx) => {
    const held = await lockOwn(ctx, input);
    if (held.password_hash === null || !timingSafeEqual(held.password_hash, hashOf(password)))
      throw fieldError('password', 'This is not the password that was shown for this export.');
    const evidence = await lockSealedOf(ctx.db, reportId);
    if (evidence.some(({ media_state: state }) => state === 'copying'))
      throw appError('desk_changed', { message: 'Its media are still being copied. Please try again in a minute.' });
    const [report, named, messages] = [
      await findReport(ctx.db, reportId),
      await listNamed(ctx.db, reportId),
      await listMessages(ctx.db, reportId, messagesMax),
    ];
    if (!report || evidence.length === 0) throw appError('not_found');
    await noteTaking(ctx, input, 'evidence.take-along');
    return { report, named, messages, evidence };
  });
  return authorityArchive(ctx, { ...found, password });
}

/** The export that this administrator has asked for, held until the transaction ends. */
async function lockOwn(ctx: Pick<ModerationContext, 'clock'> & InTx, { actor, reportId }: Taking) {
  const now = ctx.clock.now();
  const held = isUuid(reportId) ? await lockEvidenceExport(ctx.tx, { reportId, now }) : undefined;
  if (!held || held.asked_by !== actor.userId) throw appError('not_found');
  return held;
}

async function noteTaking(ctx: Pick<ModerationContext, 'clock'> & InTx, taking: Taking, action: string): Promise<void> {
  const { actor, requestId, reportId } = taking;
  const entry = { actor: actor.userId, action, subject: reportId, detail: '', reason: '' };
  await insertAudit(ctx.tx, { ...entry, sessionId: actor.sessionId, requestId, now: ctx.clock.now() });
}

function hashOf(password: string): Buffer {
  return createHash('sha256').update(password).digest();
}

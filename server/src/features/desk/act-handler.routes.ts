import type { Endpoint, ReplyOf } from '@loomlight/contract';
import type { ActReply } from '@loomlight/contract/desk';
import type { Binder, Call, Handler } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Act } from '../audit/index.ts';
import { idempotencyKeyOf } from '../idempotency/index.ts';
import type { Acting, DeskContext } from './desk.context.ts';
import { performAct, previewAct } from './perform-act.ts';
import { presentPerformed, presentPreview } from './present-desk.ts';

/** Binds calls whose answers no cache keeps, not even that of the browser. */
export function privately({ bind }: Binder): Binder['bind'] {
  return (endpoint, handler) =>
    bind(endpoint, (call) => {
      call.reply.header('Cache-Control', 'private, no-store');
      return handler(call);
    });
}

/** How an act is called: `?preview=true` looks, anything else does it; `afterwards` sees to what is outside of the database. */
export function actHandler<E extends Endpoint, Input extends object>(
  ctx: DeskContext,
  endpoint: E,
  act: Act<Input>,
  inputOf: (call: Call<E>) => Input,
  afterwards: (input: Input) => Promise<void> = async () => undefined,
): Handler<E> {
  const handle = async (call: Call<E>): Promise<ActReply> => {
    const { reason, plan } = call.body as { readonly reason: string; readonly plan?: string | undefined };
    const { preview } = call.query as { readonly preview: 'true' | 'false' };
    const acting = actingOf(call);
    const input = inputOf(call);
    const asked = { ...acting, act, input, reason };
    if (preview === 'true') return presentPreview(await previewAct(ctx, asked));
    const key = idempotencyKeyOf(endpoint, {
      userId: acting.actor.userId,
      key: call.idempotencyKey,
      body: { params: call.params, body: call.body },
    });
    const performed = await performAct(ctx, { ...asked, mark: plan, idempotencyKey: key }).catch((error: unknown) => {
      ctx.onAct(act.action, error instanceof AppError ? 'refused' : 'failed');
      throw error;
    });
    // It waits for somebody else.
    if (performed.kind === 'asked') call.reply.code(202);
    else await afterwards(input);
    return presentPerformed(performed);
  };
  // Each of these calls answers with the one schema of acts.
  return handle as (call: Call<E>) => Promise<ReplyOf<E>>;
}

export function actingOf(call: Pick<Call<Endpoint>, 'actor' | 'request'>): Acting {
  return { actor: requireUser(call.actor), requestId: call.request.id };
}

export function nextOf(page: readonly { readonly id: string }[], limit: number): string | null {
  return page.length < limit ? null : (page.at(-1)?.id ?? null);
}

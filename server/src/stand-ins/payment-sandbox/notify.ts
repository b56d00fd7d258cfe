import { addSeconds } from '../../kernel/clock.ts';
import { type SandboxContext, sandboxId } from './sandbox.context.ts';
import { findObject, insertDelivery } from './sandbox.store.ts';

/** How notifications misbehave, for trying what the product makes of it. */
export const deliveryModes = ['normal', 'duplicate', 'delayed', 'reordered', 'dropped'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

/** Id of the one object that holds the mode. */
export const modeObject = 'delivery-mode';
const delayS = 30;
/** A reordered one comes after what follows it within so long. */
const reorderS = 3;

/** Notes an event to be delivered, as the mode says: once, twice, late, after the next ones, or not at all. */
export async function notify(
  ctx: SandboxContext,
  input: {
    readonly type: string;
    readonly object: Readonly<Record<string, unknown>>;
    /** What the world outside takes its time for. */
    readonly afterS?: number;
  },
): Promise<void> {
  const { type, object, afterS = 0 } = input;
  const mode = await readMode(ctx);
  if (mode === 'dropped') return;
  const now = ctx.clock.now();
  const event = {
    id: sandboxId(ctx, 'evt'),
    object: 'event',
    api_version: null,
    created: Math.floor(now.getTime() / 1000),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: { object },
  };
  const waitS =
    afterS + (mode === 'delayed' ? delayS : mode === 'reordered' && type.endsWith('completed') ? reorderS : 0);
  const payload = JSON.stringify(event);
  const dueAt = addSeconds(now, waitS);
  await insertDelivery(ctx.db, { id: event.id, payload, dueAt });
  if (mode === 'duplicate') await insertDelivery(ctx.db, { id: `${event.id}_again`, payload, dueAt });
  ctx.wakeDelivery();
}

async function readMode(ctx: SandboxContext): Promise<DeliveryMode> {
  const stored = (await findObject(ctx.db, modeObject))?.body['mode'];
  return deliveryModes.find((mode) => mode === stored) ?? 'normal';
}

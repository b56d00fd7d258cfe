import { type DeliveryMode, modeObject } from './notify.ts';
import type { SandboxContext } from './sandbox.context.ts';
import { changeObject, insertObject } from './sandbox.store.ts';

/** Chooses how the sandbox delivers its notifications from now on. */
export async function setDeliveryMode(
  ctx: SandboxContext,
  mode: DeliveryMode,
): Promise<{ readonly mode: DeliveryMode }> {
  const object = { id: modeObject, kind: 'switch', body: { mode } };
  if (!(await changeObject(ctx.db, modeObject, { set: { mode } })))
    await insertObject(ctx.db, { ...object, key: modeObject, requestHash: undefined, now: ctx.clock.now() });
  return { mode };
}

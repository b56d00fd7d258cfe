import type { ProgressEvent } from '@loomlight/contract';
import type { Signals } from '../../db/signals.ts';

/** How a generation moved. What can be seen of it is not told to every process: whoever watches reads it. */
export type ProgressSignal = Omit<ProgressEvent, 'preview'> & { readonly hasNewPreview?: boolean };

/** Where every process tells how its generations move. */
const progressChannel = 'loomlight_progress';

/** Tells every process that a generation moved; a lost message is caught by polling. */
export async function publishProgress(ctx: { readonly signals: Signals }, event: ProgressSignal): Promise<void> {
  await ctx.signals.publish(progressChannel, JSON.stringify(event));
}

/** Listens for one generation; answers how to stop. */
export function subscribeProgress(
  ctx: { readonly signals: Signals },
  input: { readonly id: string; readonly listener: (event: ProgressSignal) => void },
): () => void {
  const { id, listener } = input;
  return ctx.signals.subscribe(progressChannel, (payload) => {
    // Written by `publishProgress` above and by nobody else.
    const event = JSON.parse(payload) as ProgressSignal;
    if (event.id === id) listener(event);
  });
}

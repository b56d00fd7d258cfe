import { parentPort, workerData } from 'node:worker_threads';
import { drawFrameTile, drawTile, openCarrier } from './carrier.ts';
import type { MarkMessage, MarkOrder } from './mark-image.messages.ts';
import { markPixels } from './mark-pixels.ts';
import { tileSide } from './tile-transform.ts';

// Marks one picture after the other: a twentieth of a second of arithmetic, for which nobody in the main thread should wait.

const port = parentPort;
if (!port) throw new Error('Pictures are marked in a worker thread.');
// Whoever starts this thread gives it the secret and nothing else.
const carrier = openCarrier(Buffer.from(workerData as string));

port.on('message', (order: MarkOrder) => {
  const { message, transfer } = work(order);
  port.postMessage(message, transfer);
});

interface Work {
  readonly message: MarkMessage;
  readonly transfer: ArrayBuffer[];
}

function work(order: MarkOrder): Work {
  try {
    return order.kind === 'draw' ? draw(order) : mark(order);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    return { message: { kind: 'failed', id: order.id, reason }, transfer: [] };
  }
}

function draw({ id, payload }: MarkOrder & { readonly kind: 'draw' }): Work {
  const pattern = { side: tileSide, values: drawFrameTile(carrier, payload) };
  return { message: { kind: 'drawn', id, pattern }, transfer: [] };
}

function mark({ id, pixels, payload }: MarkOrder & { readonly kind: 'mark' }): Work {
  markPixels({ ...pixels, channels: 4 }, drawTile(carrier, payload));
  const { buffer } = pixels.data;
  return { message: { kind: 'marked', id, pixels }, transfer: buffer instanceof ArrayBuffer ? [buffer] : [] };
}

import { parentPort } from 'node:worker_threads';
import { drawFrameTile, drawTile, openCarrier, type Spot } from './carrier.ts';
import type { MarkMessage, MarkOrder } from './mark-image.messages.ts';
import { markPixels } from './mark-pixels.ts';
import { tileSide } from './tile-transform.ts';

// Marks one picture after the other: a twentieth of a second of arithmetic, for which nobody in the main thread should wait.

const port = parentPort;
if (!port) throw new Error('Pictures are marked in a worker thread.');
let open: { readonly secret: string; readonly carrier: readonly Spot[] } | undefined;

/** The last one is kept: a secret is seldom exchanged. */
function carrierOf({ secret }: MarkOrder): readonly Spot[] {
  if (open?.secret !== secret) open = { secret, carrier: openCarrier(Buffer.from(secret)) };
  return open.carrier;
}

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

function draw(order: MarkOrder & { readonly kind: 'draw' }): Work {
  const pattern = { side: tileSide, values: drawFrameTile(carrierOf(order), order.payload) };
  return { message: { kind: 'drawn', id: order.id, pattern }, transfer: [] };
}

function mark(order: MarkOrder & { readonly kind: 'mark' }): Work {
  const { id, pixels, payload } = order;
  markPixels({ ...pixels, channels: 4 }, drawTile(carrierOf(order), payload));
  const { buffer } = pixels.data;
  return { message: { kind: 'marked', id, pixels }, transfer: buffer instanceof ArrayBuffer ? [buffer] : [] };
}

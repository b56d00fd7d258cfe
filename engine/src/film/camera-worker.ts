import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { alone, crewOf } from './crew.ts';
import { countFrames, posterFrame } from './film.ts';
import { FrameRing } from './frame-ring.ts';
import { toRgba } from './i420.ts';
import type { CameraMessage, CameraOrder } from './messages.ts';
import { openShot } from './open-shot.ts';
import { openPatternLayer } from './pattern.ts';

// A camera's thread: renders its share of a film's frames into the ring, and sends the poster when it meets it.

const port = parentPort;
if (!port) throw new Error('A camera runs in a worker thread.');

// Only the director starts this thread, and this is what it gives it.
const { request, index, cameras, ring: memory, land, peer } = workerData as CameraOrder;
const { width, height } = request;
const ring = FrameRing.open(memory, width, height);
const frames = countFrames(request);
const layer = request.pattern && openPatternLayer(request.pattern);
const shot = await openShot(request, { land, bakes: index === 0, crew: peer ? crewOf(peer, index === 0) : alone });

for (let frame = index; frame < frames; frame += cameras) {
  // Canvases give their memory back only between two turns of the event loop.
  await setImmediate();
  const out = ring.claim(frame);
  await shot.expose(frame, out);
  layer?.lay(out, { width, height });
  if (frame === posterFrame(frames)) sendPoster(out);
  ring.deliver(frame);
}
peer?.close();

function sendPoster(frame: Uint8Array): void {
  const message: CameraMessage = { poster: toRgba(frame, width, height) };
  port?.postMessage(message, [message.poster.buffer]);
}

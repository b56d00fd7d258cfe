import { MessageChannel, Worker } from 'node:worker_threads';
import { countFrames } from './film.ts';
import type { FilmRequest, Poster } from './film.ts';
import { encodeFilm } from './encode-film.ts';
import { FrameRing } from './frame-ring.ts';
import { roomForLand } from './land.ts';
import type { CameraMessage, CameraOrder } from './messages.ts';

const cameraFile = new URL('camera-worker.ts', import.meta.url);
const cameraCount = 2;
/** What a camera may hold beside its pictures, megabytes: it needs a third of that, and would let ten times as much lie about. */
const cameraMemory = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 } as const;
/** A frame that takes longer never comes: before the first one all bodies of those who stride are painted, half a minute on a slow machine, and then a frame needs a tenth of a second. */
const frameTimeoutMs = 240_000;

/** Makes a film: two cameras render its frames in turn, this thread encodes them in order. */
export async function direct(
  request: FilmRequest,
  onFrame: (frame: number) => void,
): Promise<{ bytes: Uint8Array; poster: Poster }> {
  const ring = FrameRing.create(request.width, request.height);
  const crew = hireCameras(request, ring);
  const nextFrame = async (frame: number): Promise<Uint8Array> => {
    const bytes = await Promise.race([ring.receive(frame, frameTimeoutMs), crew.failure]);
    if (!bytes) throw new Error(`Frame ${frame} never came.`);
    return bytes;
  };
  try {
    const bytes = await encodeFilm(request, {
      nextFrame,
      onTaken: (frame) => {
        ring.release(frame);
        onFrame(frame + 1);
      },
    });
    const data = await Promise.race([crew.poster, crew.failure]);
    return { bytes, poster: { data, width: request.width, height: request.height } };
  } finally {
    crew.dismiss();
  }
}

interface Crew {
  readonly poster: Promise<Uint8Array>;
  /** Never resolves; rejects when a camera breaks. */
  readonly failure: Promise<never>;
  dismiss(): void;
}

function hireCameras(request: FilmRequest, ring: FrameRing): Crew {
  const land = roomForLand(request);
  const poster = Promise.withResolvers<Uint8Array>();
  const failure = Promise.withResolvers<never>();
  // Somebody listens only while a frame is awaited.
  failure.promise.catch(() => undefined);
  const { port1, port2 } = new MessageChannel();
  const ports = [port1, port2];
  const count = Math.min(cameraCount, countFrames(request));
  const cameras = Array.from({ length: count }, (_, index) => {
    const peer = count > 1 ? ports[index] : undefined;
    const order: CameraOrder = { request, index, cameras: cameraCount, ring: ring.memory, land, peer };
    const camera = new Worker(cameraFile, {
      workerData: order,
      transferList: peer ? [peer] : [],
      resourceLimits: cameraMemory,
    });
    camera.on('message', (message: CameraMessage) => poster.resolve(message.poster));
    camera.on('error', failure.reject);
    camera.on('exit', (code) => {
      if (code !== 0) failure.reject(new Error(`A camera's thread ended with code ${code}.`));
    });
    return camera;
  });
  return {
    poster: poster.promise,
    failure: failure.promise,
    dismiss: () => {
      for (const camera of cameras) void camera.terminate();
    },
  };
}

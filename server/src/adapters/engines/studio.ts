import { randomUUID } from 'node:crypto';
import { type Film, filmRates, type FilmStudio, openFilmStudio } from '@loomlight/engine/film';
import { engineVersion, openStudio, type PaintOptions, type Studio } from '@loomlight/engine/studio';
import { sharp } from '../../kernel/sharp.ts';
import {
  type ImageCapabilities,
  type ImageEngine,
  type ImageRequest,
  type SketchRequest,
  sketchSize,
} from '../../ports/image-engine.ts';
import type {
  VideoCapabilities,
  VideoEngine,
  VideoOperation,
  VideoRequest,
  VideoStatus,
} from '../../ports/video-engine.ts';
import { defineEngine } from './lib/define-engine.ts';
import { hearsInStudio, withDenials } from './lib/studio-hears.ts';

/** What the layers of the painter are called while people wait. */
const layerWords: Readonly<Record<string, string>> = {
  sky: 'Painting the sky',
  terrain: 'Raising the land',
  water: 'Filling the water',
  foreground: 'Setting the foreground',
  post: 'Developing the light',
  style: 'Laying on the style',
};

/** One film on its way, or just done. */
interface Task {
  readonly abort: AbortController;
  state: VideoStatus;
}

/** Done films that nobody has fetched are kept so long: their watcher looks several times a second. */
const keepMs = 60_000;

/** The embedded engine: real pictures and films without a network and without a model, and it says so. */
export const studio = defineEngine({
  name: 'studio',
  title: 'the embedded studio',
  paid: false,
  embedded: true,
  digitalSource: 'algorithmicMedia',
  settings: {},
  image: {
    needs: [],
    can: () => ({
      model: `studio-${engineVersion}`,
      seeded: true,
      sizing: { kind: 'free', sidePx: { min: 64, max: 2048, step: 1 }, pixels: { min: 1, max: 2048 * 2048 } },
      restartable: true,
      takesNegativePrompt: true,
    }),
    open: async (_settings, { warm }, capabilities) => openPainter(capabilities, warm),
  },
  video: {
    needs: [],
    can: () => ({
      models: ['seedance-lite-t2v', 'seedance-lite-i2v', 'seedance-pro'],
      resolutions: ['480p', '720p', '1080p'],
      ratios: ['16:9', '21:9', '4:3', '1:1', '9:16', 'adaptive'],
      durationS: { min: 1, max: 10, default: 5 },
      frameRates: filmRates,
      digitalSource: 'algorithmicMedia',
      laysPattern: true,
      restartable: true,
      pollMs: 250,
    }),
    open: async (_settings, _way, capabilities) => openFilmMaker(capabilities),
  },
});

/** `isWarm` starts its thread at once; otherwise the first picture does (a process that only serves never needs one). */
function openPainter(capabilities: ImageCapabilities, isWarm: boolean): ImageEngine {
  let opened: Studio | undefined;
  const studio = (): Studio => (opened ??= openStudio({ warm: true }));
  const sketcher = openSketcher();
  if (isWarm) studio();
  return {
    capabilities,
    hears: hearsInStudio,
    generate: async (request) => {
      const progress = followPainter(request);
      const { pixels, width, height } = await studio().paint(
        {
          prompt: await withDenials(request.words, request.negativePrompt),
          seed: request.seed,
          style: request.style,
          width: request.width,
          height: request.height,
          textWeight: request.guidanceScale,
        },
        {
          ...progress,
          signal: request.signal,
        },
      );
      return { kind: 'painted', image: { kind: 'pixels', data: pixels, width, height } };
    },
    sketch: sketcher.sketch,
    close: async () => {
      await Promise.all([opened?.close(), sketcher.close()]);
    },
  };
}

/** A painter that nobody has asked for so long is let go, with the memory of its thread. */
const sketcherIdleMs = 60_000;

/** Paints sketches in a thread of their own: nobody who asks for one waits behind images that are being paid for. */
function openSketcher(): { sketch: (request: SketchRequest) => Promise<Uint8Array>; close: () => Promise<void> } {
  let opened: Studio | undefined;
  let underWay = 0;
  let idle: NodeJS.Timeout | undefined;
  const close = async (): Promise<void> => {
    clearTimeout(idle);
    const closing = opened;
    opened = undefined;
    await closing?.close();
  };
  return {
    sketch: async ({ words, negativePrompt, style, seed, signal }) => {
      const prompt = await withDenials(words, negativePrompt);
      clearTimeout(idle);
      underWay += 1;
      try {
        const studio = (opened ??= openStudio());
        const { pixels, width, height } = await studio.paint({ prompt, seed, style, ...sketchSize }, { signal });
        const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
        return await picture.webp({ quality: 72 }).toBuffer();
      } finally {
        underWay -= 1;
        if (underWay === 0) idle = setTimeout(() => void close(), sketcherIdleMs).unref();
      }
    },
    close,
  };
}

/** Tells how far it is, and shows what the painter shows, encoded. */
function followPainter(request: Pick<ImageRequest, 'onProgress'>): Pick<PaintOptions, 'onProgress' | 'onPreview'> {
  let told: [number, string] = [0, 'Painting'];
  let shown = 0;
  let newest = 0;
  return {
    onProgress: (fraction, layer) => {
      told = [fraction, layerWords[layer] ?? 'Painting'];
      request.onProgress(...told);
    },
    onPreview: ({ pixels, width, height }) => {
      const place = (newest += 1);
      const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
      void picture
        .webp({ quality: 60 })
        .toBuffer()
        .then((preview) => {
          // One that took longer to encode must not replace a later one.
          if (place < shown) return;
          shown = place;
          request.onProgress(...told, preview);
        })
        // The picture itself is what counts.
        .catch(() => undefined);
    },
  };
}

/** Makes one film at a time in a process of its own. Its tasks live and die with this process; one that is lost is simply begun again. */
function openFilmMaker(capabilities: VideoCapabilities): VideoEngine {
  const tasks = new Map<string, Task>();
  let opened: FilmStudio | undefined;
  const studio = (): FilmStudio => (opened ??= openFilmStudio());
  return {
    capabilities,
    hears: hearsInStudio,
    start: async (request) => {
      const id = randomUUID();
      const task: Task = { abort: new AbortController(), state: { kind: 'queued' } };
      tasks.set(id, task);
      void work(studio(), task, request).finally(() => {
        setTimeout(() => tasks.delete(id), keepMs).unref();
      });
      return { kind: 'started', operation: { task: id } };
    },
    status: async (operation) => {
      const id = idOf(operation);
      const state = tasks.get(id)?.state ?? { kind: 'lost' };
      // Fetched once: a film is too large to be kept for nobody.
      if (state.kind === 'succeeded' || state.kind === 'failed') tasks.delete(id);
      return state;
    },
    cancel: async (operation) => {
      const id = idOf(operation);
      tasks.get(id)?.abort.abort(new Error('The film was given up.'));
      tasks.delete(id);
    },
    close: async () => {
      for (const task of tasks.values()) task.abort.abort(new Error('The studio closes.'));
      tasks.clear();
      await opened?.close();
    },
  };
}

function idOf(operation: VideoOperation): string {
  return String(operation['task']);
}

async function work(studio: FilmStudio, task: Task, request: VideoRequest): Promise<void> {
  try {
    const film = await studio.film(
      {
        prompt: request.prompt,
        seed: request.seed,
        style: 'none',
        width: request.width,
        height: request.height,
        fps: request.fps,
        durationS: request.durationS,
        cameraFixed: request.cameraFixed,
        ...(request.source ? { image: request.source.bytes } : {}),
        ...(request.pattern ? { pattern: request.pattern } : {}),
        title: 'Made with Loomlight',
        comment: `digitalSourceType: algorithmicMedia; engine: studio ${engineVersion}`,
      },
      {
        signal: task.abort.signal,
        onProgress: (frame, frames) => {
          task.state = { kind: 'running', fraction: frame / frames, message: `Frame ${frame} of ${frames}` };
        },
      },
    );
    task.state = { kind: 'succeeded', video: { ...finished(film), hasPattern: request.pattern !== undefined } };
  } catch (error) {
    task.state = { kind: 'failed', reason: error instanceof Error ? error.message : String(error), mayBePaid: false };
  }
}

function finished(film: Film) {
  const { bytes, durationS, poster } = film;
  return { body: { kind: 'bytes' as const, bytes }, mediaType: 'video/mp4' as const, durationS, poster };
}

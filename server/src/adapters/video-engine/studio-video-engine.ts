import { randomUUID } from 'node:crypto';
import { type Film, FILM_RATES, type FilmStudio, openFilmStudio } from '@loomlight/engine/film';
import { ENGINE_VERSION } from '@loomlight/engine/studio';
import { hearsInStudio } from '../provider/studio-hears.ts';
import type { VideoEngine, VideoOperation, VideoRequest, VideoStatus } from '../../ports/video-engine.ts';

/** One film on its way, or just done. */
interface Task {
  readonly abort: AbortController;
  state: VideoStatus;
}

/** Done films that nobody has fetched are kept so long: their watcher looks several times a second. */
const keepMs = 60_000;

/**
 * The embedded film maker: real films without a network and without a model, one at a time in a process of its own.
 * Its tasks live and die with this process; whoever finds one lost simply begins it again.
 */
export function openStudioVideoEngine(): VideoEngine {
  const tasks = new Map<string, Task>();
  let opened: FilmStudio | undefined;
  const studio = (): FilmStudio => (opened ??= openFilmStudio());
  return {
    capabilities: {
      engine: 'studio',
      models: ['seedance-lite-t2v', 'seedance-lite-i2v', 'seedance-pro'],
      resolutions: ['480p', '720p', '1080p'],
      ratios: ['16:9', '21:9', '4:3', '1:1', '9:16', 'adaptive'],
      durationS: { min: 1, max: 10, default: 5 },
      frameRates: FILM_RATES,
      restartable: true,
      pollMs: 250,
    },
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
        title: 'Made with Loomlight',
        comment: `digitalSourceType: algorithmicMedia; engine: studio ${ENGINE_VERSION}`,
      },
      {
        signal: task.abort.signal,
        onProgress: (frame, frames) => {
          task.state = { kind: 'running', fraction: frame / frames, message: `Frame ${frame} of ${frames}` };
        },
      },
    );
    task.state = { kind: 'succeeded', film: finished(film) };
  } catch (error) {
    task.state = { kind: 'failed', reason: error instanceof Error ? error.message : String(error), mayBePaid: false };
  }
}

function finished(film: Film) {
  const { bytes, durationS, poster } = film;
  return { body: { kind: 'bytes' as const, bytes }, mediaType: 'video/mp4' as const, durationS, poster };
}

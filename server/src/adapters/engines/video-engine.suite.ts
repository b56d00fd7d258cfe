import { videoPixels, type VideoResolution } from '@loomlight/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '../../testing/wait-for.ts';
import type { VideoEngine, VideoOperation, VideoRequest, VideoStatus } from '../../ports/video-engine.ts';

export interface SuiteVideo {
  readonly model: string;
  readonly resolution: VideoResolution;
  readonly duration: number;
}

/** What every engine of videos keeps, whoever it is. */
export function describeVideoEngine(
  name: string,
  video: SuiteVideo,
  open: () => Promise<{
    readonly engine: VideoEngine;
    /** Another process: it knows what the engine elsewhere knows, and nothing else. Undefined where tasks live in ours. */
    readonly again?: VideoEngine;
    readonly close: () => Promise<void>;
  }>,
): void {
  describe(`the video engine ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    const { signal } = new AbortController();
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('offers only what it names, with a length that it can do', () => {
      const { engine, models, resolutions, ratios, durationS, pollMs } = opened.engine.capabilities;
      expect([engine.length, models.length, resolutions.length, ratios.length].every((length) => length > 0)).toBe(
        true,
      );
      expect(durationS.min).toBeLessThanOrEqual(durationS.default);
      expect(durationS.default).toBeLessThanOrEqual(durationS.max);
      expect(pollMs).toBeGreaterThan(0);
      expect(models).toContain(video.model);
    });

    it('begins a task that is plain JSON, and finishes it with a video of the promised size and length', async () => {
      const request = newRequest(video);
      const operation = await begin(opened.engine, request);
      expect(JSON.parse(JSON.stringify(operation))).toEqual(operation);
      // Where it can be, it is looked at from another process than the one that began it.
      const status = await follow(opened.again ?? opened.engine, operation);
      if (status.kind !== 'succeeded') throw new Error(`It ended ${status.kind}.`);
      expect(status.video.durationS).toBeCloseTo(request.durationS, 0);
      expect(Math.abs(status.video.poster.width / request.width - 1)).toBeLessThan(0.08);
      expect(status.video.poster.data.byteLength).toBe(status.video.poster.width * status.video.poster.height * 4);
    });

    it('gives a task up when asked, twice as well', async () => {
      const { engine } = opened;
      const operation = await begin(engine, newRequest(video));
      await engine.cancel?.(operation);
      await engine.cancel?.(operation);
      // Where tasks cannot be given up, they simply go on.
      const { kind } = await engine.status(operation, signal);
      expect(['lost', 'failed', 'refused', 'queued', 'running']).toContain(kind);
    });

    it('brings no video of a task that it says was taken back [MAKE-2]', async () => {
      const { engine } = opened;
      const operation = await begin(engine, newRequest(video));
      if ((await engine.takeBack?.(operation, signal)) !== 'stopped') return;
      expect(['lost', 'failed', 'refused']).toContain((await engine.status(operation, signal)).kind);
    });
  });
}

async function begin(engine: VideoEngine, request: VideoRequest): Promise<VideoOperation> {
  const started = await engine.start(request, new AbortController().signal);
  if (started.kind !== 'started') throw new Error(`It answered ${started.kind}.`);
  return started.operation;
}

function follow(engine: VideoEngine, operation: VideoOperation): Promise<VideoStatus> {
  return waitFor('the task to end', async () => {
    const status = await engine.status(operation, new AbortController().signal);
    return status.kind !== 'queued' && status.kind !== 'running' && status;
  });
}

let counter = 0;

function newRequest({ model, resolution, duration }: SuiteVideo): VideoRequest {
  counter += 1;
  return {
    id: `01a1fe94-d78f-72c6-827f-${String(counter).padStart(12, '0')}`,
    prompt: 'Waves',
    model,
    mode: 'text',
    resolution,
    ratio: '16:9',
    ...videoPixels({ resolution, ratio: '16:9' }),
    durationS: duration,
    fps: 24,
    cameraFixed: false,
    seed: counter,
    source: undefined,
    notifyUrl: undefined,
  };
}

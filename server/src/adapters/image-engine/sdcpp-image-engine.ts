import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import type { ImageEngine, ImageOutcome, ImageRequest } from '../../ports/image-engine.ts';
import type { EngineSettings } from '../provider/engine-settings.ts';
import { fitImage } from '../provider/fit-image.ts';
import { look, postOnce } from '../provider/json-line.ts';
import { failureOf } from '../provider/provider-fault.ts';
import { openProviderLine, type ProviderLine } from '../provider/provider-line.ts';
import { beginPicture } from './begin-picture.ts';

const startedSchema = z.object({ id: z.string().min(1) });
const jobSchema = z.object({
  status: z.string(),
  result: z.object({ images: z.array(z.object({ b64_json: z.string() })) }).nullish(),
  error: z.object({ code: z.string().nullish(), message: z.string().nullish() }).nullish(),
});

/**
 * The server of stable-diffusion.cpp on a machine of one's own, by its native interface: jobs with a seed that can be
 * ended. It keeps no list of them, so a start whose answer is lost is lost; it costs time and no money.
 */
export function openSdcppImageEngine(settings: EngineSettings): ImageEngine {
  const { model = 'stable-diffusion.cpp' } = settings;
  const line = openProviderLine(settings);
  const capabilities = {
    engine: 'sdcpp',
    model,
    seeded: true,
    digitalSource: 'trainedAlgorithmicMedia',
    sizing: { kind: 'free', sidePx: { min: 256, max: 2048, step: 64 }, pixels: { min: 1, max: 2048 * 2048 } },
    restartable: false,
  } as const;
  return {
    capabilities,
    generate: async (request) => {
      const begun = beginPicture(line, capabilities.sizing, request);
      if (begun.kind !== 'ask') return begun;
      const { prompt, size } = begun.asked;
      const started = await postOnce(line, {
        url: `${settings.baseUrl}/sdcpp/v1/img_gen`,
        body: {
          prompt,
          width: size.width,
          height: size.height,
          seed: request.seed,
          batch_count: 1,
          sample_params: { guidance: { txt_cfg: request.guidanceScale } },
          embed_image_metadata: false,
          output_format: 'png',
        },
        schema: startedSchema,
        signal: request.signal,
      });
      if (started.kind !== 'yes') return started;
      return follow(settings, line, request, started.value.id);
    },
    close: async () => undefined,
  };
}

async function follow(
  { baseUrl, pollMs = 1_000 }: EngineSettings,
  line: ProviderLine,
  request: ImageRequest,
  id: string,
): Promise<ImageOutcome> {
  const url = `${baseUrl}/sdcpp/v1/jobs/${encodeURIComponent(id)}`;
  try {
    for (;;) {
      const job = await look(line, { url, schema: jobSchema, signal: request.signal });
      if (!job) return { kind: 'failed', reason: 'The server has lost the job.', mayBePaid: true };
      switch (job.status) {
        case 'completed':
          return await fitImage(Buffer.from(job.result?.images[0]?.b64_json ?? '', 'base64'), request);
        case 'failed':
        case 'cancelled':
          return failureOf(`${job.status} ${job.error?.code ?? ''} ${job.error?.message ?? ''}`);
        default:
          request.onProgress(
            job.status === 'queued' ? 0 : 0.1,
            job.status === 'queued' ? 'Waiting in line' : 'Painting',
          );
      }
      await sleep(pollMs, undefined, { signal: request.signal });
    }
  } catch (error) {
    // Nobody waits for it any more: the machine has better things to do.
    await line
      .call({ startTimeoutMs: 5_000 })
      .fetch(`${url}/cancel`, { method: 'POST' })
      .catch(() => undefined);
    throw error;
  }
}

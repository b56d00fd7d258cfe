import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import type { ImageOutcome, ImageRequest } from '../../ports/image-engine.ts';
import { beginImage } from './lib/begin-image.ts';
import { address, defineEngine } from './lib/define-engine.ts';
import { fitImage } from './lib/fit-image.ts';
import { look, postOnce } from './lib/json-line.ts';
import { failureOf } from './lib/provider-fault.ts';
import { openProviderLine, type ProviderLine } from './lib/provider-line.ts';

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
export const sdcpp = defineEngine({
  name: 'sdcpp',
  title: 'stable-diffusion.cpp',
  paid: false,
  embedded: false,
  digitalSource: 'trainedAlgorithmicMedia',
  settings: { SDCPP_URL: address() },
  image: {
    needs: ['SDCPP_URL'],
    can: () => ({
      model: 'stable-diffusion.cpp',
      seeded: true,
      sizing: { kind: 'free', sidePx: { min: 256, max: 2048, step: 64 }, pixels: { min: 1, max: 2048 * 2048 } },
      restartable: false,
      takesNegativePrompt: true,
    }),
    open: async (s, way, capabilities) => {
      const line = openProviderLine({ ...way, baseUrl: s.SDCPP_URL });
      const place = `${s.SDCPP_URL}/sdcpp/v1`;
      return {
        capabilities,
        generate: async (request) => {
          const begun = beginImage(line, capabilities.sizing, request);
          if (begun.kind !== 'ask') return begun;
          const { prompt, size } = begun.asked;
          const started = await postOnce(line, {
            url: `${place}/img_gen`,
            body: {
              prompt,
              ...(request.negativePrompt !== undefined && { negative_prompt: request.negativePrompt }),
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
          const url = `${place}/jobs/${encodeURIComponent(started.value.id)}`;
          return follow(line, request, { url, pollMs: way.pollMs ?? 1_000 });
        },
        close: async () => undefined,
      };
    },
  },
});

async function follow(
  line: ProviderLine,
  request: ImageRequest,
  { url, pollMs }: { readonly url: string; readonly pollMs: number },
): Promise<ImageOutcome> {
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

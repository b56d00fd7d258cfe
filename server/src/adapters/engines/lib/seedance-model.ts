import type { Experimental_VideoModelV4 as VideoModelV4 } from '@ai-sdk/provider';
import {
  combineHeaders,
  convertImageModelFileToDataUri,
  createJsonErrorResponseHandler,
  createJsonResponseHandler,
  getFromApi,
  postJsonToApi,
} from '@ai-sdk/provider-utils';
import * as z from 'zod';

/** What every Seedance video is asked for besides what the AI SDK has a name for: `providerOptions.modelark`. */
const optionsSchema = z.object({ resolution: z.enum(['480p', '720p', '1080p']), cameraFixed: z.boolean() });

const failed = createJsonErrorResponseHandler({
  errorSchema: z.object({ error: z.object({ code: z.string().nullish(), message: z.string() }).nullish() }),
  errorToMessage: ({ error }) => `${error?.code ?? ''} ${error?.message ?? 'no message'}`.trim(),
});

const startedSchema = z.object({ id: z.string().min(1) });

/** A task as ModelArk tells it, alone or in a list. */
export const taskSchema = z.object({
  id: z.string(),
  model: z.string().nullish(),
  status: z.string(),
  content: z.object({ video_url: z.string().nullish() }).nullish(),
  error: z.object({ code: z.string().nullish(), message: z.string().nullish() }).nullish(),
  seed: z.number().nullish(),
  created_at: z.number().nullish(),
});

/** Ended without a video. `expired` is an end as well: waiting for it to change would be waiting for ever. */
const endings: ReadonlySet<string> = new Set(['failed', 'cancelled', 'expired']);

/**
 * Seedance on ModelArk as a video model of specification v4. Our own, because the package at hand begins and waits in
 * one call (a crash then loses what is paid) and knows no `expired`. Every setting is sent in a field of its own: what
 * is left out, the model would look for in the words.
 */
export function seedanceModel(settings: {
  readonly modelId: string;
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly fetch: typeof fetch;
}): VideoModelV4 {
  const { modelId, baseUrl, apiKey, fetch } = settings;
  const tasks = `${baseUrl}/contents/generations/tasks`;
  const authorization = { authorization: `Bearer ${apiKey}` };
  return {
    specificationVersion: 'v4',
    provider: 'modelark.video',
    modelId,
    maxVideosPerCall: 1,
    doStart: async (call) => {
      const { prompt, image, frameImages, aspectRatio, duration, seed, headers, abortSignal, webhookUrl } = call;
      const { resolution, cameraFixed } = optionsSchema.parse(call.providerOptions['modelark']);
      const first = frameImages?.find((frame) => frame.frameType === 'first_frame')?.image ?? image;
      const { value } = await postJsonToApi({
        url: tasks,
        headers: combineHeaders(authorization, headers),
        body: {
          model: modelId,
          content: [
            { type: 'text', text: prompt ?? '' },
            ...(first
              ? [{ type: 'image_url', image_url: { url: convertImageModelFileToDataUri(first) }, role: 'first_frame' }]
              : []),
          ],
          resolution,
          ratio: aspectRatio,
          duration,
          seed,
          camera_fixed: cameraFixed,
          watermark: false,
          return_last_frame: false,
          service_tier: 'default',
          execution_expires_after: 3_600,
          ...(webhookUrl === undefined ? {} : { callback_url: webhookUrl }),
        },
        failedResponseHandler: failed,
        successfulResponseHandler: createJsonResponseHandler(startedSchema),
        fetch,
        ...(abortSignal ? { abortSignal } : {}),
      });
      return {
        operation: { taskId: value.id },
        warnings: [],
        response: { timestamp: new Date(), modelId, headers: undefined },
      };
    },
    doStatus: async ({ operation, headers, abortSignal }) => {
      // Made by `doStart` above.
      const { taskId } = operation as { taskId: string };
      const { value: task } = await getFromApi({
        url: `${tasks}/${encodeURIComponent(taskId)}`,
        validateUrl: false,
        headers: combineHeaders(authorization, headers),
        failedResponseHandler: failed,
        successfulResponseHandler: createJsonResponseHandler(taskSchema),
        fetch,
        ...(abortSignal ? { abortSignal } : {}),
      });
      const response = { timestamp: new Date(), modelId, headers: undefined };
      if (endings.has(task.status))
        return {
          status: 'error',
          error: `${task.status} ${task.error?.code ?? ''} ${task.error?.message ?? ''}`.trim(),
          response,
        };
      if (task.status !== 'succeeded') return { status: 'pending', response };
      const url = task.content?.video_url;
      if (!url) return { status: 'error', error: 'succeeded without a film', response };
      return { status: 'completed', videos: [{ type: 'url', url, mediaType: 'video/mp4' }], warnings: [], response };
    },
  };
}

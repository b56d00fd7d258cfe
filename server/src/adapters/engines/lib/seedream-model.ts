import type { ImageModelV4 } from '@ai-sdk/provider';
import {
  combineHeaders,
  convertImageModelFileToDataUri,
  createJsonErrorResponseHandler,
  createJsonResponseHandler,
  postJsonToApi,
} from '@ai-sdk/provider-utils';
import * as z from 'zod';

const failed = createJsonErrorResponseHandler({
  errorSchema: z.object({ error: z.object({ code: z.string().nullish(), message: z.string() }).nullish() }),
  errorToMessage: ({ error }) => `${error?.code ?? ''} ${error?.message ?? 'no message'}`.trim(),
});

const answerSchema = z.object({ data: z.array(z.object({ b64_json: z.string().min(1) })).min(1) });

/** What Seedream is asked for besides what the AI SDK has a name for: `providerOptions.modelark`. */
const optionsSchema = z.object({ guidanceScale: z.number().optional() });

/**
 * Seedream on ModelArk as an image model of specification v4, with every setting in a field of its own. The older
 * models take seed and guidance, the newer neither: they are sent where they are known.
 */
export function seedreamModel(settings: {
  readonly modelId: string;
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly fetch: typeof fetch;
}): ImageModelV4 {
  const { modelId, baseUrl, apiKey, fetch } = settings;
  return {
    specificationVersion: 'v4',
    provider: 'modelark.image',
    modelId,
    maxImagesPerCall: 1,
    doGenerate: async ({ prompt, files, size, seed, headers, abortSignal, providerOptions }) => {
      const [reference] = files ?? [];
      const { guidanceScale } = optionsSchema.parse(providerOptions['modelark'] ?? {});
      const { value } = await postJsonToApi({
        url: `${baseUrl}/images/generations`,
        headers: combineHeaders({ authorization: `Bearer ${apiKey}` }, headers),
        body: {
          model: modelId,
          prompt,
          ...(reference && { image: convertImageModelFileToDataUri(reference) }),
          size,
          response_format: 'b64_json',
          watermark: false,
          stream: false,
          ...(isOlder(modelId) ? { seed, guidance_scale: guidanceScale } : { sequential_image_generation: 'disabled' }),
        },
        failedResponseHandler: failed,
        successfulResponseHandler: createJsonResponseHandler(answerSchema),
        fetch,
        ...(abortSignal ? { abortSignal } : {}),
      });
      const response = { timestamp: new Date(), modelId, headers: undefined };
      return { images: value.data.map((image) => image.b64_json), warnings: [], response };
    },
  };
}

/** Version 3 takes seed and guidance, and paints other sizes. */
export function isOlder(modelId: string): boolean {
  return /seedream-3/.test(modelId);
}

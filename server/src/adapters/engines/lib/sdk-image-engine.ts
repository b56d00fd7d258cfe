import type { ImageModelV4 } from '@ai-sdk/provider';
import type { EngineSize } from '../../../kernel/engine-size.ts';
import type { ImageCapabilities, ImageEngine, ImageOutcome, ImageRequest } from '../../../ports/image-engine.ts';
import { loadAiSdk } from './ai-sdk.ts';
import { fitImage } from './fit-image.ts';
import { explainFault, plainError } from './explain-fault.ts';
import type { ProviderLine } from './provider-line.ts';
import { type Asked, beginImage } from './begin-image.ts';

/** A model of specification v4; each package brings its own copy of the types, which the compiler takes for strangers. */
interface SpecifiedModel {
  readonly specificationVersion: 'v4';
}

type JsonObject = Record<string, string | number | boolean | null>;

/** What one provider needs besides what all of them share. */
export interface SdkImageSettings {
  readonly capabilities: ImageCapabilities;
  readonly line: ProviderLine;
  /** The model of its package, made to fetch through our line; loads the package at its first use. */
  readonly model: (fetchThrough: typeof fetch) => Promise<SpecifiedModel>;
  /** Name of its options in the AI SDK, and what goes there. */
  readonly options: (request: ImageRequest, size: EngineSize) => Record<string, JsonObject>;
  /** Where the image that it starts from has a field of its own among the options; left out, it goes with the words. */
  readonly referenceIn?: 'options';
  readonly judge?: (answer: unknown) => void;
}

/**
 * Images from any model of the AI SDK: asked once and never again by itself, everything through one line, and the
 * promised size cut from what comes.
 */
export function openSdkImageEngine(settings: SdkImageSettings): ImageEngine {
  const { capabilities, line } = settings;
  return {
    capabilities,
    generate: async (request) => {
      const begun = beginImage(line, capabilities.sizing, request);
      if (begun.kind !== 'ask') return begun;
      return paint(settings, request, begun.asked);
    },
    close: async () => undefined,
  };
}

async function paint(
  { capabilities, line, model, options, referenceIn, judge }: SdkImageSettings,
  request: ImageRequest,
  asked: Asked,
): Promise<ImageOutcome> {
  const { size } = asked;
  const images = referenceIn === undefined && request.reference ? [request.reference.bytes] : undefined;
  const call = line.call({ startTimeoutMs: line.limits.imageTimeoutMs, ...(judge ? { judge } : {}) });
  request.onProgress(0.05, 'Painting');
  try {
    const { generateImage } = await loadAiSdk();
    const { image } = await generateImage({
      // The number of the specification is the promise that the cast stands on.
      model: (await model(call.fetch)) as ImageModelV4,
      prompt: images ? { text: asked.prompt, images } : asked.prompt,
      n: 1,
      ...(size.ratio ? { aspectRatio: size.ratio } : { size: `${size.width}x${size.height}` as const }),
      ...(capabilities.seeded ? { seed: request.seed } : {}),
      providerOptions: options(request, size),
      headers: { 'idempotency-key': request.id },
      // Paid: the package must never send it twice.
      maxRetries: 0,
      abortSignal: request.signal,
    });
    request.onProgress(0.95, 'Developing');
    return await fitImage(image.uint8Array, request);
  } catch (error) {
    const fault = explainFault(error, call);
    if (fault) return fault;
    throw plainError(error);
  }
}

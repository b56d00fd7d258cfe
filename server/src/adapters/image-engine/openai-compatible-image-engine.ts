import type { ImageEngine } from '../../ports/image-engine.ts';
import type { EngineSettings } from '../provider/engine-settings.ts';
import { openProviderLine } from '../provider/provider-line.ts';
import { openSdkImageEngine } from './sdk-image-engine.ts';

/**
 * Any server that speaks OpenAI's way of asking for images: LocalAI, vLLM, SGLang, sd-server and many more. The seed is
 * sent beside the fields that all of them know; servers that do not know it leave it alone.
 */
export function openOpenAiCompatibleImageEngine(settings: EngineSettings): ImageEngine {
  const { baseUrl, apiKey, model = 'default' } = settings;
  return openSdkImageEngine({
    capabilities: {
      engine: 'openai-compatible',
      model,
      seeded: true,
      digitalSource: 'trainedAlgorithmicMedia',
      sizing: { kind: 'free', sidePx: { min: 256, max: 2048, step: 64 }, pixels: { min: 1, max: 2048 * 2048 } },
      restartable: false,
    },
    line: openProviderLine(settings),
    model: async (fetchThrough) => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const provider = createOpenAICompatible({
        name: 'local',
        baseURL: baseUrl,
        fetch: fetchThrough,
        ...(apiKey === '' ? {} : { apiKey }),
      });
      return provider.imageModel(model);
    },
    options: ({ seed }) => ({ local: { seed } }),
  });
}

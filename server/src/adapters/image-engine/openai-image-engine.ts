import type { EngineSize, ImageSizing } from '../../kernel/engine-size.ts';
import type { ImageEngine } from '../../ports/image-engine.ts';
import type { EngineSettings } from '../provider/engine-settings.ts';
import { imageModelNames } from '../provider/model-names.ts';
import { openProviderLine } from '../provider/provider-line.ts';
import { openSdkImageEngine } from './sdk-image-engine.ts';

const square = { width: 1024, height: 1024 };

function both(width: number, height: number): EngineSize[] {
  return [
    { width, height },
    { width: height, height: width },
  ];
}

/** Images of OpenAI itself. */
export function openOpenAiImageEngine(settings: EngineSettings): ImageEngine {
  const { baseUrl, apiKey, model = imageModelNames.openai } = settings;
  return openSdkImageEngine({
    capabilities: {
      engine: 'openai',
      model,
      seeded: false,
      digitalSource: 'trainedAlgorithmicMedia',
      sizing: sizingOf(model),
      restartable: false,
    },
    line: openProviderLine(settings),
    model: async (fetchThrough) => {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI({ apiKey, baseURL: baseUrl, fetch: fetchThrough }).image(model);
    },
    options: () => ({ openai: {} }),
  });
}

function sizingOf(model: string): ImageSizing {
  if (model.startsWith('dall-e-3')) return { kind: 'list', sizes: [square, ...both(1792, 1024)] };
  if (model.startsWith('dall-e-2'))
    return { kind: 'list', sizes: [{ width: 256, height: 256 }, { width: 512, height: 512 }, square] };
  return { kind: 'list', sizes: [square, ...both(1536, 1024)] };
}

import type { ImageSizing } from '../../kernel/engine-size.ts';
import type { ImageEngine } from '../../ports/image-engine.ts';
import type { EngineSettings } from '../provider/engine-settings.ts';
import { imageModelNames } from '../provider/model-names.ts';
import { openProviderLine } from '../provider/provider-line.ts';
import { openSdkImageEngine } from './sdk-image-engine.ts';

/** Pixels in all that a picture may have: the newer models refuse small ones. */
const bounds: Readonly<Record<string, { readonly min: number; readonly max: number }>> = {
  'seedream-3': { min: 512 * 512, max: 2048 * 2048 },
  'seedream-4-0': { min: 1280 * 720, max: 4096 * 4096 },
  'seedream-4': { min: 2560 * 1440, max: 4096 * 4096 },
};

/** Seedream on ModelArk. */
export function openModelArkImageEngine(settings: EngineSettings): ImageEngine {
  const { baseUrl, apiKey, model = imageModelNames.modelark } = settings;
  const isThird = model.includes('seedream-3');
  return openSdkImageEngine({
    capabilities: {
      engine: 'modelark',
      model,
      seeded: isThird,
      digitalSource: 'trainedAlgorithmicMedia',
      sizing: sizingOf(model),
      restartable: false,
    },
    line: openProviderLine(settings),
    model: async (fetchThrough) => {
      const { seedreamModel } = await import('./seedream-model.ts');
      return seedreamModel({ modelId: model, baseUrl, apiKey, fetch: fetchThrough });
    },
    options: ({ guidanceScale }) => ({ modelark: isThird ? { guidanceScale } : {} }),
  });
}

function sizingOf(model: string): ImageSizing {
  const [, pixels] = Object.entries(bounds).find(([name]) => model.includes(name)) ?? [];
  const { min, max } = pixels ?? { min: 1280 * 720, max: 4096 * 4096 };
  return { kind: 'free', sidePx: { min: 512, max: 4096, step: 16 }, pixels: { min, max } };
}

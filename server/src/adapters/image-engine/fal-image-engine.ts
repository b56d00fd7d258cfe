import type { ImageEngine } from '../../ports/image-engine.ts';
import type { EngineSettings } from '../provider/engine-settings.ts';
import { falHosts } from '../provider/fal-places.ts';
import { imageModelNames } from '../provider/model-names.ts';
import { openProviderLine } from '../provider/provider-line.ts';
import { openSdkImageEngine } from './sdk-image-engine.ts';

/** Pictures from fal. */
export function openFalImageEngine(settings: EngineSettings): ImageEngine {
  const { baseUrl, apiKey, model = imageModelNames.fal } = settings;
  return openSdkImageEngine({
    capabilities: {
      engine: 'fal',
      model,
      seeded: true,
      digitalSource: 'trainedAlgorithmicMedia',
      sizing: { kind: 'free', sidePx: { min: 256, max: 1536, step: 32 }, pixels: { min: 1, max: 1536 * 1536 } },
      restartable: false,
    },
    line: openProviderLine({ ...settings, hosts: [...falHosts, ...settings.hosts] }),
    model: async (fetchThrough) => {
      const { createFal } = await import('@ai-sdk/fal');
      return createFal({ apiKey, baseURL: baseUrl, fetch: fetchThrough }).image(model);
    },
    options: ({ guidanceScale }) => ({ fal: { guidanceScale, outputFormat: 'png', enableSafetyChecker: true } }),
  });
}

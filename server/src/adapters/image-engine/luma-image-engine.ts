import type { ImageEngine } from '../../ports/image-engine.ts';
import type { EngineSettings } from '../provider/engine-settings.ts';
import { megapixelSizes } from '../provider/megapixel-sizes.ts';
import { imageModelNames } from '../provider/model-names.ts';
import { openProviderLine } from '../provider/provider-line.ts';
import { openSdkImageEngine } from './sdk-image-engine.ts';

/** Pictures from Luma. */
export function openLumaImageEngine(settings: EngineSettings): ImageEngine {
  const { baseUrl, apiKey, model = imageModelNames.luma, pollMs = 1_000 } = settings;
  return openSdkImageEngine({
    capabilities: {
      engine: 'luma',
      model,
      seeded: false,
      digitalSource: 'trainedAlgorithmicMedia',
      // Photon takes a ratio and tells no size: no more than about a megapixel is promised.
      sizing: { kind: 'list', sizes: megapixelSizes },
      restartable: false,
    },
    line: openProviderLine({ ...settings, hosts: ['*.lumalabs.ai', ...settings.hosts] }),
    model: async (fetchThrough) => {
      const { createLuma } = await import('@ai-sdk/luma');
      return createLuma({ apiKey, baseURL: baseUrl, fetch: fetchThrough }).image(model);
    },
    options: () => ({ luma: { pollIntervalMillis: pollMs, maxPollAttempts: 3_600 } }),
  });
}

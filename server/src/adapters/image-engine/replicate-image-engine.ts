import type { ImageEngine } from '../../ports/image-engine.ts';
import type { EngineSettings } from '../provider/engine-settings.ts';
import { megapixelSizes } from '../provider/megapixel-sizes.ts';
import { imageModelNames } from '../provider/model-names.ts';
import { openProviderLine } from '../provider/provider-line.ts';
import { openSdkImageEngine } from './sdk-image-engine.ts';

/** Models there take a ratio; these are the sizes of about a megapixel that come of it. */
const sizes = [
  ...megapixelSizes,
  { ratio: '3:2', width: 1216, height: 832 },
  { ratio: '2:3', width: 832, height: 1216 },
] as const;

/** Pictures from predictions on Replicate. */
export function openReplicateImageEngine(settings: EngineSettings): ImageEngine {
  const { baseUrl, apiKey, model = imageModelNames.replicate, pollMs = 1_000 } = settings;
  return openSdkImageEngine({
    capabilities: {
      engine: 'replicate',
      model,
      seeded: true,
      digitalSource: 'trainedAlgorithmicMedia',
      sizing: { kind: 'list', sizes },
      restartable: false,
    },
    line: openProviderLine({ ...settings, hosts: ['replicate.delivery', '*.replicate.delivery', ...settings.hosts] }),
    model: async (fetchThrough) => {
      const { createReplicate } = await import('@ai-sdk/replicate');
      return createReplicate({ apiToken: apiKey, baseURL: baseUrl, fetch: fetchThrough }).image(model);
    },
    options: () => ({
      replicate: { output_format: 'png', pollIntervalMillis: pollMs, maxPollAttempts: 3_600 },
    }),
  });
}

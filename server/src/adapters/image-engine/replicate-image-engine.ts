import type { ImageEngine } from '../../ports/image-engine.ts';
import type { EngineSettings } from '../provider/engine-settings.ts';
import { imageModelNames } from '../provider/model-names.ts';
import { openProviderLine } from '../provider/provider-line.ts';
import { openSdkImageEngine } from './sdk-image-engine.ts';

/** Models there take a ratio; these are the sizes of about a megapixel that come of it. */
const sizes = [
  { ratio: '1:1', width: 1024, height: 1024 },
  { ratio: '16:9', width: 1344, height: 768 },
  { ratio: '9:16', width: 768, height: 1344 },
  { ratio: '21:9', width: 1536, height: 640 },
  { ratio: '9:21', width: 640, height: 1536 },
  { ratio: '4:3', width: 1152, height: 896 },
  { ratio: '3:4', width: 896, height: 1152 },
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

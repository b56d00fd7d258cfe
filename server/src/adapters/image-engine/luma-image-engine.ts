import type { ImageEngine } from '../../ports/image-engine.ts';
import type { EngineSettings } from '../provider/engine-settings.ts';
import { imageModelNames } from '../provider/model-names.ts';
import { openProviderLine } from '../provider/provider-line.ts';
import { openSdkImageEngine } from './sdk-image-engine.ts';

/** Photon takes a ratio and tells no size: no more than about a megapixel is promised. */
const sizes = [
  { ratio: '1:1', width: 1024, height: 1024 },
  { ratio: '16:9', width: 1344, height: 768 },
  { ratio: '9:16', width: 768, height: 1344 },
  { ratio: '21:9', width: 1536, height: 640 },
  { ratio: '9:21', width: 640, height: 1536 },
  { ratio: '4:3', width: 1152, height: 896 },
  { ratio: '3:4', width: 896, height: 1152 },
] as const;

/** Pictures from Luma. */
export function openLumaImageEngine(settings: EngineSettings): ImageEngine {
  const { baseUrl, apiKey, model = imageModelNames.luma, pollMs = 1_000 } = settings;
  return openSdkImageEngine({
    capabilities: {
      engine: 'luma',
      model,
      seeded: false,
      digitalSource: 'trainedAlgorithmicMedia',
      sizing: { kind: 'list', sizes },
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

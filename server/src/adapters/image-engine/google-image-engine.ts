import type { ImageEngine } from '../../ports/image-engine.ts';
import type { EngineSettings } from '../provider/engine-settings.ts';
import { imageModelNames } from '../provider/model-names.ts';
import { openProviderLine } from '../provider/provider-line.ts';
import { openSdkImageEngine } from './sdk-image-engine.ts';

/** What Gemini paints for each ratio that it knows. */
const sizes = [
  { ratio: '1:1', width: 1024, height: 1024 },
  { ratio: '16:9', width: 1344, height: 768 },
  { ratio: '9:16', width: 768, height: 1344 },
  { ratio: '21:9', width: 1536, height: 672 },
  { ratio: '4:3', width: 1184, height: 864 },
  { ratio: '3:4', width: 864, height: 1184 },
  { ratio: '3:2', width: 1248, height: 832 },
  { ratio: '2:3', width: 832, height: 1248 },
  { ratio: '5:4', width: 1152, height: 896 },
  { ratio: '4:5', width: 896, height: 1152 },
] as const;

/** Pictures from Gemini. */
export function openGoogleImageEngine(settings: EngineSettings): ImageEngine {
  const { baseUrl, apiKey, model = imageModelNames.google } = settings;
  return openSdkImageEngine({
    capabilities: {
      engine: 'google',
      model,
      seeded: false,
      digitalSource: 'trainedAlgorithmicMedia',
      sizing: { kind: 'list', sizes },
      restartable: false,
    },
    line: openProviderLine(settings),
    model: async (fetchThrough) => {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle({ apiKey, baseURL: baseUrl, fetch: fetchThrough }).image(model);
    },
    options: () => ({ google: {} }),
  });
}

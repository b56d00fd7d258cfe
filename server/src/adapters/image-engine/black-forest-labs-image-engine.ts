import type { ImageEngine } from '../../ports/image-engine.ts';
import type { EngineSettings } from '../provider/engine-settings.ts';
import { imageModelNames } from '../provider/model-names.ts';
import { ProviderFailure, ProviderRefusal } from '../provider/provider-fault.ts';
import { openProviderLine } from '../provider/provider-line.ts';
import { openSdkImageEngine } from './sdk-image-engine.ts';

/** Pictures from FLUX. */
export function openBlackForestLabsImageEngine(settings: EngineSettings): ImageEngine {
  const { baseUrl, apiKey, model = imageModelNames['black-forest-labs'], pollMs = 1_000 } = settings;
  return openSdkImageEngine({
    capabilities: {
      engine: 'black-forest-labs',
      model,
      seeded: true,
      digitalSource: 'trainedAlgorithmicMedia',
      sizing: { kind: 'free', sidePx: { min: 256, max: 1440, step: 32 }, pixels: { min: 1, max: 1440 * 1440 } },
      restartable: false,
    },
    line: openProviderLine({ ...settings, hosts: ['bfl.ai', '*.bfl.ai', ...settings.hosts] }),
    model: async (fetchThrough) => {
      const { createBlackForestLabs } = await import('@ai-sdk/black-forest-labs');
      return createBlackForestLabs({ apiKey, baseURL: baseUrl, fetch: fetchThrough }).image(model);
    },
    options: (_request, { width, height }) => ({
      blackForestLabs: {
        ...{ width, height, outputFormat: 'png', promptUpsampling: false },
        ...{ pollIntervalMillis: pollMs, pollTimeoutMillis: 3_600_000 },
      },
    }),
    judge,
  });
}

/** The package waits on when a picture was withheld, and takes two of the endings for broken answers. */
function judge(answer: unknown): void {
  const status = typeof answer === 'object' && answer !== null && 'status' in answer ? String(answer.status) : '';
  if (/moderated/i.test(status)) throw new ProviderRefusal(status);
  if (/^(Error|Failed|Task not found)$/i.test(status)) throw new ProviderFailure(status);
}

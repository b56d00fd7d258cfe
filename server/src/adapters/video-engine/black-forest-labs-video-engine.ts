import type { VideoEngine } from '../../ports/video-engine.ts';
import type { EngineSettings } from '../provider/engine-settings.ts';
import { videoModelName, videoModelsOf } from '../provider/model-names.ts';
import { openProviderLine } from '../provider/provider-line.ts';
import { openSdkVideoEngine } from './sdk-video-engine.ts';

export const blackForestLabsHosts = ['bfl.ai', '*.bfl.ai'];

/** Films from FLUX. */
export function openBlackForestLabsVideoEngine(settings: EngineSettings): VideoEngine {
  const { baseUrl, apiKey, pollMs = 3_000 } = settings;
  return openSdkVideoEngine({
    capabilities: {
      engine: 'black-forest-labs',
      models: videoModelsOf('black-forest-labs'),
      resolutions: ['720p', '1080p'],
      ratios: ['16:9', '21:9', '4:3', '1:1', '9:16'],
      durationS: { min: 5, max: 10, default: 5 },
      frameRates: [],
      restartable: false,
      pollMs,
    },
    line: openProviderLine({ ...settings, hosts: [...blackForestLabsHosts, ...settings.hosts] }),
    modelId: (request) => videoModelName('black-forest-labs', request),
    model: async (modelId, fetchThrough) => {
      const { createBlackForestLabs } = await import('@ai-sdk/black-forest-labs');
      return createBlackForestLabs({ apiKey, baseURL: baseUrl, fetch: fetchThrough }).video(modelId);
    },
    ask: ({ ratio, resolution }) => ({
      ...(ratio === 'adaptive' ? {} : { aspectRatio: ratio }),
      providerOptions: { blackForestLabs: { resolution: resolution === '1080p' ? 'fhd' : 'hd' } },
    }),
    hints: false,
  });
}

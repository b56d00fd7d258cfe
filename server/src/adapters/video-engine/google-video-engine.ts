import type { VideoEngine } from '../../ports/video-engine.ts';
import type { EngineSettings } from '../provider/engine-settings.ts';
import { videoModelName, videoModelsOf } from '../provider/model-names.ts';
import { ProviderRefusal } from '../provider/provider-fault.ts';
import { openProviderLine } from '../provider/provider-line.ts';
import { openSdkVideoEngine } from './sdk-video-engine.ts';

/** Veo films in 4, 6 or 8 seconds and in both larger sizes only in 8: that one is offered. */
const durationS = 8;

/** Films from Veo. */
export function openGoogleVideoEngine(settings: EngineSettings): VideoEngine {
  const { baseUrl, apiKey, pollMs = 5_000 } = settings;
  const line = openProviderLine({
    ...settings,
    hosts: ['*.googleapis.com', '*.googleusercontent.com', ...settings.hosts],
  });
  return openSdkVideoEngine({
    capabilities: {
      engine: 'google',
      models: videoModelsOf('google'),
      resolutions: ['720p', '1080p'],
      ratios: ['16:9', '9:16'],
      durationS: { min: durationS, max: durationS, default: durationS },
      frameRates: [],
      restartable: false,
      pollMs,
    },
    line,
    modelId: (request) => videoModelName('google', request),
    model: async (modelId, fetchThrough) => {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle({ apiKey, baseURL: baseUrl, fetch: fetchThrough }).video(modelId);
    },
    ask: ({ ratio, resolution, seed }) => ({
      ...(ratio === 'adaptive' ? {} : { aspectRatio: ratio }),
      seed,
      providerOptions: { google: { resolution } },
    }),
    // A film that was withheld looks to the package like an answer without films.
    judge: (answer) => {
      if (/"raiMediaFilteredCount":\s*[1-9]/.test(JSON.stringify(answer))) throw new ProviderRefusal('safety');
    },
    hints: false,
  });
}

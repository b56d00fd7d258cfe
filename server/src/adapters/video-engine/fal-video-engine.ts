import type { VideoEngine } from '../../ports/video-engine.ts';
import type { EngineSettings } from '../provider/engine-settings.ts';
import { falHosts, falMoved } from '../provider/fal-places.ts';
import { videoModelName, videoModelsOf } from '../provider/model-names.ts';
import { ProviderRefusal } from '../provider/provider-fault.ts';
import { openProviderLine } from '../provider/provider-line.ts';
import { openSdkVideoEngine } from './sdk-video-engine.ts';

/** Films from fal's queue. */
export function openFalVideoEngine(settings: EngineSettings): VideoEngine {
  const { apiKey, pollMs = 3_000 } = settings;
  const line = openProviderLine({
    ...settings,
    hosts: [...falHosts, ...settings.hosts],
    moved: falMoved(settings.baseUrl),
  });
  return openSdkVideoEngine({
    capabilities: {
      engine: 'fal',
      models: videoModelsOf('fal'),
      resolutions: ['480p', '720p', '1080p'],
      ratios: ['16:9', '21:9', '4:3', '1:1', '9:16'],
      durationS: { min: 3, max: 10, default: 5 },
      frameRates: [],
      restartable: false,
      pollMs,
    },
    line,
    modelId: (request) => videoModelName('fal', request),
    model: async (modelId, fetchThrough) => {
      const { createFal } = await import('@ai-sdk/fal');
      return createFal({ apiKey, fetch: fetchThrough }).video(modelId);
    },
    // The package writes '5s' where these models want '5', and leaves a seed of 0 out: both are set by name.
    ask: ({ ratio, resolution, durationS, seed, cameraFixed }) => ({
      ...(ratio === 'adaptive' ? {} : { aspectRatio: ratio }),
      providerOptions: {
        fal: { resolution, duration: String(durationS), seed, camera_fixed: cameraFixed, enable_safety_checker: true },
      },
    }),
    // The package keeps the words of a refusal to itself.
    judge: (answer) => {
      if (JSON.stringify(answer).includes('content_policy_violation'))
        throw new ProviderRefusal('content policy violation');
    },
    hints: true,
    cancel: async (operation) => {
      // Made by the package and stored with the generation.
      const { responseUrl } = JSON.parse(String(operation['task'])) as { responseUrl: string };
      await line.call().fetch(`${responseUrl}/cancel`, { method: 'PUT', headers: { authorization: `Key ${apiKey}` } });
    },
  });
}

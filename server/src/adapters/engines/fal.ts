import { address, defineEngine, secret, text } from './lib/define-engine.ts';
import { ProviderRefusal } from './lib/provider-fault.ts';
import { negativePromptField, takesNegativePrompt } from './lib/negative-prompt.ts';
import { openProviderLine } from './lib/provider-line.ts';
import { vendorModel } from './lib/vendor-models.ts';

/** Where fal takes orders and keeps what it made. */
const hosts = ['queue.fal.run', 'fal.run', 'fal.media', '*.fal.media'];
const usualUrl = 'https://fal.run';
const models = {
  'seedance-lite-t2v': { text: 'bytedance/seedance/v1/lite/text-to-video' },
  'seedance-lite-i2v': { image: 'bytedance/seedance/v1/lite/image-to-video' },
  'seedance-pro': {
    text: 'bytedance/seedance/v1/pro/text-to-video',
    image: 'bytedance/seedance/v1/pro/image-to-video',
  },
  'seedance-pro-fast': {
    text: 'bytedance/seedance/v1/pro/fast/text-to-video',
    image: 'bytedance/seedance/v1/pro/fast/image-to-video',
  },
};

export const fal = defineEngine({
  name: 'fal',
  title: 'fal',
  paid: true,
  embedded: false,
  digitalSource: 'trainedAlgorithmicMedia',
  settings: { FAL_API_KEY: secret(), FAL_BASE_URL: address(usualUrl), FAL_IMAGE_MODEL: text('fal-ai/flux/dev') },
  image: {
    needs: ['FAL_API_KEY'],
    can: (s) => ({
      model: s.FAL_IMAGE_MODEL,
      seeded: true,
      sizing: { kind: 'free', sidePx: { min: 256, max: 1536, step: 32 }, pixels: { min: 1, max: 1536 * 1536 } },
      restartable: false,
      takesNegativePrompt: takesNegativePrompt(s.FAL_IMAGE_MODEL),
    }),
    open: async (s, way, capabilities) => {
      const { openSdkImageEngine } = await import('./lib/sdk-image-engine.ts');
      return openSdkImageEngine({
        capabilities,
        line: openProviderLine({ ...way, baseUrl: s.FAL_BASE_URL, hosts: [...hosts, ...way.hosts] }),
        model: async (fetchThrough) => {
          const { createFal } = await import('@ai-sdk/fal');
          return createFal({ apiKey: s.FAL_API_KEY, baseURL: s.FAL_BASE_URL, fetch: fetchThrough }).image(
            s.FAL_IMAGE_MODEL,
          );
        },
        options: (request) => ({
          fal: {
            ...negativePromptField(request),
            ...{ guidanceScale: request.guidanceScale, outputFormat: 'png', enableSafetyChecker: true },
          },
        }),
      });
    },
  },
  video: {
    needs: ['FAL_API_KEY'],
    can: () => ({
      models: Object.keys(models),
      resolutions: ['480p', '720p', '1080p'],
      ratios: ['16:9', '21:9', '4:3', '1:1', '9:16'],
      durationS: { min: 3, max: 10, default: 5 },
      frameRates: [],
      restartable: false,
      pollMs: 3_000,
    }),
    open: async (s, way, capabilities) => {
      const { openSdkVideoEngine } = await import('./lib/sdk-video-engine.ts');
      const line = openProviderLine({
        ...way,
        baseUrl: s.FAL_BASE_URL,
        hosts: [...hosts, ...way.hosts],
        moved: movedQueue(s.FAL_BASE_URL),
      });
      return openSdkVideoEngine({
        capabilities,
        line,
        modelId: (request) => vendorModel(models, request),
        model: async (modelId, fetchThrough) => {
          const { createFal } = await import('@ai-sdk/fal');
          return createFal({ apiKey: s.FAL_API_KEY, fetch: fetchThrough }).video(modelId);
        },
        // The package writes '5s' where these models want '5', and leaves a seed of 0 out: both are set by name.
        ask: ({ ratio, resolution, durationS, seed, cameraFixed }) => ({
          ...(ratio === 'adaptive' ? {} : { aspectRatio: ratio }),
          providerOptions: {
            fal: {
              ...{ resolution, duration: String(durationS), seed },
              ...{ camera_fixed: cameraFixed, enable_safety_checker: true },
            },
          },
        }),
        // The package keeps the words of a refusal to itself.
        judge: (answer) => {
          if (JSON.stringify(answer).includes('content_policy_violation'))
            throw new ProviderRefusal('content policy violation');
        },
        sendsEvents: true,
        cancel: async (operation) => {
          // Made by the package and stored with the generation.
          const { responseUrl } = JSON.parse(String(operation['task'])) as { responseUrl: string };
          const headers = { authorization: `Key ${s.FAL_API_KEY}` };
          await line.call().fetch(`${responseUrl}/cancel`, { method: 'PUT', headers });
        },
      });
    },
  },
});

/** The package has the queue's address in its code; another base address takes it along. */
function movedQueue(baseUrl: string): Record<string, string> {
  return baseUrl === usualUrl ? {} : { 'https://queue.fal.run': new URL(baseUrl).origin };
}

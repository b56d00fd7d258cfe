import { address, defineEngine, secret, text } from './lib/define-engine.ts';
import { ProviderRefusal } from './lib/provider-fault.ts';
import { openProviderLine } from './lib/provider-line.ts';
import { vendorModel } from './lib/vendor-models.ts';

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
const mediaHosts = ['*.googleapis.com', '*.googleusercontent.com'];
const models = {
  'seedance-lite-t2v': { text: 'veo-3.1-fast-generate-preview' },
  'seedance-lite-i2v': { image: 'veo-3.1-fast-generate-preview' },
  'seedance-pro': { text: 'veo-3.1-generate-preview', image: 'veo-3.1-generate-preview' },
};
/** Veo videos in 4, 6 or 8 seconds and in both larger sizes only in 8: that one is offered. */
const durationS = 8;

export const google = defineEngine({
  name: 'google',
  title: 'Google',
  paid: true,
  embedded: false,
  digitalSource: 'trainedAlgorithmicMedia',
  settings: {
    GOOGLE_AI_API_KEY: secret(),
    GOOGLE_AI_BASE_URL: address('https://generativelanguage.googleapis.com/v1beta'),
    GOOGLE_AI_IMAGE_MODEL: text('gemini-2.5-flash-image'),
  },
  image: {
    needs: ['GOOGLE_AI_API_KEY'],
    can: (s) => ({
      model: s.GOOGLE_AI_IMAGE_MODEL,
      seeded: false,
      sizing: { kind: 'list', sizes },
      restartable: false,
      // Those that are called otherwise its package does not ask at all.
      takesReference: s.GOOGLE_AI_IMAGE_MODEL.startsWith('gemini-'),
    }),
    open: async (s, way, capabilities) => {
      const { openSdkImageEngine } = await import('./lib/sdk-image-engine.ts');
      return openSdkImageEngine({
        capabilities,
        line: openProviderLine({ ...way, baseUrl: s.GOOGLE_AI_BASE_URL }),
        model: async (fetchThrough) => (await provider(s, fetchThrough)).image(s.GOOGLE_AI_IMAGE_MODEL),
        options: () => ({ google: {} }),
      });
    },
  },
  video: {
    needs: ['GOOGLE_AI_API_KEY'],
    can: () => ({
      models: Object.keys(models),
      resolutions: ['720p', '1080p'],
      ratios: ['16:9', '9:16'],
      durationS: { min: durationS, max: durationS, default: durationS },
      frameRates: [],
      restartable: false,
      pollMs: 5_000,
    }),
    open: async (s, way, capabilities) => {
      const { openSdkVideoEngine } = await import('./lib/sdk-video-engine.ts');
      return openSdkVideoEngine({
        capabilities,
        line: openProviderLine({ ...way, baseUrl: s.GOOGLE_AI_BASE_URL, hosts: [...mediaHosts, ...way.hosts] }),
        modelId: (request) => vendorModel(models, request),
        model: async (modelId, fetchThrough) => (await provider(s, fetchThrough)).video(modelId),
        ask: ({ ratio, resolution, seed }) => ({
          ...(ratio === 'adaptive' ? {} : { aspectRatio: ratio }),
          seed,
          providerOptions: { google: { resolution } },
        }),
        // A video that was withheld looks to the package like an answer without videos.
        judge: (answer) => {
          if (/"raiMediaFilteredCount":\s*[1-9]/.test(JSON.stringify(answer))) throw new ProviderRefusal('safety');
        },
        sendsEvents: false,
      });
    },
  },
});

interface Access {
  readonly GOOGLE_AI_API_KEY: string;
  readonly GOOGLE_AI_BASE_URL: string;
}

async function provider(s: Access, fetchThrough: typeof fetch) {
  const { createGoogle } = await import('@ai-sdk/google');
  return createGoogle({ apiKey: s.GOOGLE_AI_API_KEY, baseURL: s.GOOGLE_AI_BASE_URL, fetch: fetchThrough });
}

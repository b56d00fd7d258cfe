import { address, defineEngine, secret, text } from './lib/define-engine.ts';
import { ProviderFailure, ProviderRefusal } from './lib/provider-fault.ts';
import { openProviderLine } from './lib/provider-line.ts';
import { vendorModel } from './lib/vendor-models.ts';

const hosts = ['bfl.ai', '*.bfl.ai'];
const models = { 'seedance-pro': { text: 'flux-3-video', image: 'flux-3-video' } };

export const blackForestLabs = defineEngine({
  name: 'black-forest-labs',
  title: 'Black Forest Labs',
  paid: true,
  embedded: false,
  digitalSource: 'trainedAlgorithmicMedia',
  settings: {
    BFL_API_KEY: secret(),
    BFL_BASE_URL: address('https://api.bfl.ai/v1'),
    BFL_IMAGE_MODEL: text('flux-pro-1.1'),
  },
  image: {
    needs: ['BFL_API_KEY'],
    can: (s) => ({
      model: s.BFL_IMAGE_MODEL,
      seeded: true,
      sizing: { kind: 'free', sidePx: { min: 256, max: 1440, step: 32 }, pixels: { min: 1, max: 1440 * 1440 } },
      restartable: false,
      takesReference: editsImages(s.BFL_IMAGE_MODEL) || takesImagePrompt(s.BFL_IMAGE_MODEL),
    }),
    open: async (s, way, capabilities) => {
      const { openSdkImageEngine } = await import('./lib/sdk-image-engine.ts');
      return openSdkImageEngine({
        capabilities,
        line: openProviderLine({ ...way, baseUrl: s.BFL_BASE_URL, hosts: [...hosts, ...way.hosts] }),
        model: async (fetchThrough) => (await provider(s, fetchThrough)).image(s.BFL_IMAGE_MODEL),
        ...(takesImagePrompt(s.BFL_IMAGE_MODEL) && { referenceIn: 'options' }),
        options: ({ reference }, { width, height }) => ({
          blackForestLabs: {
            ...(reference && takesImagePrompt(s.BFL_IMAGE_MODEL) && { imagePrompt: base64(reference.bytes) }),
            ...{ width, height, outputFormat: 'png', promptUpsampling: false },
            ...{ pollIntervalMillis: way.pollMs ?? 1_000, pollTimeoutMillis: 3_600_000 },
          },
        }),
        judge,
      });
    },
  },
  video: {
    needs: ['BFL_API_KEY'],
    can: () => ({
      models: Object.keys(models),
      resolutions: ['720p', '1080p'],
      ratios: ['16:9', '21:9', '4:3', '1:1', '9:16'],
      durationS: { min: 5, max: 10, default: 5 },
      frameRates: [],
      restartable: false,
      pollMs: 3_000,
    }),
    open: async (s, way, capabilities) => {
      const { openSdkVideoEngine } = await import('./lib/sdk-video-engine.ts');
      return openSdkVideoEngine({
        capabilities,
        line: openProviderLine({ ...way, baseUrl: s.BFL_BASE_URL, hosts: [...hosts, ...way.hosts] }),
        modelId: (request) => vendorModel(models, request),
        model: async (modelId, fetchThrough) => (await provider(s, fetchThrough)).video(modelId),
        ask: ({ ratio, resolution }) => ({
          ...(ratio === 'adaptive' ? {} : { aspectRatio: ratio }),
          providerOptions: { blackForestLabs: { resolution: resolution === '1080p' ? 'fhd' : 'hd' } },
        }),
        sendsEvents: false,
      });
    },
  },
});

interface Access {
  readonly BFL_API_KEY: string;
  readonly BFL_BASE_URL: string;
}

async function provider(s: Access, fetchThrough: typeof fetch) {
  const { createBlackForestLabs } = await import('@ai-sdk/black-forest-labs');
  return createBlackForestLabs({ apiKey: s.BFL_API_KEY, baseURL: s.BFL_BASE_URL, fetch: fetchThrough });
}

/** Models that paint over an image, which goes with the words. */
function editsImages(model: string): boolean {
  return /kontext|flux-2/.test(model);
}

/** Models that look at an image beside the words, in a field of its own. */
function takesImagePrompt(model: string): boolean {
  return model.startsWith('flux-pro-1.1');
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

/** The package waits on when an image was withheld, and takes two of the endings for broken answers. */
function judge(answer: unknown): void {
  const status = typeof answer === 'object' && answer !== null && 'status' in answer ? String(answer.status) : '';
  if (/moderated/i.test(status)) throw new ProviderRefusal(status);
  if (/^(Error|Failed|Task not found)$/i.test(status)) throw new ProviderFailure(status);
}

import { address, defineEngine, secret, text } from './lib/define-engine.ts';
import { megapixelSizes } from './lib/megapixel-sizes.ts';
import { openProviderLine } from './lib/provider-line.ts';

export const luma = defineEngine({
  name: 'luma',
  title: 'Luma',
  paid: true,
  embedded: false,
  digitalSource: 'trainedAlgorithmicMedia',
  settings: {
    LUMA_API_KEY: secret(),
    LUMA_BASE_URL: address('https://api.lumalabs.ai'),
    LUMA_IMAGE_MODEL: text('photon-1'),
  },
  image: {
    needs: ['LUMA_API_KEY'],
    can: (s) => ({
      model: s.LUMA_IMAGE_MODEL,
      seeded: false,
      // Photon takes a ratio and tells no size: no more than about a megapixel is promised.
      sizing: { kind: 'list', sizes: megapixelSizes },
      restartable: false,
    }),
    open: async (s, way, capabilities) => {
      const { openSdkImageEngine } = await import('./lib/sdk-image-engine.ts');
      return openSdkImageEngine({
        capabilities,
        line: openProviderLine({ ...way, baseUrl: s.LUMA_BASE_URL, hosts: ['*.lumalabs.ai', ...way.hosts] }),
        model: async (fetchThrough) => {
          const { createLuma } = await import('@ai-sdk/luma');
          const provider = createLuma({ apiKey: s.LUMA_API_KEY, baseURL: s.LUMA_BASE_URL, fetch: fetchThrough });
          return provider.image(s.LUMA_IMAGE_MODEL);
        },
        options: () => ({ luma: { pollIntervalMillis: way.pollMs ?? 1_000, maxPollAttempts: 3_600 } }),
      });
    },
  },
});

import type { EngineSize, ImageSizing } from '../../kernel/engine-size.ts';
import { address, defineEngine, secret, text } from './lib/define-engine.ts';
import { openProviderLine } from './lib/provider-line.ts';

export const openai = defineEngine({
  name: 'openai',
  title: 'OpenAI',
  paid: true,
  embedded: false,
  digitalSource: 'trainedAlgorithmicMedia',
  settings: {
    OPENAI_API_KEY: secret(),
    OPENAI_BASE_URL: address('https://api.openai.com/v1'),
    OPENAI_IMAGE_MODEL: text('gpt-image-1'),
  },
  image: {
    needs: ['OPENAI_API_KEY'],
    can: (s) => ({
      model: s.OPENAI_IMAGE_MODEL,
      seeded: false,
      sizing: sizingOf(s.OPENAI_IMAGE_MODEL),
      restartable: false,
      // The older ones want a square PNG with holes in it, or take none.
      takesReference: s.OPENAI_IMAGE_MODEL.startsWith('gpt-image'),
    }),
    open: async (s, way, capabilities) => {
      const { openSdkImageEngine } = await import('./lib/sdk-image-engine.ts');
      return openSdkImageEngine({
        capabilities,
        line: openProviderLine({ ...way, baseUrl: s.OPENAI_BASE_URL }),
        model: async (fetchThrough) => {
          const { createOpenAI } = await import('@ai-sdk/openai');
          const provider = createOpenAI({ apiKey: s.OPENAI_API_KEY, baseURL: s.OPENAI_BASE_URL, fetch: fetchThrough });
          return provider.image(s.OPENAI_IMAGE_MODEL);
        },
        options: () => ({ openai: {} }),
      });
    },
  },
});

const square = { width: 1024, height: 1024 };

function both(width: number, height: number): EngineSize[] {
  return [
    { width, height },
    { width: height, height: width },
  ];
}

function sizingOf(model: string): ImageSizing {
  if (model.startsWith('dall-e-3')) return { kind: 'list', sizes: [square, ...both(1792, 1024)] };
  if (model.startsWith('dall-e-2'))
    return { kind: 'list', sizes: [{ width: 256, height: 256 }, { width: 512, height: 512 }, square] };
  return { kind: 'list', sizes: [square, ...both(1536, 1024)] };
}

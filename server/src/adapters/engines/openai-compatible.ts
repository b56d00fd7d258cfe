import { addressExceptFor, defineEngine, secret, text } from './lib/define-engine.ts';
import { openProviderLine } from './lib/provider-line.ts';

/**
 * Any server that speaks OpenAI's way of asking for images: LocalAI, vLLM, SGLang, sd-server and many more. The seed is
 * sent beside the fields that all of them know; servers that do not know it leave it alone.
 */
export const openaiCompatible = defineEngine({
  name: 'openai-compatible',
  title: 'openai-compatible',
  paid: true,
  embedded: false,
  digitalSource: 'trainedAlgorithmicMedia',
  settings: {
    OPENAI_IMAGE_MODEL: text(),
    OPENAI_BASE_URL: addressExceptFor('https://api.openai.com/v1'),
    OPENAI_API_KEY: secret(),
  },
  image: {
    needs: ['OPENAI_IMAGE_MODEL', 'OPENAI_BASE_URL'],
    can: (s) => ({
      model: s.OPENAI_IMAGE_MODEL,
      seeded: true,
      sizing: { kind: 'free', sidePx: { min: 256, max: 2048, step: 64 }, pixels: { min: 1, max: 2048 * 2048 } },
      restartable: false,
    }),
    open: async (s, way, capabilities) => {
      const { openSdkImageEngine } = await import('./lib/sdk-image-engine.ts');
      return openSdkImageEngine({
        capabilities,
        line: openProviderLine({ ...way, baseUrl: s.OPENAI_BASE_URL }),
        model: async (fetchThrough) => {
          const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
          const provider = createOpenAICompatible({
            name: 'local',
            baseURL: s.OPENAI_BASE_URL,
            fetch: fetchThrough,
            ...(s.OPENAI_API_KEY === undefined ? {} : { apiKey: s.OPENAI_API_KEY }),
          });
          return provider.imageModel(s.OPENAI_IMAGE_MODEL);
        },
        options: ({ seed }) => ({ local: { seed } }),
      });
    },
  },
});

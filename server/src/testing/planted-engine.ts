import { address, defineEngine, secret, text } from '../adapters/engines/lib/define-engine.ts';
import { openMemoryImageEngine } from '../adapters/engines/lib/memory-image-engine.ts';
import { openMemoryVideoEngine } from '../adapters/engines/lib/memory-video-engine.ts';

/** An engine that nobody has set up: no list names it, no page tells of it, and there is no rig for it. */
export const plantedEngine = defineEngine({
  name: 'acme',
  title: 'Acme',
  paid: true,
  embedded: false,
  digitalSource: 'trainedAlgorithmicMedia',
  settings: {
    ACME_API_KEY: secret(),
    ACME_BASE_URL: address('https://api.acme.example/v1'),
    ACME_IMAGE_MODEL: text('acme-1'),
  },
  image: {
    needs: ['ACME_API_KEY'],
    can: (s) => ({
      model: s.ACME_IMAGE_MODEL,
      seeded: false,
      sizing: { kind: 'free', sidePx: { min: 256, max: 1024, step: 32 }, pixels: { min: 1, max: 1024 * 1024 } },
      restartable: false,
    }),
    open: async () => openMemoryImageEngine(),
  },
  video: {
    needs: ['ACME_API_KEY', 'ACME_BASE_URL'],
    can: () => ({
      models: ['seedance-pro'],
      resolutions: ['720p'],
      ratios: ['16:9'],
      durationS: { min: 5, max: 8, default: 5 },
      frameRates: [],
      restartable: false,
      pollMs: 1_000,
    }),
    open: async () => openMemoryVideoEngine(),
  },
});

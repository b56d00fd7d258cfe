import { ENGINE_VERSION, openStudio, type Studio } from '@loomlight/engine/studio';
import type { ImageEngine } from '../../ports/image-engine.ts';
import { hearsInStudio } from '../provider/studio-hears.ts';

/** What the layers of the painter are called while people wait. */
const layerWords: Readonly<Record<string, string>> = {
  sky: 'Painting the sky',
  terrain: 'Raising the land',
  water: 'Filling the water',
  foreground: 'Setting the foreground',
  post: 'Developing the light',
  style: 'Laying on the style',
};

/**
 * The embedded painter: real pictures without a network and without a model, and it says so.
 * `warm` starts its thread at once; otherwise the first picture does (a process that only serves never needs one).
 */
export function openStudioImageEngine(options: { readonly warm: boolean }): ImageEngine {
  let opened: Studio | undefined;
  const studio = (): Studio => (opened ??= openStudio({ warm: true }));
  if (options.warm) studio();
  return {
    capabilities: {
      engine: 'studio',
      model: `studio-${ENGINE_VERSION}`,
      seeded: true,
      digitalSource: 'algorithmicMedia',
      sizing: { kind: 'free', sidePx: { min: 64, max: 2048, step: 1 }, pixels: { min: 1, max: 2048 * 2048 } },
      restartable: true,
    },
    hears: hearsInStudio,
    generate: async (request) => {
      const { pixels, width, height } = await studio().paint(
        {
          prompt: request.words,
          seed: request.seed,
          style: request.style,
          width: request.width,
          height: request.height,
        },
        {
          onProgress: (fraction, layer) => request.onProgress(fraction, layerWords[layer] ?? 'Painting'),
          signal: request.signal,
        },
      );
      return { kind: 'painted', image: { kind: 'pixels', data: pixels, width, height } };
    },
    close: async () => opened?.close(),
  };
}

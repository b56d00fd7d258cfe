import { ENGINE_VERSION, openStudio, type Studio } from '@loomlight/engine/studio';
import sharp from 'sharp';
import type { ImageEngine } from '../../ports/image-engine.ts';

// Every picture is decoded once and never again: what the library would remember of it is memory for nothing.
sharp.cache(false);

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
    capabilities: { engine: 'studio', model: `studio-${ENGINE_VERSION}`, seeded: true },
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
      // Level 4: level 9 would save three percent of the bytes for two and a half times the work.
      const bytes = await sharp(pixels, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .png({ compressionLevel: 4 })
        .toBuffer();
      return { kind: 'painted', image: { bytes, mediaType: 'image/png', pixels: { data: pixels, width, height } } };
    },
    close: async () => opened?.close(),
  };
}

import { sharp } from '../../../kernel/sharp.ts';
import type {
  ImageCapabilities,
  ImageEngine,
  ImageOutcome,
  ImageRequest,
  Upscaler,
} from '../../../ports/image-engine.ts';

const usual: ImageCapabilities = {
  engine: 'memory',
  model: 'flat',
  seeded: true,
  digitalSource: 'algorithmicMedia',
  sizing: { kind: 'free', sidePx: { min: 64, max: 2048, step: 1 }, pixels: { min: 1, max: 2048 * 2048 } },
  restartable: true,
  takesNegativePrompt: true,
  takesReference: true,
};

/** What the engine does with the next request. */
export type EngineScript = (request: ImageRequest, call: number) => Promise<ImageOutcome>;

/** An image engine whose requests, script and abilities a test reads and changes. */
interface MemoryImageEngine extends ImageEngine {
  readonly requests: ImageRequest[];
  script: EngineScript;
  capabilities: ImageCapabilities;
  /** None, unless a test gives it one. */
  upscaler?: Upscaler;
}

/** Paints one flat colour at once, or does what its script says: for tests and for measuring what surrounds an engine. */
export function openMemoryImageEngine(script: EngineScript = paintFlat): MemoryImageEngine {
  const engine: MemoryImageEngine = {
    capabilities: usual,
    requests: [],
    script,
    generate: (request) => {
      engine.requests.push(request);
      return engine.script(request, engine.requests.length);
    },
    close: async () => undefined,
  };
  return engine;
}

/** A flat image of the requested size. */
export async function paintFlat(request: ImageRequest): Promise<ImageOutcome> {
  request.onProgress(0.5, 'Painting');
  const bytes = await sharp({
    create: {
      width: request.width,
      height: request.height,
      channels: 3,
      background: { r: request.seed % 256, g: 120, b: 60 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { kind: 'painted', image: { kind: 'file', bytes, mediaType: 'image/png' } };
}

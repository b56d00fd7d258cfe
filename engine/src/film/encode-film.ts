import '@napi-rs/webcodecs/polyfill';
import { BufferTarget, Mp4OutputFormat, Output, VideoSample, VideoSampleSource } from 'mediabunny';
import { eraseTimes } from './erase-times.ts';
import { countFrames } from './film.ts';
import type { FilmRequest } from './film.ts';

/** Bits a second of 24 frames, by the pixels of a frame: what 480p, 720p and 1080p need to look clean. */
const bitrates = [
  { pixels: 854 * 480, bits: 1.6e6 },
  { pixels: 1280 * 720, bits: 3.5e6 },
  { pixels: 1920 * 1080, bits: 7e6 },
] as const;
const keyFrameSeconds = 2;

/** Said of every frame; a file without it is shown too dark or too red by some players. */
const colourSpace = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const;

export interface FrameSource {
  /** The bytes of a frame, I420, BT.709, limited range. */
  nextFrame(frame: number): Promise<Uint8Array>;
  /** The frame is encoded; its bytes are no longer read. */
  onTaken(frame: number): void;
}

/** Encodes all frames into an MP4 whose index comes first. The same frames give the same bytes. */
export async function encodeFilm(request: FilmRequest, source: FrameSource): Promise<Uint8Array> {
  const { width, height, fps, title, comment } = request;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const track = new VideoSampleSource({
    codec: 'avc',
    bitrate: bitrateOf(request),
    keyFrameInterval: keyFrameSeconds,
    // A third less work than 'quality', and no visible difference at these rates.
    latencyMode: 'realtime',
  });
  output.addVideoTrack(track, { frameRate: fps });
  output.setMetadataTags({ title, comment });
  await output.start();
  for (let frame = 0; frame < countFrames(request); frame++) {
    const sample = new VideoSample(await source.nextFrame(frame), {
      format: 'I420',
      codedWidth: width,
      codedHeight: height,
      timestamp: frame / fps,
      duration: 1 / fps,
      colorSpace: colourSpace,
    });
    await track.add(sample);
    sample.close();
    source.onTaken(frame);
  }
  await output.finalize();
  if (!target.buffer) throw new Error('The film was encoded into nothing.');
  return eraseTimes(new Uint8Array(target.buffer));
}

/** Bits a second: between the known sizes along a straight line, beyond them in proportion. */
function bitrateOf({ width, height, fps }: FilmRequest): number {
  const pixels = width * height;
  const [small, middle, large] = bitrates;
  const [low, high] = pixels < middle.pixels ? [small, middle] : [middle, large];
  const part = (pixels - low.pixels) / (high.pixels - low.pixels);
  const between = low.bits + (high.bits - low.bits) * part;
  const bits = pixels < small.pixels ? (small.bits * pixels) / small.pixels : between;
  // More frames a second differ less from one another: they need more bits, but not in proportion.
  return Math.round(Math.max(120_000, bits) * (fps / 24) ** 0.75);
}

import '@napi-rs/webcodecs/polyfill';
import {
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  type VideoSample,
  VideoSampleSink,
  WEBM,
} from 'mediabunny';
import { boundedSource } from './bounded-source.ts';
import type { Luma } from './local-contrast.ts';
import type { Viewed } from './look-for-mark.ts';
import { scaledLuma } from './scale-luma.ts';
import { viewedSizeOf } from './viewed-image.ts';
import type { WorkBudget } from './work-budget.ts';

/** Places of a film from which frames are decoded, each a key frame and what follows it. */
const placesMost = 8;
/** Pixels that are decoded in all, of which every some are looked at: two seconds of 1280 x 720, or fewer frames of larger films. */
const decodedMost = 48 * 1280 * 720;
/** Of so many frames that follow each other one is looked at: the pattern stands still, and what moves behind it is another in each. */
const everyFrame = 6;
/** Frames a second are told from so many of them. */
const packetsCounted = 60;
/** Pixels of a frame, as wide as 4096 x 2304. */
const pixelsMost = 9_500_000;
/** Pixels of the shorter side: smaller copies have lost the mark. */
const sideLeast = 128;
/** The share of the budget that decoding may take before what there is of the film has to do: looking at it takes the rest. */
const decodingShare = 0.6;
/** Steps of brightness on a screen for each of a film, which leaves some out at both ends. */
const screenStep = 255 / 219;

/** The decoder converts; the types at hand do not know of it yet. */
const asRgba: NonNullable<Parameters<VideoSample['copyTo']>[1]> & { readonly format: 'RGBA' } = { format: 'RGBA' };

/**
 * The mean brightness of frames from all over a film; undefined for one that is too small or large for a mark. What stands still in a
 * film adds up in it, and what moves does not. Throws for one that cannot be read.
 */
export async function viewedVideoOf(path: string, budget?: WorkBudget): Promise<Viewed | undefined> {
  const input = new Input({ source: boundedSource(path), formats: [MP4, QTFF, WEBM, MATROSKA] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) return undefined;
    const { codedWidth, codedHeight } = track;
    if (codedWidth * codedHeight > pixelsMost || Math.min(codedWidth, codedHeight) < sideLeast) return undefined;
    const sum = await sumOf(track, budget);
    return sum && viewOf(sum);
  } finally {
    input.dispose();
  }
}

/** What frames add up to. */
interface FrameSum extends Luma {
  count: number;
  isWhole: boolean;
  /** Where each frame is brought for a moment: a new place for each would be taken back too late. */
  readonly pixels: Uint8Array;
}

async function sumOf(track: InputVideoTrack, budget: WorkBudget | undefined): Promise<FrameSum | undefined> {
  let sum: FrameSum | undefined;
  // One decoder for all: each has frames of its own to hold.
  for await (const sample of new VideoSampleSink(track).samplesAtTimestamps(await momentsOf(track))) {
    if (!sample) continue;
    try {
      sum = await addFrame(sample, sum);
    } finally {
      sample.close();
    }
    if (!budget?.hasTaken(decodingShare)) continue;
    sum.isWhole = false;
    break;
  }
  return sum;
}

/** The moments of every some of the frames that follow each of the key frames, as many as may be decoded. */
async function momentsOf(track: InputVideoTrack): Promise<readonly number[]> {
  const places = await keyFramesOf(track);
  const decoded = Math.max(1, Math.floor(decodedMost / (track.codedWidth * track.codedHeight) / places.length));
  const { averagePacketRate: rate } = await track.computePacketStats(packetsCounted);
  return places.flatMap((place) =>
    Array.from({ length: Math.ceil(decoded / everyFrame) }, (_, i) => place + (i * everyFrame + 0.5) / rate),
  );
}

/** Moments of key frames from all over the film, each once. */
async function keyFramesOf(track: InputVideoTrack): Promise<readonly number[]> {
  const packets = new EncodedPacketSink(track);
  const first = await track.getFirstTimestamp();
  const length = (await track.computeDuration()) - first;
  const found = new Set<number>();
  for (let place = 0; place < placesMost; place++) {
    const packet = await packets.getKeyPacket(first + (length * place) / placesMost);
    if (packet) found.add(packet.timestamp);
  }
  return [...found];
}

async function addFrame(sample: VideoSample, before: FrameSum | undefined): Promise<FrameSum> {
  const { codedWidth: width, codedHeight: height } = sample;
  const sizeBytes = Math.max(sample.allocationSize(), isBrightnessFirst(sample) ? 0 : sample.allocationSize(asRgba));
  const sum = before ?? {
    ...{ values: new Float32Array(width * height), width, height },
    ...{ count: 0, isWhole: true, pixels: new Uint8Array(sizeBytes) },
  };
  if (sizeBytes !== sum.pixels.length || sum.width !== width || sum.height !== height)
    throw new Error('its frames are not of one size');
  if (isBrightnessFirst(sample)) addBrightness(sum, await sample.copyTo(sum.pixels));
  else addColours(sum, await sample.copyTo(sum.pixels, asRgba));
  sum.count += 1;
  return sum;
}

/** Most films hold the brightness of a frame by itself, a byte for each pixel: nothing has to be worked out. */
function isBrightnessFirst({ format }: VideoSample): boolean {
  return format === 'I420' || format === 'I422' || format === 'I444' || format === 'NV12';
}

function addBrightness({ values, width, height, pixels }: FrameSum, [plane]: readonly PlaneLayout[]): void {
  const { offset, stride } = plane ?? { offset: 0, stride: width };
  for (let y = 0, i = 0; y < height; y++)
    for (let at = offset + y * stride, end = at + width; at < end; at++, i++)
      values[i] = (values[i] ?? 0) + screenStep * (pixels[at] ?? 0);
}

function addColours({ values, width, height, pixels }: FrameSum, [plane]: readonly PlaneLayout[]): void {
  const { offset, stride } = plane ?? { offset: 0, stride: width * 4 };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0, at = offset + y * stride; x < width; x++, i++, at += 4)
      values[i] =
        (values[i] ?? 0) + 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
}

function viewOf({ values, width, height, count, isWhole }: FrameSum): Viewed {
  for (let i = 0; i < values.length; i++) values[i] = (values[i] ?? 0) / count;
  const mean = { values, width, height };
  return { width, height, luma: scaledLuma(mean, viewedSizeOf(mean)), isWhole };
}

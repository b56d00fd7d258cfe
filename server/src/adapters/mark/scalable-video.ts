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
import { sharp } from '../../kernel/sharp.ts';
import { boundedSource } from './bounded-source.ts';
import type { Luma } from './local-contrast.ts';
import type { Scalable } from './look-for-mark.ts';

/** Places of a film from which frames are decoded, each a key frame and what follows it. */
const placesMost = 8;
/** Pixels that are decoded in all, of which every some are looked at: five seconds of 1280 x 720, or fewer frames of larger films. */
const decodedMost = 120 * 1280 * 720;
/** Of so many frames that follow each other one is looked at: the pattern stands still, and what moves behind it is another in each. */
const everyFrame = 6;
/** Frames a second are told from so many of them. */
const packetsCounted = 60;
/** Pixels of a frame, as wide as 4096 x 2304. */
const pixelsMost = 9_500_000;
/** Pixels of the shorter side: smaller copies have lost the mark. */
const sideLeast = 128;
/** Means are scaled with so many steps between two brightnesses: a mark that was saved again is a fraction of one. */
const steps = 256;

/** The decoder converts; the types at hand do not know of it yet. */
const asRgba: NonNullable<Parameters<VideoSample['copyTo']>[1]> & { readonly format: 'RGBA' } = { format: 'RGBA' };

/**
 * The mean brightness of frames from all over a film, in any size; undefined for one that is too small or large for a mark. What stands still in a
 * film adds up in it, and what moves does not. Throws for one that cannot be read.
 */
export async function scalableVideoOf(path: string): Promise<Scalable | undefined> {
  const input = new Input({ source: boundedSource(path), formats: [MP4, QTFF, WEBM, MATROSKA] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) return undefined;
    const { codedWidth, codedHeight } = track;
    if (codedWidth * codedHeight > pixelsMost || Math.min(codedWidth, codedHeight) < sideLeast) return undefined;
    const sum = await sumOf(track);
    return sum && scalableOf(sum);
  } finally {
    input.dispose();
  }
}

/** What frames add up to. */
interface FrameSum extends Luma {
  count: number;
  /** Where each frame is brought for a moment: a new place for each would be taken back too late. */
  readonly pixels: Uint8Array;
}

async function sumOf(track: InputVideoTrack): Promise<FrameSum | undefined> {
  let sum: FrameSum | undefined;
  // One decoder for all: each has frames of its own to hold.
  for await (const sample of new VideoSampleSink(track).samplesAtTimestamps(await momentsOf(track))) {
    if (!sample) continue;
    try {
      sum = await addFrame(sample, sum);
    } finally {
      sample.close();
    }
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
  const sizeBytes = sample.allocationSize(asRgba);
  const sum = before ?? {
    values: new Float32Array(width * height),
    width,
    height,
    count: 0,
    pixels: new Uint8Array(sizeBytes),
  };
  if (sizeBytes !== width * height * 4 || sum.width !== width || sum.height !== height)
    throw new Error('its frames are not of one size');
  const { values, pixels: data } = sum;
  await sample.copyTo(data, asRgba);
  for (let i = 0, at = 0; i < values.length; i++, at += 4)
    values[i] = (values[i] ?? 0) + 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  sum.count += 1;
  return sum;
}

function scalableOf({ values, width, height, count }: FrameSum): Scalable {
  const whole = Uint16Array.from(values, (value) => Math.round((value / count) * steps));
  const source = sharp(whole, { raw: { width, height, channels: 1 } });
  return {
    width,
    height,
    at: async ({ width, height }) => {
      const scaled = source.clone().resize({ width, height, fit: 'fill' }).toColourspace('grey16');
      const { buffer, byteOffset, length } = await scaled.raw({ depth: 'ushort' }).toBuffer();
      const values = Float32Array.from(new Uint16Array(buffer, byteOffset, length / 2), (value) => value / steps);
      return { values, width, height };
    },
  };
}

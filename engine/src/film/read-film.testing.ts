import '@napi-rs/webcodecs/polyfill';
import { BufferSource, Input, MP4, VideoSampleSink } from 'mediabunny';
import { toRgba } from './i420.ts';

/** A frame decoded from a film: RGBA. */
export interface DecodedFrame {
  readonly pixels: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** Decodes the frames at the given fractions (0..1) of a film; 1 is its last frame. */
export async function readFrames(bytes: Uint8Array, fractions: readonly number[]): Promise<readonly DecodedFrame[]> {
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('The film has no pictures.');
  const { packetCount, averagePacketRate } = await track.computePacketStats();
  const sink = new VideoSampleSink(track);
  const frames: DecodedFrame[] = [];
  for (const fraction of fractions) {
    const sample = await sink.getSample((Math.round(fraction * (packetCount - 1)) + 0.5) / averagePacketRate);
    if (!sample) throw new Error(`There is no frame at ${fraction}.`);
    const { codedWidth: width, codedHeight: height } = sample;
    if (sample.format !== 'I420') throw new Error(`The decoder gave ${sample.format}.`);
    const packed = new Uint8Array(sample.allocationSize());
    await sample.copyTo(packed);
    sample.close();
    frames.push({ pixels: toRgba(packed, width, height), width, height });
  }
  return frames;
}

import '@napi-rs/webcodecs/polyfill';
import { BufferSource, BufferTarget, Input, MP4, Mp4OutputFormat, Output, WebMOutputFormat } from 'mediabunny';
import { type VideoCodec, VideoSample, VideoSampleSink, VideoSampleSource } from 'mediabunny';
import { sharp } from '../kernel/sharp.ts';

/** What somebody does to a video who saves it again. */
export interface SavedAs {
  /** Bits a second. */
  readonly bitrate: number;
  readonly codec?: VideoCodec;
  readonly container?: 'mp4' | 'webm';
  /** How large it is beside what is left of it. */
  readonly scale?: number;
  /** Shares of width and height that are left. */
  readonly cut?: number;
  /** Seconds: what is before and behind is left out. */
  readonly from?: number;
  readonly to?: number;
}

interface Frame {
  /** I420. */
  readonly data: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly timestamp: number;
  readonly duration: number;
}

/** All frames of an MP4, decoded. */
export async function* framesOf(bytes: Uint8Array, from = 0, to = Infinity): AsyncGenerator<Frame> {
  const track = await new Input({ source: new BufferSource(bytes), formats: [MP4] }).getPrimaryVideoTrack();
  if (!track) throw new Error('There are no frames in it.');
  for await (const sample of new VideoSampleSink(track).samples(from, to)) {
    const { format, timestamp, duration, codedWidth: width, codedHeight: height } = sample;
    const data = new Uint8Array(sample.allocationSize());
    await sample.copyTo(data);
    sample.close();
    if (format !== 'I420') throw new Error(`The decoder gave ${format}.`);
    yield { data, width, height, timestamp, duration };
  }
}

/** A video as it is when somebody has decoded and encoded it again: whatever was written beside its frames is gone. */
export async function saveVideoAgain(bytes: Uint8Array, as: SavedAs): Promise<Buffer> {
  const { bitrate, codec = 'avc', container = 'mp4', from = 0, to } = as;
  const target = new BufferTarget();
  const format = container === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat();
  const output = new Output({ format, target });
  const source = new VideoSampleSource({ codec, bitrate, keyFrameInterval: 2 });
  output.addVideoTrack(source);
  await output.start();
  for await (const frame of framesOf(bytes, from, to)) {
    const { data, width, height } = await reframed(frame, as);
    const timing = { timestamp: Math.max(0, frame.timestamp - from), duration: frame.duration };
    const sample = new VideoSample(data, { format: 'I420', codedWidth: width, codedHeight: height, ...timing });
    await source.add(sample);
    sample.close();
  }
  await output.finalize();
  if (!target.buffer) throw new Error('The video was encoded into nothing.');
  return Buffer.from(target.buffer);
}

/** Each of its three planes cut and scaled by itself. */
async function reframed(
  frame: Frame,
  { scale = 1, cut = 1 }: SavedAs,
): Promise<Pick<Frame, 'data' | 'width' | 'height'>> {
  if (scale === 1 && cut === 1) return frame;
  const { data, width, height } = frame;
  const even = (side: number): number => Math.round(side / 2) * 2;
  const kept = { width: even(width * cut), height: even(height * cut) };
  const into = { width: even(kept.width * scale), height: even(kept.height * scale) };
  const corner = { left: even((width - kept.width) * 0.37), top: even((height - kept.height) * 0.61) };
  const full = width * height;
  const parts = [
    { plane: data.subarray(0, full), by: 1 },
    { plane: data.subarray(full, full * 1.25), by: 2 },
    { plane: data.subarray(full * 1.25), by: 2 },
  ];
  const planes = parts.map(({ plane, by }) =>
    sharp(plane, { raw: { width: width / by, height: height / by, channels: 1 } })
      .extract({ left: corner.left / by, top: corner.top / by, width: kept.width / by, height: kept.height / by })
      .resize({ width: into.width / by, height: into.height / by, fit: 'fill' })
      .toColourspace('b-w')
      .raw()
      .toBuffer(),
  );
  return { data: Uint8Array.from(Buffer.concat(await Promise.all(planes))), ...into };
}

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface TestVideo {
  readonly width: number;
  readonly height: number;
  readonly durationS: number;
  /** Written into the file, as some engines write the prompt. */
  readonly comment?: string;
}

const cacheDir = join(import.meta.dirname, '../../../node_modules/.cache/loomlight/films');
const framesASecond = 4;

/** A real video, one colour after another, made once and kept: stand-ins of engines hand it out. */
export async function testVideo(video: TestVideo): Promise<Buffer> {
  const { width, height, durationS, comment = '' } = video;
  const file = join(
    cacheDir,
    `${width}x${height}-${durationS}-${Buffer.from(comment).toString('hex').slice(0, 80)}.mp4`,
  );
  try {
    return readFileSync(file);
  } catch {
    const bytes = await encode(video);
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, bytes);
    renameSync(`${file}.${process.pid}`, file);
    return bytes;
  }
}

async function encode({ width, height, durationS, comment = '' }: TestVideo): Promise<Buffer> {
  // Only where a video is really made: the encoder is native and large.
  await import('@napi-rs/webcodecs/polyfill');
  const { BufferTarget, Mp4OutputFormat, Output, VideoSample, VideoSampleSource } = await import('mediabunny');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new VideoSampleSource({ codec: 'avc', bitrate: 100_000 });
  output.addVideoTrack(source, { frameRate: framesASecond });
  output.setMetadataTags({ comment });
  await output.start();
  for (let frame = 0; frame < durationS * framesASecond; frame += 1) {
    const pixels = Buffer.alloc((width * height * 3) / 2, 128);
    pixels.fill(40 + ((frame * 20) % 180), 0, width * height);
    const sample = new VideoSample(pixels, {
      format: 'I420',
      codedWidth: width,
      codedHeight: height,
      timestamp: frame / framesASecond,
      duration: 1 / framesASecond,
    });
    await source.add(sample);
    sample.close();
  }
  await output.finalize();
  if (!target.buffer) throw new Error('The film was encoded into nothing.');
  return Buffer.from(target.buffer);
}

import '@napi-rs/webcodecs/polyfill';
import { FilePathSource, Input, MP4, type VideoSample, VideoSampleSink } from 'mediabunny';
import { sharp } from '../../kernel/sharp.ts';
import { answerOne } from '../answer-one.ts';
import type { ReadingOrder, ReadingResult } from './image-reader.messages.ts';

// Takes the last frame of one video, in a process of its own: what is native here may die of it.

/** The decoder converts; the types at hand do not know of it yet. */
const asRgba: NonNullable<Parameters<VideoSample['copyTo']>[1]> & { readonly format: 'RGBA' } = { format: 'RGBA' };

sharp.cache(false);
sharp.concurrency(1);
answerOne(read, (reason): ReadingResult => ({ kind: 'unreadable', reason }));

async function read({ from, into, pixelsMax }: ReadingOrder): Promise<ReadingResult> {
  const input = new Input({ source: new FilePathSource(from), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('it holds no pictures');
  if (track.displayWidth * track.displayHeight > pixelsMax) return { kind: 'too_large' };
  const sample = await new VideoSampleSink(track).getSample(await track.computeDuration());
  if (!sample) throw new Error('it has no last frame');
  const { displayWidth: width, displayHeight: height } = sample;
  const data = new Uint8Array(sample.allocationSize(asRgba));
  await sample.copyTo(data, asRgba);
  sample.close();
  const { size } = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#000000' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toFile(into);
  return { kind: 'image', width, height, sizeBytes: size };
}

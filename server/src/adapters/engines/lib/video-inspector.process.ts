import '@napi-rs/webcodecs/polyfill';
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  type VideoSample,
  VideoSampleSink,
} from 'mediabunny';
import { answerOne } from '../../answer-one.ts';
import type { InspectionOrder, InspectionResult } from './video-inspector.messages.ts';

// Looks at one video that somebody else has made, in a process of its own: what is native here may die of it.

const codecs: ReadonlySet<string> = new Set(['avc', 'av1', 'vp9']);
const sidePxMax = 4096;
const lengthMaxS = 60;
/** Decoded besides the poster, as parts of the length: a video that ends in rubbish is no video. */
const samplesAt = [0.5, 0.98];

/** The decoder converts; the types at hand do not know of it yet. */
const asRgba: NonNullable<Parameters<VideoSample['copyTo']>[1]> & { readonly format: 'RGBA' } = { format: 'RGBA' };

answerOne(inspect, (reason): InspectionResult => ({ kind: 'unusable', reason }));

async function inspect({ path, into, remark }: InspectionOrder): Promise<InspectionResult> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) return unusable('it holds no pictures');
  const { codec } = track;
  if (codec === null || !codecs.has(codec)) return unusable(`it is coded as ${codec ?? 'nothing known'}`);
  const durationS = await track.computeDuration();
  if (!(durationS > 0) || durationS > lengthMaxS) return unusable(`it lasts ${durationS} s`);
  if (Math.max(track.displayWidth, track.displayHeight) > sidePxMax) return unusable('its frames are too large');
  const poster = await readFrame(track, Math.min(0.5, durationS / 4));
  for (const part of samplesAt) await readFrame(track, durationS * part);
  await rewrite({ track, audio: await input.getPrimaryAudioTrack() }, into, remark);
  return { kind: 'video', durationS, poster };
}

function unusable(reason: string): InspectionResult {
  return { kind: 'unusable', reason };
}

async function readFrame(track: InputVideoTrack, atS: number) {
  const sample = await new VideoSampleSink(track).getSample(atS);
  if (!sample) throw new Error(`it has no frame at ${atS.toFixed(1)} s`);
  const { displayWidth: width, displayHeight: height } = sample;
  const data = new Uint8Array(sample.allocationSize(asRgba));
  await sample.copyTo(data, asRgba);
  sample.close();
  if (data.byteLength !== width * height * 4) throw new Error('its frames are of another size than it says');
  return { data, width, height };
}

/**
 * The same images and sound in a new file, packet by packet: whatever was written beside them (often the prompt) stays
 * behind. Room for the tables is kept at the start, so that a browser can begin before all of it is there.
 */
async function rewrite(
  { track, audio }: { readonly track: InputVideoTrack; readonly audio: InputAudioTrack | null },
  into: string,
  remark: string,
): Promise<void> {
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'reserve' }),
    target: new FilePathTarget(into),
  });
  output.setMetadataTags({ title: 'Made with Loomlight', comment: remark });
  const copies = [await addImages(output, track)];
  const sound = audio && (await addSound(output, audio));
  if (sound) copies.push(sound);
  await output.start();
  await Promise.all(copies.map((copy) => copy()));
  await output.finalize();
}

type Copy = () => Promise<void>;

async function addImages(output: Output, track: InputVideoTrack): Promise<Copy> {
  const { codec } = track;
  if (codec === null) throw new Error('its pictures are coded in an unknown way');
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, { rotation: track.rotation, maximumPacketCount: await countPackets(track) });
  const decoderConfig = await track.getDecoderConfig();
  return async () => {
    const meta = decoderConfig ? { decoderConfig } : undefined;
    for await (const packet of new EncodedPacketSink(track).packets()) await source.add(packet, meta);
    source.close();
  };
}

/** Undefined for sound that an MP4 file cannot carry: the video is the same without it. */
async function addSound(output: Output, track: InputAudioTrack): Promise<Copy | undefined> {
  const { codec } = track;
  const decoderConfig = await track.getDecoderConfig();
  if (codec === null || !decoderConfig || !output.format.getSupportedAudioCodecs().includes(codec)) return undefined;
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source, { maximumPacketCount: await countPackets(track) });
  return async () => {
    for await (const packet of new EncodedPacketSink(track).packets()) await source.add(packet, { decoderConfig });
    source.close();
  };
}

async function countPackets(track: InputVideoTrack | InputAudioTrack): Promise<number> {
  return (await track.computePacketStats()).packetCount;
}

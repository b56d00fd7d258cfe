import '@napi-rs/webcodecs/polyfill';
import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  type VideoSample,
  VideoSampleSink,
} from 'mediabunny';
import type { InspectionOrder, InspectionResult } from './film-inspector.messages.ts';

// Looks at one film that somebody else has made, in a process of its own: what is native here may die of it.

const codecs: ReadonlySet<string> = new Set(['avc', 'av1', 'vp9']);
const sidePxMax = 4096;
const lengthMaxS = 60;
/** Decoded besides the poster, as parts of the length: a film that ends in rubbish is no film. */
const samplesAt = [0.5, 0.98];

/** The decoder converts; the types at hand do not know of it yet. */
const asRgba: NonNullable<Parameters<VideoSample['copyTo']>[1]> & { readonly format: 'RGBA' } = { format: 'RGBA' };

process.once('message', (order: InspectionOrder) => {
  void inspect(order)
    .catch((error: unknown): InspectionResult => ({
      kind: 'unusable',
      reason: error instanceof Error ? error.message.slice(0, 200) : 'unknown',
    }))
    .then((result) => process.send?.(result, () => process.exit(0)));
});

async function inspect({ bytes, remark }: InspectionOrder): Promise<InspectionResult> {
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) return unusable('it holds no pictures');
  const { codec } = track;
  if (codec === null || !codecs.has(codec)) return unusable(`it is coded as ${codec ?? 'nothing known'}`);
  const durationS = await track.computeDuration();
  if (!(durationS > 0) || durationS > lengthMaxS) return unusable(`it lasts ${durationS} s`);
  if (Math.max(track.displayWidth, track.displayHeight) > sidePxMax) return unusable('its frames are too large');
  const poster = await readFrame(track, Math.min(0.5, durationS / 4));
  for (const part of samplesAt) await readFrame(track, durationS * part);
  return { kind: 'film', bytes: await rewrite(input, remark), durationS, poster };
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

/** The same pictures and sound in a new file: whatever was written beside them (often the prompt) stays behind. */
async function rewrite(input: Input, remark: string): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    tags: { title: 'Made with Loomlight', comment: remark },
    showWarnings: false,
  });
  await conversion.execute();
  if (!target.buffer) throw new Error('it could not be rewritten');
  return new Uint8Array(target.buffer);
}

import { EncodedPacket, EncodedPacketSink, EncodedVideoPacketSource } from 'mediabunny';
import { BufferSource, FilePathTarget, Input, MP4, Mp4OutputFormat, Output } from 'mediabunny';
import { testVideo, type TestVideo } from './test-video.ts';

/** H.264's own filler: decoders skip it, and it makes a video as large as one likes. */
const fillerType = 12;

/** Writes a real video in which every coded image is larger by so many bytes. */
export async function writeLargeVideo(path: string, video: TestVideo, fillerBytes: number): Promise<void> {
  const input = new Input({ source: new BufferSource(await testVideo(video)), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error('The small film holds no pictures.');
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target: new FilePathTarget(path) });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source);
  await output.start();
  const filler = Buffer.alloc(fillerBytes + 4, 0xff);
  filler.writeUInt32BE(fillerBytes, 0);
  filler[4] = fillerType;
  filler[filler.length - 1] = 0x80;
  for await (const packet of new EncodedPacketSink(track).packets())
    await source.add(
      new EncodedPacket(Buffer.concat([packet.data, filler]), packet.type, packet.timestamp, packet.duration),
      { decoderConfig },
    );
  source.close();
  await output.finalize();
}

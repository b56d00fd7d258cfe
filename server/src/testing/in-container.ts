/** The same video in another container; in a WebM it is encoded anew. */
export async function inContainer(bytes: Buffer, container: 'mov' | 'webm'): Promise<Buffer> {
  // Only where a video is really converted: the encoder is native and large.
  await import('@napi-rs/webcodecs/polyfill');
  const { BufferSource, BufferTarget, Conversion, Input, MovOutputFormat, MP4, Output, WebMOutputFormat } =
    await import('mediabunny');
  const target = new BufferTarget();
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  const output = new Output({ format: container === 'webm' ? new WebMOutputFormat() : new MovOutputFormat(), target });
  const video = container === 'webm' && { video: { codec: 'vp8' as const, bitrate: 100_000 } };
  const conversion = await Conversion.init({ input, output, ...video });
  await conversion.execute();
  if (!target.buffer) throw new Error('The video was converted into nothing.');
  return Buffer.from(target.buffer);
}

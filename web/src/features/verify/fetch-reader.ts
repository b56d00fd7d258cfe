/** What the reader weighs once it is unpacked: the length that a compressed answer does not say (`read-on-device.test.ts`). */
export const readerBytes = 8_269_371;

/** Fetches the code of the reader. `onProgress` is told which share of it has come. Rejects where it cannot be had. */
export async function fetchReader(onProgress: (share: number) => void): Promise<ArrayBuffer> {
  onProgress(0);
  // The build puts the file of the package beside the scripts, under a name of its own.
  const answer = await fetch(new URL('@contentauth/c2pa-wasm/c2pa.wasm', import.meta.url));
  if (!answer.ok || !answer.body) throw new Error(`The reader was answered with ${answer.status}.`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const stream = answer.body.getReader();
  for (;;) {
    const { done, value } = await stream.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    onProgress(Math.min(1, size / readerBytes));
  }
  return new Blob(parts).arrayBuffer();
}

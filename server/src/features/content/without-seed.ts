import { sharp } from '../../kernel/sharp.ts';

/** As files of the first releases carry it while their words are open to everybody. */
const seedField = / loomlight:Seed="\d+"/;

/** An image of ours without its seed; the same bytes where there is none. Its pixels stay as they are, and so does what it says of its origin. */
export async function withoutSeed(bytes: Buffer): Promise<Buffer> {
  const { xmp, format } = await sharp(bytes).metadata();
  const text = xmp?.toString('utf8') ?? '';
  const found = seedField.exec(text)?.[0];
  if (found === undefined) return bytes;
  if (format === 'png') return sharp(bytes).withXmp(text.replace(found, '')).png({ compressionLevel: 4 }).toBuffer();
  // JPEG and WebP carry it word for word: blanks in its place change no length, and nothing is encoded anew.
  const place = bytes.indexOf(found, 0, 'latin1');
  if (place < 0) throw new Error('The seed of an image is written in a way that cannot be taken out.');
  const blank = Buffer.from(bytes);
  blank.fill(' ', place, place + found.length, 'latin1');
  return blank;
}

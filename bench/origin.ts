import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paint } from '@loomlight/engine';
import { openFilmStudio } from '@loomlight/engine/film';
import sharp from 'sharp';
import { readManifest } from '../server/src/adapters/provenance/c2pa-reader.ts';
import { makeLeaf, makeRoot } from '../server/src/adapters/provenance/certificates.ts';
import { openSigner } from '../server/src/adapters/provenance/open-signer.ts';
import { certificatePem, fingerprintOf } from '../server/src/adapters/provenance/signing-identity.ts';
import type { MediaSigner, OriginStatement } from '../server/src/ports/media-signer.ts';
import { bounded, median, round, type Row } from './lib/figures.ts';

const rounds = 7;
const side = 1024;
const film = { width: 854, height: 480, durationS: 2, fps: 24 } as const;
const installation = { name: 'Loomlight', url: 'https://loomlight.example' };
const statement: OriginStatement = {
  item: '01a1fdc9-2c1f-74dc-bac9-6769da3e780a',
  madeAt: new Date('2026-11-23T10:00:00Z'),
  source: 'algorithmicMedia',
  engine: 'studio',
  model: 'studio-2.18',
  seal: { words: Buffer.alloc(32, 1), recipe: Buffer.alloc(32, 2) },
};
const later: OriginStatement = { ...statement, isConverted: true };

/** What a signed origin costs beside what it is a part of, turn by turn in one run: time as shares, and bytes. */
export async function benchOrigin(): Promise<Row[]> {
  const { signer, anchors } = await openHouse();
  const folder = mkdtempSync(join(tmpdir(), 'loomlight-bench-'));
  try {
    return [
      ...(await ofPictures(signer)),
      ...(await ofFilms(signer, folder)),
      ...(await ofReading(signer, folder, anchors)),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openHouse(): Promise<{ readonly signer: MediaSigner; readonly anchors: string }> {
  const now = new Date();
  const root = await makeRoot(installation.name, now);
  const leaf = await makeLeaf(installation.name, root, now);
  const chain = [leaf.certificate, root.certificate];
  const identity = { key: leaf.key, chain, fingerprint: fingerprintOf(leaf.certificate) };
  return {
    signer: openSigner({ identity, installation, version: '0.1.0' }),
    anchors: certificatePem(root.certificate),
  };
}

/** A picture of a megapixel: made and stored as PNG, downloaded as JPEG and as WebP. */
async function ofPictures(signer: MediaSigner): Promise<Row[]> {
  const pngs: Turn[] = [];
  const jpegs: Turn[] = [];
  const webps: Turn[] = [];
  for (let turn = 0; turn <= rounds; turn += 1) {
    const made = await timed(async () => {
      const { pixels, width, height } = await paint({
        ...{ prompt: 'mountain lake at sunset with pine trees', seed: turn, style: 'none', width: side, height: side },
      });
      const source = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
      return source.png({ compressionLevel: 4 }).toBuffer();
    });
    pngs.push(await turnOf(made, (file) => signer.sign(file, statement)));
    const jpeg = await timed(() => sharp(made.result).jpeg({ quality: 92 }).toBuffer());
    jpegs.push(await turnOf(jpeg, (file) => signer.sign(file, later)));
    const webp = await timed(() => sharp(made.result).webp({ quality: 92 }).toBuffer());
    webps.push(await turnOf(webp, (file) => signer.sign(file, later)));
  }
  return [
    ...rowsOf('PNG, when it is made', pngs, 0.02),
    ...rowsOf('JPEG, when it is downloaded', jpegs, 0.2),
    ...rowsOf('WebP, when it is downloaded', webps, 0.05),
  ];
}

/** A film of two seconds, from file to file. */
async function ofFilms(signer: MediaSigner, folder: string): Promise<Row[]> {
  const turns: Turn[] = [];
  const studio = openFilmStudio();
  try {
    for (let turn = 0; turn < 3; turn += 1) {
      const [from, into] = [join(folder, `${turn}.mp4`), join(folder, `${turn}-signed.mp4`)];
      const request = { prompt: 'ocean at sunset with a sailboat', seed: turn, style: 'none', cameraFixed: false };
      const made = await timed(() =>
        studio.film({ ...request, ...film, title: '', comment: '' }, { onProgress: () => undefined }),
      );
      writeFileSync(from, made.result.bytes);
      const signed = await timed(() => signer.signVideo(from, into, statement));
      const bytes = (await stat(into)).size - (await stat(from)).size;
      turns.push({ wholeMs: made.ms, signMs: signed.ms, bytes });
    }
  } finally {
    await studio.close();
  }
  // Its binding names the boxes that are left out.
  return rowsOf('MP4, when it is made', turns, 0.02, 2_600);
}

async function ofReading(signer: MediaSigner, folder: string, anchors: string): Promise<Row[]> {
  const path = join(folder, 'read');
  const noise = sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
  writeFileSync(path, signer.sign(await noise.png().toBuffer(), statement));
  const times: number[] = [];
  for (let turn = 0; turn <= rounds; turn += 1)
    times.push((await timed(() => readManifest(path, { mediaType: 'image/png', anchors }))).ms);
  return [{ what: 'reading a PNG of noise, once the reader is loaded', figure: `${round(median(times.slice(1)))} ms` }];
}

interface Turn {
  /** What it is a part of. */
  readonly wholeMs: number;
  readonly signMs: number;
  readonly bytes: number;
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly ms: number }> {
  const start = performance.now();
  const result = await work();
  return { result, ms: performance.now() - start };
}

async function turnOf(
  whole: { readonly result: Buffer; readonly ms: number },
  sign: (file: Buffer) => Uint8Array,
): Promise<Turn> {
  const { result, ms } = await timed(async () => sign(whole.result));
  return { wholeMs: whole.ms, signMs: ms, bytes: result.length - whole.result.length };
}

/** The first turn is for getting warm, where there are enough. */
function rowsOf(what: string, turns: readonly Turn[], atMost: number, bytesMax = 2_400): Row[] {
  const warm = turns.slice(1);
  const signMs = median(warm.map((turn) => turn.signMs));
  const share = median(warm.map((turn) => turn.signMs / turn.wholeMs));
  return [
    bounded(`${what}: signing ÷ making`, share, { atMost }),
    { what: `${what}: signing`, figure: `${round(signMs)} ms` },
    bounded(`${what}: bytes of the manifest`, median(warm.map(({ bytes }) => bytes)), { atMost: bytesMax }),
  ];
}

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { imageSizes } from '@loomlight/contract';
import { type FilmRequest, type FramePattern, openFilmStudio } from '@loomlight/engine/film';
import { openPatternLayer } from '../engine/src/film/pattern.ts';
import { drawFrameTile, openCarrier } from '../server/src/adapters/mark/carrier.ts';
import { lookForMark } from '../server/src/adapters/mark/look-for-mark.ts';
import { viewedVideoOf } from '../server/src/adapters/mark/viewed-video.ts';
import { tileSide } from '../server/src/adapters/mark/tile-transform.ts';
import { framesOf, type SavedAs, saveVideoAgain } from '../server/src/testing/save-video-again.ts';
import { bounded, median, round, type Row } from './lib/figures.ts';

/*
 * How the invisible mark of the studio's films bears what happens to films, and what it costs. MARK_FILMS says how many films are made, MARK_FROM from which one on, MARK_SECONDS how long each is (5), MARK_ONLY
 * tries a part of the treatments, MARK_FOLDER keeps the films.
 */

const prompts: readonly string[] = [
  ...['ocean at sunset with a sailboat', 'mountain lake at night under the stars', 'a city street in the rain'],
  ...['a fox in a snowy forest', 'desert dunes under a full moon', 'abstract silk'],
  ...['northern lights over a frozen lake', 'a field of sunflowers', 'a castle on a hill in the fog'],
  ...['a planet with rings in deep space', 'a lighthouse on a cliff in a storm', 'a bowl of fruit on a table'],
];
const size = { width: 1280, height: 720, durationS: Number(process.env['MARK_SECONDS'] ?? 5), fps: 24 };
/** What the studio itself gives a film of this size. */
const ownBitrate = 3.5e6;
const videoSizes = [{ width: 1280, height: 720 }] as const;

const allTreatments: readonly (readonly [string, SavedAs | undefined])[] = [
  ['nothing', undefined],
  ['H.264 at its own bitrate', { bitrate: ownBitrate }],
  ['H.264 at half of its bitrate', { bitrate: ownBitrate / 2 }],
  ['H.264 at a quarter of its bitrate', { bitrate: ownBitrate / 4 }],
  ['half size, H.264 at half of its bitrate', { bitrate: ownBitrate / 2, scale: 0.5 }],
  ['half size, H.264 at a quarter of its bitrate', { bitrate: ownBitrate / 4, scale: 0.5 }],
  ['854 px wide, H.264 at half of its bitrate', { bitrate: ownBitrate / 2, scale: 854 / 1280 }],
  ['1920 px wide, H.264 at twice its bitrate', { bitrate: ownBitrate * 2, scale: 1.5 }],
  ['the last half of it, H.264 at its own bitrate', { bitrate: ownBitrate, from: size.durationS / 2 }],
  ['cut by 20 % of each side, H.264 at its own bitrate', { bitrate: ownBitrate, cut: 0.8 }],
  ['VP9 in WebM at half of its bitrate', { codec: 'vp9', bitrate: ownBitrate / 2, container: 'webm' }],
  ['H.265 at half of its bitrate', { codec: 'hevc', bitrate: ownBitrate / 2 }],
];

setFlagsFromString('--expose-gc');
/** Coders hold hundreds of megabytes that the engine of the language does not see: it would not tidy up before there are gigabytes of them. */
const tidyUp = runInNewContext('gc') as () => void; // what the flag above makes

const secret = Buffer.from('a secret for this measurement');

/** Films of the studio with a mark and without, and everything that may happen to them. */
export async function benchMarkFilms(): Promise<Row[]> {
  const count = Number(process.env['MARK_FILMS'] ?? prompts.length);
  const first = Number(process.env['MARK_FROM'] ?? 0);
  const only = process.env['MARK_ONLY'] ?? '';
  const treatments = allTreatments.filter(([name]) => name.includes(only));
  const folder = process.env['MARK_FOLDER'] ?? mkdtempSync(join(tmpdir(), 'mark-films-'));
  const carrier = openCarrier(secret);
  const found = new Map(treatments.map(([name]) => [name, { read: 0, of: 0, z: [] as number[] }]));
  const growth: number[] = [];
  const lookMs: number[] = [];
  const layMs: number[] = [];
  const quality: number[] = [];
  const studio = openFilmStudio();
  // What decodes and encodes does not keep a process alive that waits for it.
  const alive = setInterval(() => undefined, 1_000);
  try {
    for (let place = first; place < first + count; place++) {
      const payload = randomBytes(8).readBigInt64BE();
      const request = requestOf(place);
      const plain = await studio.film(request);
      console.error(JSON.stringify([place, ...[...found].map(([name, { read, of }]) => `${name}: ${read} of ${of}`)]));
      const pattern = { side: tileSide, values: drawFrameTile(carrier, payload) };
      const marked = await studio.film({ ...request, pattern });
      const laid = await layOver(plain.bytes, pattern);
      quality.push(laid.lowestDb);
      layMs.push(...laid.ms);
      growth.push(marked.bytes.length / plain.bytes.length);
      if (process.env['MARK_FOLDER']) {
        writeFileSync(join(folder, `${place}-plain.mp4`), plain.bytes);
        writeFileSync(join(folder, `${place}-marked.mp4`), marked.bytes);
      }
      for (const [name, treatment] of treatments) {
        const tally = found.get(name);
        if (!tally) continue;
        const file = treatment ? await saveVideoAgain(marked.bytes, treatment) : marked.bytes;
        const path = join(folder, 'looked-at');
        writeFileSync(path, file);
        const start = process.cpuUsage();
        const film = await viewedVideoOf(path);
        const seen = film && lookForMark(film, { carriers: [carrier], offered: [...imageSizes, ...videoSizes] }).mark;
        const { user, system } = process.cpuUsage(start);
        tidyUp();
        lookMs.push((user + system) / 1_000);
        tally.of += 1;
        tally.z.push(seen?.z ?? 0);
        if (seen?.payload === payload) tally.read += 1;
        else if (process.env['MARK_MISSES'])
          console.error(
            `${request.prompt}: not after "${name}" (z ${round(seen?.z ?? 0)}, ${statSync(path).size} bytes)`,
          );
      }
    }
  } finally {
    clearInterval(alive);
    await studio.close();
    if (!process.env['MARK_FOLDER']) rmSync(folder, { recursive: true, force: true });
  }
  return [
    ...[...found].map(([name, { read, of, z }]) => ({
      what: `films of the studio: ${name}`,
      figure: `${read} of ${of} (z ${round(Math.min(...z))} to ${round(Math.max(...z))})`,
    })),
    bounded('laying the pattern over a frame of 1280 x 720, CPU: middle, in ms', median(layMs), { atMost: 5 }),
    {
      what: 'PSNR of the frame that keeps the least, before it is encoded',
      figure: `${round(Math.min(...quality))} dB`,
    },
    { what: 'bytes of a marked film ÷ those of the same without a mark', figure: `${round(median(growth))}` },
    {
      what: 'a look at a film, CPU: middle and most',
      figure: `${round(median(lookMs))}, ${round(Math.max(...lookMs))} ms`,
    },
  ];
}

function requestOf(place: number): FilmRequest {
  const prompt = prompts[place % prompts.length] ?? '';
  return { ...size, prompt, seed: place, style: 'none', cameraFixed: place % 3 === 2, title: '', comment: '' };
}

/**
 * What laying the pattern costs a frame, and what it leaves of it: on frames of an unmarked film, before they are encoded again. The frame that
 * keeps the least, in decibels, and the middle of the times of the processor.
 */
async function layOver(
  bytes: Uint8Array,
  pattern: FramePattern,
): Promise<{ readonly lowestDb: number; readonly ms: readonly number[] }> {
  const layer = openPatternLayer(pattern);
  const ms: number[] = [];
  let lowestDb = Infinity;
  for await (const { data: frame, width, height } of framesOf(bytes)) {
    const before = Uint8Array.from(frame);
    const start = process.cpuUsage();
    layer.lay(frame, { width, height });
    const { user, system } = process.cpuUsage(start);
    ms.push((user + system) / 1_000);
    let squares = 0;
    for (let i = 0; i < width * height; i++) squares += ((frame[i] ?? 0) - (before[i] ?? 0)) ** 2;
    // The brightness of a film has 219 steps, that of what is shown 255.
    lowestDb = Math.min(lowestDb, 10 * Math.log10((219 ** 2 * width * height) / squares));
  }
  return { lowestDb, ms };
}

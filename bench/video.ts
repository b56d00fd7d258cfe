import { readFileSync } from 'node:fs';
import { paint } from '@loomlight/engine';
import { openFilmStudio } from '@loomlight/engine/film';
import type { FilmRequest } from '@loomlight/engine/film';
import sharp from 'sharp';
import { bounded, round, type Row } from './lib/figures.ts';

const SECONDS = 5;
const SIZES = [
  { name: '480p', width: 854, height: 480 },
  { name: '720p', width: 1280, height: 720 },
  { name: '1080p', width: 1920, height: 1080 },
] as const;
const SCENES: Readonly<Record<string, string>> = {
  'mountain lake': 'mountain lake at sunset with pine trees',
  ocean: 'ocean at sunset with a sailboat',
  'neon city': 'neon cyberpunk city street in the rain',
};

/** What a video of five seconds costs, its process and this one together. Reads /proc, so Linux only. */
export async function benchVideo(): Promise<Row[]> {
  const image = await paintStill();
  const rows: Row[] = [];
  for (const { name, width, height } of SIZES) {
    for (const [scene, prompt] of Object.entries(SCENES))
      rows.push(...report(`${name} ${scene}`, name, await measure({ prompt, width, height })));
    rows.push(...report(`${name} from a picture`, name, await measure({ prompt: 'zoom in', width, height, image })));
  }
  return rows;
}

interface Cost {
  readonly cpuS: number;
  readonly wallS: number;
  readonly peakMb: number;
}

async function measure(
  changes: Pick<FilmRequest, 'prompt' | 'width' | 'height'> & { image?: Uint8Array },
): Promise<Cost> {
  const studio = openFilmStudio();
  const startedAt = performance.now();
  const own = process.cpuUsage();
  let child = { cpuS: 0, peakMb: 0 };
  await studio.film(
    { seed: 22, style: 'none', fps: 24, durationS: SECONDS, cameraFixed: false, title: '', comment: '', ...changes },
    { onProgress: () => (child = readChild() ?? child) },
  );
  const wallS = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(own);
  await studio.close();
  return {
    cpuS: child.cpuS + (user + system) / 1e6,
    wallS,
    peakMb: child.peakMb + process.memoryUsage().rss / 1048576,
  };
}

/** CPU seconds and peak memory of the video's process: the only child of this one. */
function readChild(): { cpuS: number; peakMb: number } | undefined {
  const [pid] = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').slice(-1);
  if (!pid) return undefined;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { cpuS: (Number(fields[11]) + Number(fields[12])) / 100, peakMb: Number(peak) / 1024 };
}

function report(what: string, size: string, { cpuS, wallS, peakMb }: Cost): Row[] {
  const goalS = size === '720p' ? 12 : undefined;
  const cpu = `${what}, CPU a second of film`;
  return [
    goalS === undefined
      ? { what: cpu, figure: `${round(cpuS / SECONDS)} s` }
      : bounded(cpu, cpuS / SECONDS, { atMost: goalS / SECONDS }, ' s'),
    { what: `${what}, wall a second of film`, figure: `${round(wallS / SECONDS)} s` },
    bounded(`${what}, peak memory of both processes`, peakMb, { atMost: 900 }, ' MB'),
  ];
}

async function paintStill(): Promise<Uint8Array> {
  const { pixels, width, height } = await paint({
    prompt: 'mountain lake at golden hour with pine trees',
    seed: 11,
    style: 'none',
    width: 1920,
    height: 1080,
  });
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 92 })
    .toBuffer();
}

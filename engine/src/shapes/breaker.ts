import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { readColour } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** Half of how long a breaking wave is, how high it is, and how far it reaches before and behind its crest; metres. */
const wave = { half: 7.5, high: 2.7, before: 2.6, behind: 4.2 } as const;

const [deep, clear, foam]: readonly [Rgb, Rgb, Rgb] = [
  readColour('#0c4a5e'),
  readColour('#2f9c9a'),
  readColour('#eef4f4'),
];

/** How high the wave is along it: highest where it breaks, and a shoulder to the side that somebody rides to. */
const highAt = (x: number): number => wave.high * smooth(-wave.half, 0.8, x) * smooth(wave.half, 3.2, x);

/** How far it has broken: its lip falls, and behind that all is foam. */
const brokenAt = (x: number): number => smooth(0.2, 3.4, x);

/** The wave at a share of its profile: up its back (0) to the crest (0.5), and down its hollow face to the flat before it (1). */
function onWave(x: number, v: number): Vec3 {
  const high = highAt(x);
  const lip = brokenAt(x);
  if (v < 0.5) {
    const t = v * 2;
    return [x, high * t ** 1.7 - 0.12 * (1 - t), wave.behind * (1 - t) ** 1.15];
  }
  const t = (v - 0.5) * 2;
  // The lip is thrown out over the face, which is hollow under it.
  const out = 0.35 * lip * Math.sin(Math.PI * Math.min(1, t * 2.6)) * high * 0.5;
  return [x, high * (1 - t) ** 2.1 - 0.12 * t, -wave.before * t ** 1.25 * (high / wave.high) ** 0.5 - out];
}

/** A wave that runs to -z and breaks from +x to -x, with what it throws up. */
export function buildBreaker(mesh: Mesh, random: Random): void {
  const place = random() * 50;
  mesh.object();
  mesh.sheet(
    (u, v) => {
      const x = (u * 2 - 1) * wave.half;
      const [, y, z] = onWave(x, v);
      const churned = 0.42 * brokenAt(x) * (fbm(x * 2.1, v * 14 + place, 4) - 0.5);
      const ripple = 0.09 * (fbm(x * 1.1 + place, v * 9, 3) - 0.5) + churned;
      return [x, y + ripple * Math.min(1, y + 0.3), z - ripple];
    },
    340,
    150,
    (u, v) => waterAt((u * 2 - 1) * wave.half, v, place),
    materials.gloss,
  );
  spray(mesh, random);
}

/** Deep green water, lighter where the sky shines through under the crest, with lines of foam drawn up the face and white where it has broken. */
function waterAt(x: number, v: number, place: number): Rgb {
  const t = Math.abs(v - 0.5) * 2;
  const body = mixRgb(clear, deep, smooth(0.04, 0.62, t));
  const lines = smooth(0.56, 0.72, fbm(x * 0.9 + v * 2.5 + place, v * 16 - x * 0.8, 4)) * 0.45;
  const crest = smooth(0.09, 0.015, t) * smooth(-3.4, -0.4, x);
  const patches = fbm(x * 1.6 + place, v * 12, 4);
  const broken = smooth(0.5 - 0.55 * brokenAt(x), 0.75 - 0.5 * brokenAt(x), patches) * brokenAt(x);
  return mixRgb(body, foam, Math.min(1, lines + crest + broken));
}

/** Drops over the lip and foam at its foot. */
function spray(mesh: Mesh, random: Random): void {
  for (let k = 0; k < drops; k++) {
    const x = -0.6 + 6 * random() ** 0.8;
    const isAtFoot = random() < 0.4;
    const [, y, z] = onWave(x, isAtFoot ? 0.72 + 0.2 * random() : 0.5 + 0.06 * random());
    const up = (isAtFoot ? 0.3 : 0.7) * random() ** 2 * (0.3 + brokenAt(x));
    const r = 0.026 * (0.25 + random()) * (1 - 0.5 * up);
    mesh.ball(x, y + up, z - 0.25 * random(), r * 1.2, r, r, foam, materials.snow, 6);
  }
  // What the board throws up behind it.
  for (let k = 0; k < drops / 4; k++) {
    const s = random();
    const r = 0.022 * (0.3 + random());
    mesh.ball(0.1 + s * 1.1, 0.9 + s * 0.6 * random(), -0.75 + 0.35 * random(), r, r, r, foam, materials.snow, 6);
  }
}

const drops = 420;

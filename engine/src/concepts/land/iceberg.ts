import type { Rgb } from '../../raster/colour.ts';
import { hex, mixRgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { materials } from '../../solid/materials.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const half = 12;
/** Points across the iceberg: fine enough that its edges are edges. */
const across = 150;

export const iceberg: Concept = {
  id: 'iceberg',
  words: {
    en: 'iceberg',
    de: 'eisberg',
    es: 'iceberg/témpano',
    fr: 'iceberg',
    zh: '冰山',
    ja: '氷山',
    ar: 'جبل جليدي',
    emoji: '',
  },
  size: { width: 22, height: 10 },
  lives: ['sea', 'mountains', 'coast'],
  stands: 'water',
  moves: 'still',
  build(mesh, random) {
    const iceAt = iceOf(random);
    const [snow, ice, shade, deep] = [hex('#f4f8fb'), hex('#cde3ef'), hex('#86b9d6'), hex('#3f9db4')];
    const colourAt = (y: number, up: number, tint: number): Rgb => {
      const face = mixRgb(ice, shade, tint);
      return mixRgb(mixRgb(face, snow, smooth(0.6, 0.85, up)), deep, smooth(1.3, 0.1, y) * 0.8);
    };
    const at = (i: number, j: number): Corner => {
      const [x, z] = [(i / across - 0.5) * 2 * half, (j / across - 0.5) * 2 * half];
      const { y, normal, tint } = iceAt(x, z);
      return { point: [x, y, z], normal, up: normal[1] / Math.hypot(...normal), tint };
    };
    mesh.push().object();
    const cut = (a: Corner, b: Corner, c: Corner): void => {
      if (Math.max(a.point[1], b.point[1], c.point[1]) < -1.6) return;
      const mean = (of: (corner: Corner) => number): number => (of(a) + of(b) + of(c)) / 3;
      const colour = colourAt(
        mean(({ point }) => point[1]),
        mean(({ up }) => up),
        mean(({ tint }) => tint),
      );
      mesh.tri(a.point, b.point, c.point, a.normal, b.normal, c.normal, colour, materials.plain);
    };
    for (let j = 0; j < across; j++)
      for (let i = 0; i < across; i++) {
        cut(at(i, j), at(i, j + 1), at(i + 1, j + 1));
        cut(at(i, j), at(i + 1, j + 1), at(i + 1, j));
      }
    mesh.pop();
  },
};

interface Corner {
  readonly point: Vec3;
  readonly normal: Vec3;
  /** How far it faces the sky, 0 to 1. */
  readonly up: number;
  readonly tint: number;
}

interface Ice {
  readonly y: number;
  readonly normal: Vec3;
  /** How blue the face is, 0 to 1: no two faces of broken ice answer the light alike. */
  readonly tint: number;
}

/** The ice over a place: a few blocks, each cut by flat faces as ice breaks, the tallest near the middle. */
function iceOf(random: Random): (x: number, z: number) => Ice {
  const blocks = [0, 1, 2, 3, 4, 5].map((k) => {
    const away = k === 0 ? 0 : 2.6 + random() * 4.4;
    const turn = k * 1.9 + random();
    const top = k === 0 ? 8.8 : k === 1 ? 5.4 + random() * 2 : 1.6 + random() * 3.6;
    const slant = random() * 6.28;
    const lean = 0.1 + random() * 0.34;
    const crown = { x: Math.cos(slant) * lean, z: Math.sin(slant) * lean, up: top, tint: 0 };
    const faces = Array.from({ length: 8 }, (_, f) => {
      const way = (f / 8) * 6.28 + random() * 0.75;
      const steep = 0.9 + random() ** 2 * 4.2;
      const out = (k === 0 ? 3.6 : 2.3) + random() * 1.5;
      return {
        x: Math.cos(way) * steep,
        z: Math.sin(way) * steep,
        up: out * steep + top * 0.34,
        tint: random() ** 1.5,
      };
    });
    return { x: Math.cos(turn) * away * 1.35, z: Math.sin(turn) * away * 0.8, faces: [crown, ...faces] };
  });
  return (x, z) => {
    // A foot of ice that the waves wash over.
    let best: Ice = { y: 0.26 - Math.max(0, Math.hypot(x * 0.8, z * 1.1) - 7) * 1.4, normal: [0, 1, 0], tint: 0.5 };
    for (const block of blocks) {
      const [dx, dz] = [x - block.x, z - block.z];
      let lowest: Ice | undefined;
      for (const face of block.faces) {
        const y = face.up - dx * face.x - dz * face.z;
        if (lowest === undefined || y < lowest.y) lowest = { y, normal: [face.x, 1, face.z], tint: face.tint };
      }
      if (lowest !== undefined && lowest.y > best.y) best = lowest;
    }
    return best;
  };
}

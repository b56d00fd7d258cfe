import { expect, test } from 'vitest';
import { Mesh } from './mesh.ts';
import { readHit } from './read-hit.ts';
import type { Cones } from './soft-body.ts';
import type { Spot } from './spot.ts';
import type { Vec3 } from './vectors.ts';

/** What is read of a coat at a place, seen from near. */
function readAt(mesh: Mesh, [px, py, pz]: Vec3): Spot {
  const seen = { x: 0, y: 0, width: 9, height: 9, dx: 0, dy: 0, dz: 1, distance: 1, facing: -1 };
  const hit = { nx: 0, ny: 1, nz: 0, shade: 1, material: 0, object: 0, r: 0, g: 0, b: 0 };
  const spot: Spot = { ...seen, ...hit, px, py, pz, hairX: 0, hairY: 0, hairZ: 0, hairLength: 0 };
  readHit(mesh, -2, spot);
  return spot;
}

const bent = 0.16;
const thick = 0.05;

/** A place on the side of a limb that is bent to a ring: so far around it, radians, and so far aside. */
const onRing = (turn: number, aside: number): Vec3 => [
  Math.cos(turn) * (bent + aside),
  1 + Math.sin(turn) * (bent + aside),
  -Math.sqrt(thick * thick - aside * aside),
];

test('strands follow a limb around a bend, far from the middle of the body as well [STUDIO-37]', () => {
  const pieces = 40;
  const ring: Cones = Array.from({ length: pieces }, (_, i) => {
    const at = (k: number): number[] => {
      const turn = (k / pieces) * 2 * Math.PI;
      return [Math.cos(turn) * bent, 1 + Math.sin(turn) * bent, 0, thick];
    };
    return [...at(i), ...at(i + 1), 0];
  });
  const mesh = new Mesh();
  // What else belongs to the body lies far away.
  mesh.object().body([...ring, [1.6, 0.4, 0, 0.1, 1.6, 0.4, 0, 0.1, 0]], { k: 0.01, colours: ['#808080'], hair: 0.8 });
  let [along, across] = [0, 0];
  for (let i = 0; i < 120; i++) {
    const turn = i * 0.05;
    const tone = readAt(mesh, onRing(turn, 0)).r;
    along += Math.abs(readAt(mesh, onRing(turn + 0.003 / bent, 0)).r - tone);
    across += Math.abs(readAt(mesh, onRing(turn, 0.003)).r - tone);
  }
  expect(along).toBeLessThan(across * 0.75);
});

test('a coat goes with its animal [STUDIO-37]', () => {
  const toneOf = (far: number): number => {
    const mesh = new Mesh();
    mesh.object().body([[far, 1, 0, 0.1, far + 0.3, 1, 0, 0.1, 0]], { colours: ['#808080'], hair: 0.8 });
    return readAt(mesh, [far + 0.1, 1, -0.1]).r;
  };
  expect(toneOf(2.37)).toBeCloseTo(toneOf(0), 4);
});

test('hair leads off the skin, also where its limb points to who looks, and there to all sides [STUDIO-37]', () => {
  const mesh = new Mesh();
  // A muzzle that points to -x, as animals do, whose hair is short.
  mesh.object().body([[-0.1, 1, 0, 0.08, 0.2, 1, 0, 0.12, 0, 0, 0.3]], { colours: ['#808080'], hair: 0.6 });
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * 2 * Math.PI;
    const [up, aside] = [Math.cos(turn), Math.sin(turn)];
    const spot = readAt(mesh, [
      -0.1 - 0.08 * Math.cos(0.5),
      1 + 0.08 * Math.sin(0.5) * up,
      0.08 * Math.sin(0.5) * aside,
    ]);
    const off = spot.hairX * spot.nx + spot.hairY * spot.ny + spot.hairZ * spot.nz;
    expect(off).toBeGreaterThan(0.15);
    expect(spot.hairY * up + spot.hairZ * aside).toBeGreaterThan(0.4);
  }
});

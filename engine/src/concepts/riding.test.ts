import { describe, expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { isSlow } from '../long.testing.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { coneNumbers } from '../solid/soft-body.ts';
import { findConcept } from './registry.ts';
import { canRide, feetOfRider, seatRider } from './riding.ts';

const seats = ['sofa', 'armchair', 'chair', 'bench', 'bed', 'rock', 'throne'] as const;
const cat = findConcept('cat');

/** Heights of everything that somebody is made of who sits on a seat: the lowest of all, the lowest of what is behind the knees, and the highest. */
function seated(id: string, seatId: string): { readonly feet: number; readonly hips: number; readonly top: number } {
  const [rider, mount] = [findConcept(id), findConcept(seatId)];
  if (!rider || !mount || !canRide(rider, mount)) throw new Error(`No ${id} sits on a ${seatId}.`);
  const mesh = new Mesh();
  const look = { season: 'summer', lit: false, ordinal: 0, seated: true } as const;
  seatRider(mesh, { rider, mount, place: 0 }, (on) => rider.build(on, createRandom(3), look));
  const places: [y: number, z: number][] = [];
  for (let o = 0; o < mesh.count * stride; o += stride)
    for (const k of [0, 3, 6]) places.push([mesh.data[o + k + 1] ?? 0, mesh.data[o + k + 2] ?? 0]);
  for (const { cones, count } of mesh.bodies)
    for (let o = 0; o < count * coneNumbers; o += coneNumbers)
      for (const k of [0, 4]) places.push([(cones[o + k + 1] ?? 0) - (cones[o + k + 3] ?? 0), cones[o + k + 2] ?? 0]);
  // Whoever sits looks to -z: what is farthest back are the back and the hips.
  const back = places.reduce((most, [, z]) => Math.max(most, z), -9);
  const least = (all: readonly [number, number][]): number => all.reduce((low, [y]) => Math.min(low, y), 9);
  return {
    feet: least(places),
    hips: least(places.filter(([, z]) => z > back - 0.35)),
    top: places.reduce((high, [y]) => Math.max(high, y), -9),
  };
}

describe.each(seats)('on a %s', (seatId) => {
  const mount = findConcept(seatId);
  const floor = cat && mount ? feetOfRider(cat, mount) : Number.NaN;

  // On every change one of them on each seat, in turns.
  const sitters = ['man', 'wizard', 'woman', 'girl', 'king'];
  test.each(sitters.filter((_, place) => isSlow || place === seats.indexOf(seatId) % sitters.length))(
    'a %s sits, and hangs neither over it nor in the ground [STUDIO-58]',
    (id) => {
      const { feet, hips, top } = seated(id, seatId);
      expect(hips).toBeLessThan(floor + 0.06);
      expect(top).toBeGreaterThan(floor + 0.5);
      // Nobody stands on it.
      expect(top).toBeLessThan(floor + (id === 'wizard' ? 1.6 : 1.1));
      expect(feet).toBeGreaterThan(-0.13);
    },
  );

  test('a cat has its paws on it [STUDIO-58]', () => {
    expect(Math.abs(seated('cat', seatId).feet - floor)).toBeLessThan(0.03);
  });
});

test('a lion lies on its rock, though it carries somebody itself, and gets into no boat [STUDIO-58]', () => {
  const [lion, rock, boat, sofa] = ['lion', 'rock', 'rowboat', 'sofa'].map((id) => findConcept(id));
  if (!lion || !rock || !boat || !sofa) throw new Error('all of them are known');
  expect(canRide(lion, rock)).toBe(true);
  expect(canRide(lion, boat)).toBe(false);
  expect(canRide(lion, sofa)).toBe(false);
});

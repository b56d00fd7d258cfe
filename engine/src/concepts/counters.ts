import type { Random } from '../raster/random.ts';
import { buildCoffeeMachine, buildCounter, buildDough, buildJar, buildTill, counter } from '../shapes/counter.ts';
import { buildKitchenCounter } from '../shapes/kitchen-counter.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Concept, CounterKind } from './concept.ts';
import { bottle } from './table/bottle.ts';
import { bread } from './table/bread.ts';
import { croissant } from './table/croissant.ts';
import { mug } from './table/mug.ts';
import { wineGlass } from './table/wine-glass.ts';

/** What stands on each kind of counter that has a name of its own: it is drawn with who is behind that (STUDIO-72). */
export const onCounter: Readonly<Record<CounterKind, readonly string[]>> = {
  coffee: ['mug', 'croissant'],
  bakery: ['bread'],
  bar: ['bottle', 'wine glass'],
  kitchen: [],
  shop: [],
};

/** Stands a counter before somebody of 1.8 metres, with what belongs on it. */
export function standCounter(mesh: Mesh, random: Random, kind: CounterKind): void {
  mesh.push().at(0, 0, -counter.ahead);
  if (kind === 'kitchen') {
    mesh.rotY(Math.PI);
    buildKitchenCounter(mesh.object());
    mesh.pop();
    return;
  }
  buildCounter(mesh, random);
  mesh.at(0, counter.high, 0);
  const at = (x: number, z: number, build: (m: Mesh) => void, turn = 0): void => {
    mesh.push().at(x, 0, z).rotY(turn);
    build(mesh);
    mesh.pop();
  };
  // What stands on tables is built in decimetres.
  const served = (x: number, z: number, { build }: Concept, size = 1): void =>
    at(x, z, (m) => build(m.scale(0.1 * size).object(), random, { season: 'summer', lit: false, ordinal: 0 }), x);
  switch (kind) {
    case 'coffee':
      at(0.52, 0, (m) => buildCoffeeMachine(m.scale(0.86)), -0.1);
      served(-0.3, -0.1, mug, 0.8);
      served(-0.1, -0.16, mug, 0.8);
      served(-0.56, -0.04, croissant, 0.85);
      break;
    case 'bakery':
      at(0, 0.02, buildDough);
      served(-0.5, -0.06, bread, 1.1);
      served(0.56, -0.1, bread, 1.05);
      break;
    case 'bar':
      for (const [x, z] of [
        [-0.6, 0.06],
        [-0.45, -0.04],
      ] as const)
        served(x, z, bottle, 0.95);
      for (const x of [0.36, 0.48, 0.6]) served(x, -0.08 + 0.06 * (x % 0.3), wineGlass, 0.9);
      break;
    case 'shop':
      at(0.5, 0.02, buildTill, 0.12);
      for (const x of [-0.66, -0.49, -0.32]) at(x, -0.05, (m) => buildJar(m, random));
      break;
  }
  mesh.pop();
}

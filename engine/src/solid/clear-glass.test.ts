import { expect, test } from 'vitest';
import { finish } from '../raster/picture.ts';
import { finishWorld } from '../settings/setting.ts';
import { makeAir } from './air.ts';
import { lookFrom } from './camera.ts';
import { materials } from './materials.ts';
import { Mesh } from './mesh.ts';
import { renderWorld } from './render-view.ts';
import { byChannel } from './vectors.ts';

const side = 96;
const tint = '#eff5f3';

/** What is seen of things before a red wall, over ground that is lit from behind the eye. */
function seen(build: (mesh: Mesh) => void) {
  const mesh = new Mesh();
  mesh.object().box(0, 0, 9, 12, 12, 0.2, '#c03020');
  mesh.sheet(
    (u, v) => [u * 12 - 6, 0, v * 9],
    12,
    12,
    () => '#808080',
    materials.plain,
  );
  build(mesh);
  const world = finishWorld(mesh, makeAir('day', ['clear'], { el: 35, az: 200 }), {
    camera: lookFrom([0, 1.4, -1], [0, 1.2, 4], 1),
    ground: () => 0,
    paintGround: () => undefined,
    events: [],
  });
  const view = finish(renderWorld(world, side, side));
  const at = (x: number, y: number): readonly [number, number, number] =>
    byChannel((k) => view.light[(Math.round(y * side) * side + Math.round(x * side)) * 3 + k] ?? 0);
  return { ...view, at };
}

const ball = (mesh: Mesh): void => void mesh.ball(0, 1.2, 4, 1, 1, 1, tint, materials.clear, 48);

test('through the middle of clear glass is seen what is behind it, and its edge mirrors [STUDIO-65]', () => {
  const [with_, without] = [seen(ball), seen(() => undefined)];
  const [glass, wall] = [with_.at(0.5, 0.5), without.at(0.5, 0.5)];
  expect(glass[0] / wall[0]).toBeGreaterThan(0.8);
  expect(glass[0]).toBeGreaterThan(glass[2] * 2);
  const strays = Array.from({ length: side }, (_, x) =>
    Math.abs(with_.at(x / side, 0.5)[2] - without.at(x / side, 0.5)[2]),
  );
  const middle = strays.slice(44, 52).reduce((sum, stray) => sum + stray, 0) / 8;
  expect(Math.max(...strays)).toBeGreaterThan(middle * 4);
});

test('what is before clear glass hides it, and what is behind it keeps its place [STUDIO-65]', () => {
  const before = (mesh: Mesh): void => void mesh.box(0, 0, 2, 3, 3, 0.1, '#202020');
  const hidden = seen((mesh) => {
    before(mesh);
    ball(mesh);
  });
  expect(hidden.at(0.5, 0.5)).toEqual(seen(before).at(0.5, 0.5));
  const [one, other] = [seen(ball), seen(() => undefined)];
  expect([...one.ids]).toEqual([...other.ids]);
});

test('clear glass throws no shadow [STUDIO-65]', () => {
  // The ball itself is above the picture.
  const lightUnder = (material: number): number =>
    seen((mesh) => mesh.ball(0, 3.6, 0, 0.8, 0.8, 0.8, tint, material, 48)).light.reduce((sum, one) => sum + one, 0);
  const bare = seen(() => undefined).light.reduce((sum, one) => sum + one, 0);
  expect(lightUnder(materials.clear)).toBe(bare);
  expect(lightUnder(materials.plain)).toBeLessThan(bare * 0.995);
});

import { expect, test } from 'vitest';
import { finish } from '../raster/picture.ts';
import { finishWorld } from '../settings/setting.ts';
import { makeAir } from './air.ts';
import { lookFrom } from './camera.ts';
import { formsOf } from './forms.ts';
import { Mesh } from './mesh.ts';
import { renderWorld } from './render-view.ts';

const side = 96;

/** A white ball on white ground, seen from above, and its forms. */
function drawn({ item = 1, fog = 0 } = {}) {
  const mesh = new Mesh();
  mesh.object().box(0, -0.2, 4, 40, 0.2, 40, '#e8e8e8');
  mesh.item = item;
  mesh.object().ball(0, 0.8, 4, 0.8, 0.8, 0.8, '#e8e8e8');
  const air = { ...makeAir('day', ['clear'], { el: 35, az: 60 }), fog };
  const world = finishWorld(mesh, air, {
    camera: lookFrom([0, 2.4, 0], [0, 0.6, 4], 1),
    ground: () => 0,
    paintGround: () => undefined,
    events: [],
  });
  const kept = { normals: new Float32Array(side * side * 3), colours: new Float32Array(side * side * 3) };
  const view = finish(renderWorld(world, side, side, undefined, kept));
  return formsOf(world, view, kept);
}

/** Whether a pixel of the area that was asked for lies beside one that was not, or the other way round. */
function isEdge(asked: Uint8Array, i: number): boolean {
  return [1, -1, side, -side].some((next) => asked[i + next] !== asked[i]);
}

test('a line runs where something ends, also before what has the same colour, and nowhere on what is flat or round [STUDIO-74]', () => {
  const { contour, asked } = drawn();
  const strong = [...contour.keys()].filter((i) => (contour[i] ?? 0) > 0.5);
  expect(strong.length).toBeGreaterThan(60);
  // The horizon is a line as well, and lies above the ball.
  const ofBall = strong.filter((i) => i > side * side * 0.25);
  expect(ofBall.length).toBeGreaterThan(60);
  expect(ofBall.filter((i) => isEdge(asked, i)).length / ofBall.length).toBeGreaterThan(0.95);
});

test('each thing is an area of its own, and the sky none [STUDIO-74]', () => {
  const { areas, asked } = drawn();
  const ofBall = new Set([...areas.keys()].filter((i) => asked[i] === 1).map((i) => areas[i]));
  const ofRest = new Set([...areas.keys()].filter((i) => asked[i] === 0).map((i) => areas[i]));
  expect(ofBall.size).toBe(1);
  expect(ofRest).toContain(0);
  expect([...ofBall].some((area) => ofRest.has(area))).toBe(false);
});

test('what lies in the shade has less light than what lies in the sun, whatever its colour [STUDIO-74]', () => {
  const { lit, asked } = drawn();
  const onBall = [...lit.keys()].filter((i) => asked[i] === 1).map((i) => lit[i] ?? 0);
  expect(Math.max(...onBall)).toBeGreaterThan(0.75);
  expect(Math.min(...onBall)).toBeLessThan(0.45);
});

test('lines and shade are lost in fog as what they belong to is [STUDIO-74]', () => {
  const [clear, foggy] = [drawn({ item: 0 }), drawn({ item: 0, fog: 0.35 })];
  const strongest = ({ contour }: typeof clear): number => Math.max(...contour.slice(side * (side >> 1)));
  expect(strongest(foggy)).toBeLessThan(strongest(clear) * 0.75);
  expect(Math.min(...foggy.lit)).toBeGreaterThan(Math.min(...clear.lit) + 0.2);
});

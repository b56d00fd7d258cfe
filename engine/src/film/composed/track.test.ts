import { expect, test } from 'vitest';
import type { Vec3 } from '../../solid/vectors.ts';
import { followTrack, placeOn } from './track.ts';

/** An eye at a height of 1.6 metres that looks along z, through a lens of 800 pixels. */
const project = ([x, y, z]: Vec3) => {
  const away = Math.max(0.2, z);
  return { x: 900 + (x / away) * 800, y: 400 + ((1.6 - y) / away) * 800, near: 1 / away };
};
const frame = { width: 1400, margin: 400, followed: 0.5 };
const follow = (at: Vec3, stride: Vec3, ground: (x: number, z: number) => number = () => 0) =>
  followTrack({ at, stride, ground, project }, { tall: 1.7, durationS: 5, view: frame });

test('who goes across is in the middle of the way in the middle of the film, and seen at both ends [STUDIO-64]', () => {
  const track = follow([0, 0, 6], [1, 0, 0]);
  expect(track.met).toBeCloseTo(0.5, 1);
  for (const part of [0, 1]) {
    const { x } = placeOn(track, part);
    const left = Math.min(400, Math.max(0, 200 + (x - 900) * 0.5));
    expect(Math.abs((x - left) / 1400 - 0.5)).toBeLessThan(0.5);
  }
});

test('who comes near is met at the end, before too little of them is seen [STUDIO-64]', () => {
  const track = follow([0, 0, 5], [0, 0, -1]);
  expect(track.met).toBeGreaterThan(0.8);
  expect(placeOn(track, 1).near * 5).toBeLessThan(1.4);
  expect(placeOn(track, 0).near).toBeLessThan(placeOn(track, 1).near * 0.6);
});

test('who would be through the picture at once is seen in slow motion, and the feet go up and down with the ground [STUDIO-64]', () => {
  const [slow, fast] = [follow([0, 0, 6], [0.8, 0, 0]), follow([0, 0, 6], [6, 0, 0])];
  expect(fast.period).toBeGreaterThan(slow.period * 1.3);
  const uphill = follow([0, 0, 6], [1, 0, 0], (x) => x * 0.2);
  expect(placeOn(uphill, 1).y).toBeLessThan(placeOn(uphill, 0).y - 20);
});

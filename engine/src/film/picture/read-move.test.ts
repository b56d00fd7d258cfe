import { expect, test } from 'vitest';
import { readMove } from './read-move.ts';
import type { Direction } from './read-move.ts';

test.each<[string, Partial<Direction>]>([
  ['', { move: 'in', ripples: false, drift: 'motes' }],
  ['Zoom out slowly', { move: 'out' }],
  ['pan to the left over the city', { move: 'left' }],
  ['slow pan right', { move: 'right' }],
  ['orbit around the statue', { move: 'orbit' }],
  ['camera rises above the trees', { move: 'rise' }],
  ['waves roll in, slow zoom in', { move: 'in', ripples: true }],
  ['falling snow', { drift: 'snow' }],
  ['sparks from the fire', { drift: 'embers' }],
  ['a seal on a lakeside pancake', { ripples: false }],
])('reads "%s"', (words, direction) => {
  expect(readMove(words)).toMatchObject(direction);
});

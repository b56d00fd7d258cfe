import { expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { hears } from '../hears/hears.ts';
import { stride } from '../solid/mesh.ts';

test.each([
  'a teacher at the blackboard',
  'a teacher in front of a class',
  'ein Lehrer an der Tafel',
  'une professeur devant le tableau',
])('who teaches stands close before the board, and looks at the class: %s [STUDIO-72]', (prompt) => {
  const heard = hears(prompt);
  expect([...heard.notDrawn, ...heard.ignored]).toEqual([]);
  const { plan, things, world } = compose(heard, 2, { aspect: 1, coarse: true });
  expect(plan.setting).toBe('classroom');
  const teacher = things.find(({ isAtBoard }) => isAtBoard);
  expect(Math.abs(teacher?.turn ?? 3)).toBeLessThan(0.9);
  const { data, count } = world.mesh;
  // The board is of the room, at the height of heads, and in the middle of the wall.
  const board = Array.from({ length: count }, (_, t) => t * stride).filter(
    (at) =>
      world.mesh.objects[data[at + 25] ?? 0]?.item === 0 &&
      Math.abs(data[at] ?? 9) < 2 &&
      Math.abs((data[at + 1] ?? 0) - 1.9) < 0.4,
  );
  const behind = board.reduce((far, at) => Math.max(far, data[at + 2] ?? 0), 0) - (teacher?.z ?? 0);
  expect(behind).toBeGreaterThan(0.6);
  expect(behind).toBeLessThan(1.3);
});

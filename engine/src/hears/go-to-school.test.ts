import { describe, expect, test } from 'vitest';
import { layOut } from '../compose/layout.ts';
import { partyOf } from '../compose/party.ts';
import { makePlan } from '../compose/plan.ts';
import { createRandom } from '../raster/random.ts';
import { hears } from './hears.ts';

describe('who is in a class [STUDIO-72]', () => {
  test.each([
    'students in a classroom',
    'pupils in a school',
    'children in class',
    'Schüler im Klassenzimmer',
    'Kinder in der Schule',
    'alumnos en clase',
    'des élèves en classe',
    '教室里的学生',
    '教室で勉強する生徒',
    'طلاب في فصل دراسي',
  ])('sits at a desk, as one of several: %s', (prompt) => {
    const { drawn, ignored, notDrawn } = hears(prompt);
    expect([...ignored, ...notDrawn]).toEqual([]);
    expect(drawn.map(({ id }) => id)).toContain('classroom');
    expect(drawn.find(({ kind }) => kind === 'thing')).toMatchObject({ act: 'sits at a desk', count: 5 });
  });

  test.each(['a teacher with her class', 'Eine Lehrerin mit ihrer Klasse', 'a teacher teaching children'])(
    'has a teacher at the board, and pupils before it: %s',
    (prompt) => {
      const { drawn } = hears(prompt);
      expect(drawn.flatMap(({ kind, act, count }) => (kind === 'thing' ? [[act, count ?? 1]] : []))).toEqual([
        ['teaches', 1],
        ['sits at a desk', 4],
      ]);
    },
  );

  test.each(['children in front of a school', 'a boy walking to school', 'a school', 'a class of wine'])(
    'is nobody who is outside of it: %s',
    (prompt) => {
      const { drawn } = hears(prompt);
      expect(drawn.map(({ id }) => id)).not.toContain('classroom');
    },
  );

  test.each([
    ['students in a classroom', 0],
    ['a teacher and four students in a classroom', Math.PI],
  ])('looks to the eye, or to the board where somebody teaches: %s', (prompt, turn) => {
    const plan = makePlan(hears(prompt), createRandom(3));
    const party = partyOf(plan);
    const { things } = layOut(plan, 3, { aspect: 1, sunSide: 1 });
    const pupils = things.filter(({ item }) => party?.sitters.some((i) => i + 1 === item));
    const desks = things.filter(({ furnishes }) => furnishes);
    expect(pupils.length).toBeGreaterThan(3);
    for (const pupil of pupils) {
      expect(Math.abs(pupil.turn - turn)).toBeLessThan(0.2);
      const nearest = Math.min(...desks.map(({ x, z }) => Math.hypot(x - pupil.x, z - pupil.z)));
      expect(nearest).toBeLessThan(0.6);
    }
    const teacher = things.find(({ item }) => party?.served.some((i) => i + 1 === item));
    expect(teacher === undefined || pupils.every(({ z }) => z < teacher.z)).toBe(true);
  });
});

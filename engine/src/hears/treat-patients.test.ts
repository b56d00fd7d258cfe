import { describe, expect, test } from 'vitest';
import { layOut } from '../compose/layout.ts';
import { makePlan } from '../compose/plan.ts';
import { createRandom } from '../raster/random.ts';
import { hears } from './hears.ts';

describe('who is with a doctor [STUDIO-72]', () => {
  test.each([
    ['a doctor with a patient', 'examination couch'],
    ['a nurse and an old man', 'examination couch'],
    ['a dentist and a boy', 'dental chair'],
    ['ein Arzt mit einer Patientin', 'examination couch'],
    ['un médico con un paciente', 'examination couch'],
    ['医生和病人', 'examination couch'],
    ['医者と患者', 'examination couch'],
    ['طبيب مع مريض', 'examination couch'],
    ['a doctor examining a child', 'examination couch'],
  ])('sits before them in a clinic: %s', (prompt, seat) => {
    const { drawn, ignored, notDrawn } = hears(prompt);
    expect([...ignored, ...notDrawn]).toEqual([]);
    expect(drawn.find(({ side }) => side === 'on')).toMatchObject({ id: seat, of: 1 });
    expect(drawn.map(({ id }) => id)).toContain('hospital room');
  });

  test('is not seated where somebody is elsewhere, or no patient', () => {
    expect(hears('a nurse with a child on a beach').drawn.map(({ id }) => id)).toEqual(['nurse', 'boy', 'beach']);
    expect(hears('a patient old fisherman').drawn.map(({ id }) => id)).not.toContain('person');
    expect(hears('a doctor').drawn.map(({ id }) => id)).toEqual(['doctor']);
  });

  test('is looked at', () => {
    for (const seed of [1, 2, 3, 4]) {
      const plan = makePlan(hears('a doctor with a patient'), createRandom(seed));
      expect(plan.setting).toBe('hospital room');
      const { things } = layOut(plan, seed, { aspect: 1, sunSide: 1 });
      const of = (id: string) => things.find(({ item }) => plan.items[item - 1]?.concept.id === id);
      const [doctor, couch] = [of('doctor'), of('examination couch')];
      // Who looks to -z and is turned by less than nothing looks to +x.
      expect(Math.sign(-(doctor?.turn ?? 0))).toBe(Math.sign((couch?.x ?? 0) - (doctor?.x ?? 0)));
    }
  });

  test('is not needed by a dentist, who has the chair', () => {
    expect(hears('a dentist').drawn.map(({ id }) => id)).toEqual(['dentist', 'dental chair', 'hospital room']);
  });
});

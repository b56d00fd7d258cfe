import { expect, test } from 'vitest';
import { holdOf } from '../concepts/holding.ts';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { poseFrom } from '../shapes/stance.ts';
import { stanceOf } from '../shapes/stances.ts';
import { takeHold } from '../shapes/take-hold.ts';
import { gripOf } from '../body/grip-of.ts';
import { makePlan } from './plan.ts';

const heldIn = (prompt: string): number | undefined => makePlan(hears(prompt), createRandom(1)).items[1]?.heldBy;

test.each([
  'a father carrying his daughter',
  'a woman holding a cat',
  'a man carrying a bride',
  'a girl hugging a puppy',
  'a mother with her son in her arms',
  'eine Frau hält eine Katze',
  'un hombre con una niña en brazos',
  'une femme tient un chat dans ses bras',
  '女人抱着猫',
])('whoever was said to be carried is in the arms of who carries them: %s [STUDIO-58]', (prompt) => {
  expect(heldIn(prompt)).toBe(0);
  expect(hears(prompt).ignored).toEqual([]);
});

test.each([
  'a father and his daughter',
  'a woman with a cat',
  'a woman beside a cat',
  'a man and a woman hugging',
  // Nobody carries who is larger.
  'a girl carrying a woman',
])('whoever was not is beside them: %s [STUDIO-58]', (prompt) => {
  expect(heldIn(prompt)).toBeUndefined();
});

test.each(['girl', 'bride', 'cat', 'puppy'])('both hands are where a %s is held, and in reach [STUDIO-58]', (held) => {
  const { holds = [] } = holdOf(held) ?? {};
  const pose = takeHold(poseFrom(stanceOf('stands', createRandom(1))), ...holds);
  for (const { hand, at } of holds) {
    const grip = gripOf(pose, hand === 'left' ? -1 : 1).at;
    expect(Math.hypot(grip[0] - at[0], grip[1] - at[1], grip[2] - at[2])).toBeLessThan(0.07);
    // An arm is as long as this, from shoulder to fist.
    expect(Math.hypot(at[0] - Math.sign(at[0]) * 0.18, at[1] - 1.43, at[2])).toBeLessThan(0.62);
  }
});

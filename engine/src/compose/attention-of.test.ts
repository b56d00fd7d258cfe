import { expect, test } from 'vitest';
import { findConcept } from '../concepts/registry.ts';
import { attentionOf } from './attention-of.ts';
import type { Group } from './group.ts';

/** A group of so many of a concept that stands there. */
function groupOf(id: string, count = 1, more: Partial<Group> = {}): Group {
  const concept = findConcept(id);
  if (!concept) throw new Error(`Nothing is called ${id}.`);
  const asked: Group['asked'] = { kind: 'thing', id, phrase: id, plural: count > 1, size: 1, count };
  const { width: wide, height: tall } = concept.size;
  const look: Group['look'] = { season: 'summer', lit: false };
  return { concept, asked, count, index: 0, look, tall, wide, side: 0, back: 1, ...more };
}

const ahead = { turn: 0, mirrored: false };

test('two who stand together look at each other, and of three those at the ends inwards [STUDIO-77]', () => {
  const friends = groupOf('person', 2);
  expect(attentionOf(friends, 0, ahead)?.yaw).toBeCloseTo(-Math.PI / 2);
  expect(attentionOf(friends, 1, ahead)?.yaw).toBeCloseTo(Math.PI / 2);
  const three = groupOf('person', 3);
  expect(attentionOf(three, 0, ahead)?.yaw).toBeLessThan(0);
  expect(attentionOf(three, 2, ahead)?.yaw).toBeGreaterThan(0);
});

test('somebody and a child or a dog look at each other, down and up; what is turned already turns less [STUDIO-77]', () => {
  for (const id of ['boy', 'dog']) {
    const mother = groupOf('woman');
    const other = groupOf(id, 1, { beside: { group: mother, x: 0.7, z: 0 } });
    mother.accompanied = other;
    const down = attentionOf(mother, 0, ahead);
    expect(down?.yaw).toBeCloseTo(-Math.PI / 2);
    expect(down?.nod).toBeGreaterThan(0.3);
    expect(Math.abs(attentionOf(mother, 0, { turn: -0.5, mirrored: false })?.yaw ?? 0)).toBeCloseTo(Math.PI / 2 - 0.5);
    if (id === 'boy') expect(attentionOf(other, 0, ahead)).toMatchObject({ yaw: Math.PI / 2 });
    if (id === 'boy') expect(attentionOf(other, 0, ahead)?.nod).toBeLessThan(-0.3);
  }
});

test('who is built as in a mirror looks the same way in the picture [STUDIO-77]', () => {
  const friends = groupOf('person', 2);
  expect(attentionOf(friends, 0, { turn: 0, mirrored: true })?.yaw).toBeCloseTo(Math.PI / 2);
});

test('nobody looks at others who is alone, or has the eyes on what they do [STUDIO-77]', () => {
  expect(attentionOf(groupOf('woman'), 0, ahead)).toBeUndefined();
  const look: Group['look'] = { season: 'summer', lit: false, act: 'reads' };
  expect(attentionOf(groupOf('woman', 2, { look }), 0, ahead)).toBeUndefined();
});

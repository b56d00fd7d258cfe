import { describe, expect, it } from 'vitest';
import {
  type GenerationState,
  isFinalStatus,
  isReadyStatus,
  itemPagePath,
  parseItemAddress,
  promptTitle,
  wireStatus,
} from './index.ts';

const id = '01a1fdc9-2723-7591-8e12-6769da3e780a';

describe('the address of an item', () => {
  it.each(['image', 'video'] as const)('is read as it is written: %s', (contentType) => {
    expect(parseItemAddress(itemPagePath({ contentType, id }))).toEqual({ contentType, id });
    expect(parseItemAddress(`${itemPagePath({ contentType, id })}?from=a#b`)).toEqual({ contentType, id });
    expect(parseItemAddress(`/profile/Ada?tab=1&${contentType}=${id}`)).toEqual({ contentType, id });
  });

  it.each(['/', '/generate', '/generate/video', '/generate/abc', '/?prompt=image', '/?image=', `/images/${id}`])(
    'is not %s',
    (address) => {
      expect(parseItemAddress(address)).toBeUndefined();
    },
  );
});

describe('the title of a prompt', () => {
  it.each([
    ['a lake', 'a lake'],
    ['  a \n lake ', 'a lake'],
    ['one two three', 'one two…'],
    ['pneumonoultra', 'pneumonou…'],
    ['🌊🌊🌊🌊🌊🌊🌊🌊', '🌊🌊🌊🌊🌊🌊🌊🌊…'],
  ])('of %j is %j at ten characters', (prompt, title) => {
    expect(promptTitle(prompt, 10)).toBe(title);
  });
});

it.each<[GenerationState, string, string, boolean, boolean]>([
  ['queued', 'queued', 'queued', false, false],
  ['running', 'processing', 'running', false, false],
  ['completed', 'completed', 'succeeded', true, true],
  ['failed', 'failed', 'failed', false, true],
])('calls a generation that is %s %s for an image and %s for a video', (state, image, video, isReady, isFinal) => {
  expect(wireStatus('image', state)).toBe(image);
  expect(wireStatus('video', state)).toBe(video);
  for (const status of [image, video]) {
    expect(isReadyStatus(status)).toBe(isReady);
    expect(isFinalStatus(status)).toBe(isFinal);
  }
});

import { expect, it } from 'vitest';
import { emptyForm, type PromptForm } from './form/form-state.ts';
import { createFormStore } from './form/form-store.ts';
import { formOf, waitingPrompt } from './form/waiting-prompt.ts';

it.each<[string, Partial<PromptForm>]>([
  ['as it begins', {}],
  [
    'with a size, a style and a seed',
    { size: { kind: 'listed', size: '768x1344' }, style: 'neon', seed: { kind: 'fixed', entry: '42' } },
  ],
  ['of four pictures', { count: 4 }],
  [
    'of a film',
    {
      contentType: 'video',
      video: {
        ...emptyForm.video,
        model: 'seedance-pro',
        resolution: '1080p',
        durationS: 8,
        fps: 24,
        ratio: '21:9',
        cameraFixed: true,
      },
    },
  ],
])('a form comes back as it went: %s [PEOPLE-21, MAKE-30]', (_name, chosen) => {
  const form = { ...emptyForm, prompt: 'Northern lights', ...chosen };
  const waiting = waitingPrompt(form);
  expect(waiting && formOf(waiting)).toEqual(form);
});

it('is wanted by who has pressed Generate, as long as the words stand [MAKE-50]', () => {
  const store = createFormStore();
  store.fill('Rain');
  expect(store.isWanted()).toBe(false);
  store.want();
  expect([store.isWanted(), waitingPrompt(store.read(), store.isWanted())?.is_wanted]).toEqual([true, true]);
  store.fill('Snow');
  expect([store.isWanted(), waitingPrompt(store.read(), store.isWanted())?.is_wanted]).toEqual([false, undefined]);
});

it('has nothing to wait without words, and shrugs at what is not on offer [PEOPLE-21]', () => {
  expect(waitingPrompt({ ...emptyForm, prompt: ' \n' })).toBeUndefined();
  const waiting = waitingPrompt({ ...emptyForm, prompt: 'Rain' });
  expect(waiting && formOf({ ...waiting, size: 'huge', style: null })).toEqual({ ...emptyForm, prompt: 'Rain' });
});

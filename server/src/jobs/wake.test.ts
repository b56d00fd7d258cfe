import { expect, it, vi } from 'vitest';
import { createWakes } from './wake.ts';

it('wakes the work of that name and no other, and nothing in a process that does not do it', () => {
  const wakes = createWakes();
  wakes.wake('mail');
  const [mail, letters] = [{ wake: vi.fn() }, { wake: vi.fn() }];
  wakes.connect('mail', mail);
  wakes.connect('letters', letters);
  expect(mail.wake).not.toHaveBeenCalled();
  wakes.wake('mail');
  wakes.wake('deletions');
  expect([mail.wake.mock.calls.length, letters.wake.mock.calls.length]).toEqual([1, 0]);
});

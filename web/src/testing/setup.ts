import { TextDecoderStream } from 'node:stream/web';
import { stopTimers } from './late-timers.ts';
import { cleanup, configure } from '@testing-library/react';
import { toast as sonner } from 'sonner';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../api/queries.ts';
import { repeatAtOnce } from './repeats.ts';
import { keepToasts } from './toasts.ts';

// A context of its own has what browsers have from happy-dom and from Vitest, and neither gives it this.
Object.assign(globalThis, { TextDecoderStream });

// What is looked for comes when the machine gets to it: only what never comes waits this long.
configure({ asyncUtilTimeout: 30_000 });
const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 30_000, ...options });

beforeEach(() => {
  repeatAtOnce();
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
});

afterEach(() => {
  cleanup();
  // Toasts outlive a page, and are shown again where a region for them is made anew; the next test must not find one of this.
  sonner.dismiss();
  keepToasts();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// What still waits when the last test has ended wakes React without a window: a part that is being fetched must arrive before, and a
// toast that would have faded a moment later must not begin to.
afterAll(async () => {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve, 0));
  stopTimers();
});

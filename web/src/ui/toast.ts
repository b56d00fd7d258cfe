import type { ToastKind, ToastOptions } from './toaster.tsx';

/**
 * Says something in passing. The region and its library are fetched when the first toast is wanted; a toast that comes
 * before they are there waits for them.
 */
function show(kind: ToastKind, text: string, options?: ToastOptions): void {
  void import('./toaster.tsx').then(({ showToast }) => showToast(kind, text, options));
}

/** How long an act can be taken back where it is said that it is done, in milliseconds. */
export const undoMs = 8_000;

export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
} as const;

import type { ToastAction, ToastKind } from './toaster.tsx';

/** Shown by default for this long (R-GLOB-13). */
const defaultMs = 3_000;

export interface ToastOptions {
  /** How long it stays, in milliseconds. */
  durationMs?: number;
  action?: ToastAction;
}

/**
 * Says something in passing. The region and its library are fetched when the first toast is wanted; a toast that comes
 * before they are there waits for them.
 */
function show(kind: ToastKind, text: string, options: ToastOptions = {}): void {
  void import('./toaster.tsx').then(({ showToast }) =>
    showToast(kind, text, options.durationMs ?? defaultMs, options.action),
  );
}

export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
} as const;

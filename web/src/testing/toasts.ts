import { toast as sonner } from 'sonner';

let fading = false;

/** Lets toasts leave after their time in this test, which must move the clock itself. */
export function letToastsFade(): void {
  fading = true;
}

/** Makes toasts stay again, as they do in every test that says nothing. */
export function keepToasts(): void {
  fading = false;
}

// A toast that fades after three seconds is gone before a busy machine has looked for it, and so is one that comes while a test lets minutes pass.
const show = sonner.custom;
sonner.custom = (draw, options) => show(draw, fading ? options : { ...options, duration: Number.POSITIVE_INFINITY });

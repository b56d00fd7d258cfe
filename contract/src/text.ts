import { limits } from './limits.ts';

/** Spaces of every script, and the marks that are drawn as nothing at all. */
const invisible = /^[\s\p{Z}\p{Cf}\u115F\u1160\u2800\u3164]*$/u;

/** True when a person would see nothing: spaces, zero-width marks, or no characters. */
export function isBlank(text: string): boolean {
  return invisible.test(text);
}

/** Length as the counter shows it and the limit counts it: UTF-16 units (the browser's own count). */
export function textLength(text: string): number {
  return text.length;
}

/** True for text that a database can keep and a page can show: no NUL, no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Path words that a username would shadow (R-DASH-01: an unknown tab name is a username). */
export const reservedNames: ReadonlySet<string> = new Set([
  'all',
  'image',
  'images',
  'video',
  'videos',
  'favorites',
  'prompt-purchases',
  'prompt-sales',
  'admin',
  'administrator',
  'api',
  'auth',
  'credits',
  'dashboard',
  'deleted',
  'dev',
  'docs',
  'generate',
  'healthz',
  'help',
  'loomlight',
  'media',
  'me',
  'metrics',
  'null',
  'operator',
  'desk',
  'report',
  'reports',
  'statement',
  'setup',
  'terms',
  'privacy',
  'imprint',
  'rules',
  'appeal',
  'site',
  'payment',
  'profile',
  'readyz',
  'root',
  'sandbox',
  'settings',
  'studio',
  'support',
  'system',
  'undefined',
  'user',
  'users',
  'verification',
  'verify-email',
  '__proto__',
  'constructor',
  'prototype',
]);

/** Why a username is refused, as a sentence; undefined when it may be used (GROUND-22). */
export function usernameProblem(name: string): string | undefined {
  if (isBlank(name)) return 'Full name is required';
  if (name.length < limits.usernameMin || name.length > limits.usernameMax)
    return `Full name must have ${limits.usernameMin} to ${limits.usernameMax} characters`;
  // Letters that are drawn as nothing (fillers, variation selectors) would make two names that look the same.
  if (!/^[\p{L}\p{M}\p{Nd}._ '’-]+$/u.test(name) || /\p{Default_Ignorable_Code_Point}/u.test(name))
    return 'Full name may hold letters, digits, single spaces, dots, hyphens, apostrophes and underscores';
  if (/^ | $| {2}/.test(name)) return 'Full name may hold single spaces only, and none at its ends';
  if ((name.match(/[\p{L}\p{Nd}]/gu)?.length ?? 0) < 2) return 'Full name needs at least two letters or digits';
  // As names are compared: a wide or styled spelling of a reserved word is that word.
  if (reservedNames.has(name.normalize('NFKC').toLowerCase()))
    return 'This name is reserved. Please choose another one';
  return undefined;
}

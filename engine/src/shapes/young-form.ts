import type { QuadrupedForm } from './quadruped-form.ts';

// The young of animals are no small grown ones: their heads and joints are nearly grown when their bodies are not.

/** What stands up on its first day: legs that are nearly as long as its mother's under a slight body, a short neck, a high forehead over a short muzzle. */
export const asCalf = (form: QuadrupedForm): QuadrupedForm => ({
  ...form,
  length: form.length * 0.76,
  girth: form.girth * 0.76,
  belly: Math.min(0.86, (form.belly ?? 0.84) * 0.96),
  back: { ...form.back, withers: 0.03, dip: 0.02, croup: 0.1 },
  leg: form.leg * 1.06,
  thigh: (form.thigh ?? 1.6) * 0.76,
  neck: { ...form.neck, length: form.neck.length * 0.8, radius: form.neck.radius * 0.74 },
  head: {
    ...form.head,
    size: form.head.size * 1.2,
    muzzle: form.head.muzzle * 0.84,
    thick: form.head.thick * 0.98,
    eyes: (form.head.eyes ?? 1) * 1.16,
  },
  ears: { ...form.ears, size: form.ears.size * 1.08 },
  tail: { ...form.tail, length: form.tail.length * 0.6 },
  hair: (form.hair ?? 0.3) * 1.4,
});

/** What is born blind and carried: a large round head with a short muzzle and large eyes, a round belly on short thick legs with large paws, soft hair. */
export const asCub = (form: QuadrupedForm): QuadrupedForm => ({
  ...form,
  length: form.length * 0.74,
  height: form.height * 0.84,
  belly: Math.min(1.02, (form.belly ?? 0.84) + 0.24),
  breadth: Math.min(0.98, (form.breadth ?? 0.74) + 0.14),
  back: { withers: 0.02, dip: 0, croup: 0.02, crest: 0.03 },
  leg: form.leg * 1.22,
  thigh: (form.thigh ?? 1.6) * 0.82,
  neck: { ...form.neck, length: form.neck.length * 0.74, rise: Math.max(0.5, form.neck.rise) },
  head: {
    ...form.head,
    size: form.head.size * 1.4,
    muzzle: form.head.muzzle * 0.86,
    thick: form.head.thick * 1.14,
    eyes: (form.head.eyes ?? 1) * 1.28,
  },
  ears: { ...form.ears, size: form.ears.size * 1.02 },
  tail: { ...form.tail, length: form.tail.length * 0.7, radius: form.tail.radius * 1.2 },
  hair: (form.hair ?? 0.3) * 1.25,
});

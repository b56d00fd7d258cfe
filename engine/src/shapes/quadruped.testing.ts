import type { QuadrupedForm } from './quadruped-form.ts';

/** A plain animal of round numbers, otherwise as said. */
export const aQuadruped = (other: Partial<QuadrupedForm> = {}): QuadrupedForm => ({
  length: 1,
  height: 1,
  girth: 0.25,
  leg: 0.04,
  foot: 'paw',
  neck: { length: 0.4, rise: 0.6, radius: 0.15 },
  head: { size: 0.15, muzzle: 0.2, thick: 0.08, dip: 0.3 },
  ears: { kind: 'pointed', size: 1 },
  tail: { length: 0.4, radius: 0.03, rise: -1.2, tip: 0 },
  colours: ['#806040', '#e0d0b0', '#302018'],
  ...other,
});

import type { Act } from '../concepts/concept.ts';
import { juggled } from '../shapes/juggled.ts';

/** What people have who do something, by the ids of what that is called. */
export const toolsOf: Readonly<Partial<Record<Act, readonly string[]>>> = {
  fishes: ['fishing rod'],
  phones: ['smartphone', 'telephone'],
  photographs: ['camera', 'smartphone'],
  'reads the paper': ['newspaper'],
  'takes a selfie': ['smartphone', 'camera'],
  draws: ['pencils', 'brush'],
  paints: ['paint palette', 'brush'],
  pushes: ['shopping cart'],
  carries: ['shopping bags'],
  waters: ['watering can'],
  'blows bubbles': ['bubbles'],
  juggles: ['football', 'basketball', ...Object.keys(juggled)],
  skates: ['skateboard'],
  cooks: ['pan'],
  writes: ['letter'],
  sweeps: ['broom'],
  throws: ['football', 'basketball'],
};

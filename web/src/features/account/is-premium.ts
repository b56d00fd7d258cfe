import type { Self } from '@loomlight/contract';

const demoUser = 'demo_user';

/** Whose badge says Premium: the demo user, whatever the server says; it calls everybody free (R-AUTH-34). */
export function isPremium(self: Pick<Self, 'id' | 'username' | 'subscription'>): boolean {
  return self.subscription === 'premium' || self.id === demoUser || self.username === demoUser;
}

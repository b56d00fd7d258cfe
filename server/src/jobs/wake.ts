import type { Periodic } from './periodic.ts';

/** Periodic work that somebody wakes who has noted something for it. */
export type Wakeable = 'mail' | 'letters' | 'deletions' | 'imports' | 'sandbox deliveries';

/** Wakes work by its name: whoever notes something and whoever does the work are made at different times and never meet. */
export interface Wakes {
  /** Has the work look now instead of at the end of its pause. A process that does not do it leaves it to the pause of the one that does. */
  wake(name: Wakeable): void;
  /** From now on `wake` reaches this work. */
  connect(name: Wakeable, work: Pick<Periodic, 'wake'>): void;
}

export function createWakes(): Wakes {
  const works = new Map<Wakeable, Pick<Periodic, 'wake'>>();
  return {
    wake: (name) => works.get(name)?.wake(),
    connect: (name, work) => void works.set(name, work),
  };
}

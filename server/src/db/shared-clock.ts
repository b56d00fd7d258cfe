import { sql } from 'kysely';
import { type Clock, systemClock } from '../kernel/clock.ts';
import type { Db } from './transaction.ts';

/** Clocks that differ by no more are left alone, in milliseconds: leases last minutes, and an answer takes a while itself. */
const toleratedMs = 2_000;

/** The time of the database on a machine with a clock of its own. */
export interface SharedClock extends Clock {
  /**
   * Compares again, and goes by the database's clock where the two differ. Answers by how many milliseconds the machine is ahead of it
   * (behind: below zero), 0 while they agree.
   */
  compare(): Promise<number>;
}

/**
 * A clock on which all processes of one database agree, so that the one whose machine is ahead takes no other's lease and ends nothing too
 * early (SCALE-37). Until the first comparison it is the machine's own.
 */
export function sharedClock(db: Db, machine: Clock = systemClock): SharedClock {
  let aheadMs = 0;
  return {
    now: () => new Date(machine.now().getTime() - aheadMs),
    compare: async () => {
      const asked = machine.now().getTime();
      const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(db);
      const answered = machine.now().getTime();
      const theirs = rows[0]?.now.getTime() ?? answered;
      // Somewhere between the two the database has looked. An answer that took long tells nothing better than what is known.
      if (answered - asked > toleratedMs) return aheadMs;
      const measured = (asked + answered) / 2 - theirs;
      aheadMs = Math.abs(measured) > toleratedMs ? measured : 0;
      return aheadMs;
    },
  };
}

/** Where a server of PostgreSQL stands. */
export interface Place {
  /** The same for a primary and all who were copied from it. */
  readonly system: string;
  readonly database: string;
  readonly isStandby: boolean;
  /** When the server was started, in its own words: which of several behind one name it is. */
  readonly startedAt: string;
  /** Bytes of its log: that it has written, or replayed. */
  readonly position: bigint;
  /** Counts the promotions that its history went through. */
  readonly timeline: number;
}

/** Where the log of the primary ended at a moment, in milliseconds of this process. */
export interface Mark {
  readonly at: number;
  readonly timeline: number;
  readonly position: bigint;
}

/** Why a server must not be read from beside this primary; undefined for one of its standbys. `isForGood`: the setting is wrong. */
export function refusalOf(
  server: Place,
  primary: Place,
): { readonly reason: string; readonly isForGood: boolean } | undefined {
  if (server.system !== primary.system || server.database !== primary.database)
    return {
      reason:
        'DATABASE_READ_URL leads to another database than DATABASE_URL: set it to the address of one of its standbys.',
      isForGood: true,
    };
  if (!server.isStandby) return { reason: 'It is no standby, or no longer: it takes writes.', isForGood: false };
  // After a failover one that has not turned to the new primary may be further in a history that nobody else has.
  if (server.timeline !== primary.timeline)
    return { reason: 'It is not known to follow the primary of now.', isForGood: false };
  return undefined;
}

/** The last moment before which everything acknowledged is on this standby; undefined when it has reached none of the marks, newest first. */
export function freshnessOf(standby: Place, marks: readonly Mark[]): number | undefined {
  return marks.find(({ timeline, position }) => timeline === standby.timeline && position <= standby.position)?.at;
}

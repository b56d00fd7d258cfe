import { constants, setPriority } from 'node:os';
import { direct } from './direct.ts';
import type { DirectorMessage, FilmOrder } from './messages.ts';

// The director's process: makes one film and is then ended by the studio.

/** Nobody is left to take the film. */
process.on('disconnect', () => process.exit(0));
// Whoever waits for a page goes before whoever waits for a film.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const tell = (message: DirectorMessage): void => {
  process.send?.(message);
};

process.on('message', ({ request }: FilmOrder) => {
  direct(request, (frame) => tell({ kind: 'progress', frame })).then(
    ({ bytes, poster }) => tell({ kind: 'done', bytes, poster }),
    (cause: unknown) => tell({ kind: 'failed', reason: cause instanceof Error ? cause.message : String(cause) }),
  );
});

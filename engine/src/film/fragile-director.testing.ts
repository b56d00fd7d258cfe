import type { DirectorMessage, FilmOrder } from './messages.ts';

// Stands in for the director's process in tests: it dies in the middle of a film when its title says so.
let title = '';
process.on('message', (order: FilmOrder) => {
  title = order.request.title;
  if (title === 'exit') process.exit(3);
});

const send = process.send?.bind(process);
process.send = (message: DirectorMessage): boolean => {
  if (title === 'killed' && message.kind === 'progress' && message.frame === 4) process.kill(process.pid, 'SIGKILL');
  return send?.(message) ?? false;
};

await import('./director-worker.ts');

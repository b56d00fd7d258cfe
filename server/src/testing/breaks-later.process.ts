import { answerOne } from '../adapters/answer-one.ts';

// Breaks on what it is given, as readers of strangers' files do.

answerOne(
  ({ breaks }: { readonly breaks: 'at once' | 'later' | 'killed' }) =>
    new Promise((_resolve, reject) => {
      if (breaks === 'at once') return reject(new Error('at once'));
      if (breaks === 'killed') process.kill(process.pid, 'SIGKILL');
      // In WebAssembly a promise is left behind, and what was thrown is nobody's.
      setTimeout(() => {
        throw new Error('memory access out of bounds');
      });
    }),
  (reason) => ({ kind: 'unreadable', reason }),
);

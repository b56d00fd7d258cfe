import { expect, test } from 'vitest';
import { findStatusWords } from '../status-words.mjs';

const file = 'server/src/features/gallery/gallery.store.ts';

test.each([
  ["  .where('status', 'in', ['succeeded'])", ["'succeeded'"]],
  ["  WHERE status NOT IN ('completed', 'failed')`", ["'completed'", "'failed'"]],
  ['  status: "queued",', ['"queued"']],
  ["  return row.status === 'processing';", ["'processing'"]],
  ["  return 'running' || 'pending';", ["'running'", "'pending'"]],
])('%s is found', (line, found) => {
  expect(findStatusWords([{ file, text: `import 'x';\n${line}\n` }])).toEqual(
    found.map((word) => `${file}:2: ${word} is a status: use the conditions of server/src/db/content-status.ts`),
  );
});

test('conditions, columns and other words are left alone', () => {
  const text =
    ".where(isReady()).select('failed_at').where('state', '=', 'submitted') // What has failed or completed is final.";
  expect(findStatusWords([{ file, text }])).toEqual([]);
});

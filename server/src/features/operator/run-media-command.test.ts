import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operatorContext } from '../../testing/operator-context.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { runCommand } from './run-command.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  // Objects carry the time of the store.
  test.clock.showRealTime();
});
afterAll(() => test.close());

const run = async (...words: string[]) => runCommand(await operatorContext(test), words);

describe("the operator's commands for media", () => {
  it('say what is missing and what belongs to nobody, and remove the latter', async () => {
    const ada = await test.person();
    const id = await test.image(ada);
    const lost = test.objectStore.keys().find((key) => key.endsWith(id)) ?? '';
    await test.objectStore.remove(lost);
    const left = Array.from({ length: 25 }, () => `uploads/${ada.userId}/${randomUUID()}`);
    for (const key of [...left, 'notes/of-the-operator'])
      await test.objectStore.put(key, new Uint8Array(100), 'image/webp');
    test.clock.advanceSeconds(86_460);
    const found = await run('media', 'verify');
    expect(found.exitCode).toBe(1);
    expect(found.lines.slice(0, 3)).toEqual([
      'Missing: 1',
      `  ${lost}  of ${id}`,
      'Belongs to nobody, and is removed by media sweep: 25',
    ]);
    expect(found.lines.slice(-3)).toEqual([
      '  and 5 more',
      'Not of the product, and left alone: 1',
      '  notes/of-the-operator  100 bytes',
    ]);
    expect(await run('media', 'sweep')).toEqual({
      exitCode: 0,
      lines: ['Removed, because they belonged to nobody: 25 (2500 bytes)', 'Not of the product, and left alone: 1'],
    });
    expect(test.objectStore.keys()).toEqual([expect.stringContaining(id), 'notes/of-the-operator']);
  });

  it('say when everything is in its place', async () => {
    await test.image(await test.person());
    test.clock.advanceSeconds(86_460);
    expect(await run('media', 'verify')).toEqual({
      exitCode: 0,
      lines: ["media: every item has its files, and every file is somebody's"],
    });
  });
});

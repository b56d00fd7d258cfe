import { contract, imageStyles } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SketchRequest } from '../../ports/image-engine.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
let asked: SketchRequest[];
beforeEach(async () => {
  await test.reset();
  asked = [];
  test.engine.sketch = async (request) => {
    asked.push(request);
    return Buffer.from(`${request.style} of ${request.words}`);
  };
});
afterAll(() => test.close());

const { sketch } = generations;
const pictured = (image: string): string => {
  const [head, body = ''] = image.split(',');
  expect(head).toBe('data:image/webp;base64');
  return Buffer.from(body, 'base64').toString();
};

describe('a sketch', () => {
  it('shows the words in a style, charges and stores nothing [MAKE-70]', async () => {
    const ada = await test.person({ credits: 10 });
    const { status, body } = await test.call(sketch, { token: ada.token, body: { prompt: 'A lake', style: 'anime' } });
    expect([status, pictured(body.image)]).toEqual([200, 'anime of A lake']);
    expect(await test.balance(ada)).toBe(10);
    const { rows } = await test.database.pool.query('SELECT FROM content');
    expect(rows).toHaveLength(0);
    expect((await test.call(contract.images.sizes)).body.sketches).toBe(true);
  });

  it('has one seed in every style where none is fixed, and that of the form where one is [MAKE-70]', async () => {
    const ada = await test.person();
    for (const { id } of imageStyles)
      await test.call(sketch, { token: ada.token, body: { text_prompt: 'A lake', style: id } });
    await test.call(sketch, { token: ada.token, body: { text_prompt: 'A lake', seed: 77 } });
    expect(asked.map(({ seed }) => seed)).toEqual([...imageStyles.map(() => 1), 77]);
  });

  it('is kept for the person who asked, and made anew for anybody else [MAKE-70]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    for (const { token } of [ada, ada, bob, ada]) await test.call(sketch, { token, body: { text_prompt: 'A lake' } });
    expect(asked).toHaveLength(2);
  });

  it(
    'is made one at a time, two for a person; others wait, and too many are told to come again [MAKE-70]',
    { tags: 'on-server' },
    async () => {
      let [inside, most] = [0, 0];
      const gate = Promise.withResolvers<void>();
      test.engine.sketch = async () => {
        inside += 1;
        most = Math.max(most, inside);
        await gate.promise;
        inside -= 1;
        return Buffer.from('x');
      };
      const people = await Promise.all(Array.from({ length: 20 }, () => test.person()));
      const refused: unknown[] = [];
      const wishes = people.flatMap(({ token }) =>
        [1, 2, 3].map(async (seed) => {
          const { status, headers } = await test.call(sketch, { token, body: { text_prompt: 'A lake', seed } });
          if (status === 503) refused.push(headers['retry-after']);
          return status;
        }),
      );
      await waitFor('the refusals', async () => refused.length === 35);
      gate.resolve();
      const made = (await Promise.all(wishes)).filter((status) => status === 200);
      expect([most, made.length, [...new Set(refused)]]).toEqual([1, 25, ['2']]);
    },
  );

  it('gives its place back when it could not be made [MAKE-70]', async () => {
    const ada = await test.person();
    test.engine.sketch = async () => {
      throw new Error('no paint');
    };
    for (const seed of [1, 2, 3, 4])
      expect((await test.call(sketch, { token: ada.token, body: { text_prompt: 'A lake', seed } })).status).toBe(500);
  });

  it('is refused without words, to guests, in unknown styles and by engines that offer none [MAKE-70]', async () => {
    const ada = await test.person();
    const wish = { text_prompt: 'A lake' };
    expect((await test.call(sketch, { body: wish })).status).toBe(401);
    const bodies = [{}, { text_prompt: ' ' }, { ...wish, style: 'none at all' }, { ...wish, engine: 'another' }];
    for (const body of bodies)
      expect((await test.call(sketch, { token: ada.token, body: body as never })).status).toBe(422);
    test.engine.capabilities = { ...test.engine.capabilities, takesNegativePrompt: false };
    const negative = await test.call(sketch, { token: ada.token, body: { ...wish, negative_prompt: 'people' } });
    expect([negative.status, asked]).toEqual([422, []]);
    delete test.engine.sketch;
    expect((await test.call(sketch, { token: ada.token, body: wish })).status).toBe(422);
    expect((await test.call(contract.images.sizes)).body.sketches).toBe(false);
  });
});

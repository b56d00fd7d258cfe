import { buffer } from 'node:stream/consumers';
import { contract } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

let test: TestApp;
let ada: TestPerson;
let bob: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  [ada, bob] = [await test.person(), await test.person()];
});
afterAll(() => test.close());

const upscale = (who: TestPerson | undefined, id: string, key?: string) =>
  test.call(generations.upscale, { params: { id }, ...(who && { token: who.token }), ...(key && { key }) });
const read = async (who: TestPerson, id: string) =>
  (await test.call(contract.images.get, { params: { id }, token: who.token })).body;
const remove = (who: TestPerson, id: string) => test.call(contract.images.remove, { params: { id }, token: who.token });
const visibility = (who: TestPerson, id: string, is_public: boolean) =>
  test.call(contract.images.visibility, { params: { id }, token: who.token, body: { is_public } });

/** Two images that stay in the engine until the answer is called: what begins after them waits. */
async function fillWorker(who: TestPerson): Promise<() => void> {
  const resume = test.pauseEngine();
  for (const text_prompt of ['One', 'Two'])
    await test.call(contract.images.generate, { token: who.token, body: { text_prompt, size: '64x64' } });
  await waitFor('a full worker', async () => (await busy()) === 2);
  return resume;
}
const busy = async (): Promise<number> => {
  const { rows } = await test.database.pool.query("SELECT 1 FROM content WHERE status = 'processing'");
  return rows.length;
};

describe('enlarging an image', () => {
  it('makes a piece of its own, twice as large, for the price of an image of that size [MAKE-40, MAKE-41]', async () => {
    const source = await test.image(ada, { size: '1024x576', seed: 7, style: 'neon', guidance_scale: 3 });
    const before = await test.balance(ada);
    const { status, body } = await upscale(ada, source);
    expect(status).toBe(202);
    expect(body.generation).toMatchObject({ status: 'queued', is_upscaled: true, credits_used: 5, size: '2048x1152' });
    expect(await test.balance(ada)).toBe(before - 5);
    const made = await test.finished(ada, body.id);
    expect(made).toMatchObject({
      ...{ status: 'completed', width: 2048, height: 1152, is_upscaled: true, engine: 'enlarger', model: 'lanczos3' },
      ...{ text_prompt: 'A lake', seed: 7, style: 'neon', guidance_scale: 3, is_public: true },
      made_from: { id: source, title: 'A lake', username: ada.username },
    });
    expect((await read(ada, source)).remixes).toMatchObject({ count: 1, newest: [{ id: body.id }] });
    const file = await test.call(contract.images.download, { params: { id: body.id }, token: ada.token });
    expect(file.status).toBe(200);
    const list = await test.call(contract.images.history, { token: ada.token });
    expect(list.body.images?.map(({ id }) => id)).toEqual([body.id, source]);
    expect(await ledgerViolations(test.database)).toEqual([]);
    // What was painted is painted again at its own size.
    const like = await test.call(contract.images.variations, {
      ...{ params: { id: body.id }, token: ada.token, body: { count: 1 } },
    });
    expect(like.body.generation).toMatchObject({ size: '1024x576', is_upscaled: false });
  });

  it('shows the same image, sharper than it was stretched, and says where it came from [MAKE-41]', async () => {
    const stripes = Buffer.from(Array.from({ length: 128 * 128 }, (_, at) => ((at % 128) % 16 < 8 ? 60 : 190)));
    const painted = await sharp(stripes, { raw: { width: 128, height: 128, channels: 1 } })
      .toColourspace('srgb')
      .blur(0.8)
      .png()
      .toBuffer();
    test.engine.script = async () => ({
      kind: 'painted',
      image: { kind: 'file', bytes: painted, mediaType: 'image/png' },
    });
    const source = await test.image(ada, { size: '128x128', seed: 7 });
    const { body } = await upscale(ada, source);
    await test.finished(ada, body.id);
    const large = await stored(body.id);
    const back = await sharp(large).resize(128, 128).toColourspace('srgb').raw().toBuffer();
    const was = await sharp(painted).toColourspace('srgb').raw().toBuffer();
    expect(difference(back, was)).toBeLessThan(8);
    const plain = await sharp(painted).resize(256, 256, { kernel: 'lanczos3' }).png().toBuffer();
    expect((await sharp(large).stats()).sharpness).toBeGreaterThan(1.05 * (await sharp(plain).stats()).sharpness);
    const { xmp } = await sharp(large).metadata();
    expect(String(xmp)).toContain('digitalsourcetype/algorithmicMedia');
    expect(String(xmp)).toMatch(/Engine="memory" loomlight:Model="flat, enlarged by lanczos3"/);
  });

  it('keeps the hard edges of pixel art, and what can be seen through [MAKE-41]', async () => {
    const board = Buffer.alloc(64 * 64 * 4, 0);
    for (let at = 0; at < 64 * 64; at += 1)
      board.set((at + (at >> 6)) % 2 === 0 ? [255, 255, 255, 255] : [0, 0, 0, 0], at * 4);
    const bytes = await sharp(board, { raw: { width: 64, height: 64, channels: 4 } })
      .png()
      .toBuffer();
    test.engine.script = async () => ({ kind: 'painted', image: { kind: 'file', bytes, mediaType: 'image/png' } });
    const source = await test.image(ada, { style: 'pixel-art' });
    const { body } = await upscale(ada, source);
    await test.finished(ada, body.id);
    const { data, info } = await sharp(await stored(body.id))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 128, height: 128, channels: 4 });
    expect([...new Set(data)].toSorted((a, b) => a - b)).toEqual([0, 255]);
  });

  it('is as open as its source, and has its lock and price [MAKE-42, BOOKS-6]', async () => {
    const hidden = await test.image(ada, { is_public: false });
    const locked = await test.image(ada, { is_prompt_locked: true, prompt_price: 9, text_prompt: 'canarylocked' });
    const open = await test.image(ada);
    const facts = async (who: TestPerson, id: string) => {
      const { is_public, is_prompt_locked, prompt_price } = (await upscale(who, id)).body.generation;
      return { is_public, is_prompt_locked, prompt_price };
    };
    expect(await facts(ada, hidden)).toEqual({ is_public: false, is_prompt_locked: false, prompt_price: 0 });
    expect(await facts(ada, locked)).toEqual({ is_public: true, is_prompt_locked: true, prompt_price: 9 });
    expect(await facts(bob, open)).toEqual({ is_public: true, is_prompt_locked: false, prompt_price: 0 });
    // Words that were bought stay with who bought them.
    await test.call(contract.prompts.purchase, {
      ...{ params: { id: locked }, token: bob.token, body: { content_type: 'image', expected_price: 9 } },
    });
    expect(await facts(bob, locked)).toEqual({ is_public: false, is_prompt_locked: false, prompt_price: 0 });
  });

  it('is refused with its reason, and takes nothing [MAKE-42]', async () => {
    const hidden = await test.image(ada, { is_public: false });
    const locked = await test.image(ada, { is_prompt_locked: true, prompt_price: 9 });
    const large = await test.image(ada, { size: '1088x1024' });
    const video = await test.call(contract.videos.generate, {
      ...{ token: ada.token, body: { text_prompt: 'Waves', resolution: '480p', duration: 1 } },
    });
    test.pauseEngine();
    const waiting = await test.call(contract.images.generate, { token: ada.token, body: { text_prompt: 'Later' } });
    const [adas, bobs] = [await test.balance(ada), await test.balance(bob)];
    const answer = async (who: TestPerson | undefined, id: string) => {
      const { status, error } = await upscale(who, id);
      return [status, error.code];
    };
    expect(await answer(undefined, large)).toEqual([401, 'unauthenticated']);
    expect(await answer(bob, hidden)).toEqual([404, 'not_found']);
    expect(await answer(bob, 'no id')).toEqual([404, 'not_found']);
    expect(await answer(bob, waiting.body.id)).toEqual([404, 'not_found']);
    expect(await answer(bob, locked)).toEqual([403, 'forbidden']);
    expect(await answer(ada, video.body.id)).toEqual([409, 'only_pictures_grow']);
    expect(await answer(ada, waiting.body.id)).toEqual([409, 'not_ready']);
    expect(await answer(ada, large)).toEqual([409, 'too_large_to_grow']);
    expect((await upscale(ada, large)).error.message).toBe(
      'This picture is too large to be enlarged: at most 2048 x 2048 pixels can come of it.',
    );
    expect([await test.balance(ada), await test.balance(bob)]).toEqual([adas, bobs]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('is charged once under one key, however often and at once it is asked for [MAKE-40, R-API-07]', async () => {
    const source = await test.image(ada);
    const before = await test.balance(ada);
    const answers = await Promise.all(Array.from({ length: 20 }, () => upscale(ada, source, 'key')));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await test.balance(ada)).toBe(before - 1);
    // And is the same answer when the source is gone.
    await remove(ada, source);
    expect((await upscale(ada, source, 'key')).body.id).toBe(answers[0]?.body.id);
    expect((await upscale(ada, await test.image(ada), 'key')).status).toBe(409);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('gives the credits back when its source was removed, or hidden by its owner, meanwhile [MAKE-43]', async () => {
    const [gone, hid, moved] = [await test.image(ada), await test.image(ada), await test.image(bob)];
    const before = await test.balance(bob);
    const resume = await fillWorker(ada);
    const ids = [];
    for (const source of [gone, hid, moved]) ids.push((await upscale(bob, source)).body.id);
    await remove(ada, gone);
    await visibility(ada, hid, false);
    // One's own is found where it is now.
    await visibility(bob, moved, false);
    resume();
    const ends = await Promise.all(ids.map((id) => test.finished(bob, id)));
    expect(ends.map(({ status }) => status)).toEqual(['failed', 'failed', 'completed']);
    expect(ends[0]?.status_message).toBe(
      'The picture that was to be enlarged is not there any more. Your credits have been refunded.',
    );
    expect(ends[0]?.made_from).toEqual({ id: null, content_type: null, title: null, username: null, small_url: null });
    expect(await test.balance(bob)).toBe(before - 1);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('fails with its refund when the file cannot be read, and tries no image larger than was promised [MAKE-43]', async () => {
    const source = await test.image(ada);
    const before = await test.balance(ada);
    await test.objectStore.put(await keyOf(source), Buffer.from('no picture'), 'image/png');
    const { body } = await upscale(ada, source);
    const end = await test.finished(ada, body.id);
    expect(end.status).toBe('failed');
    expect(await test.balance(ada)).toBe(before);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('is done by the engine where that can, which is asked once where it has to be paid [MAKE-44]', async () => {
    const source = await test.image(ada);
    let asked = 0;
    let answers = true;
    test.engine.upscaler = {
      capabilities: { engine: 'memory', model: 'grown', restartable: false },
      upscale: async ({ bytes, width, height }) => {
        asked += 1;
        if (!answers) throw new Error('The line is gone.');
        const grown = await sharp(bytes).resize(width, height).webp().toBuffer();
        return { kind: 'painted', image: { kind: 'file', bytes: grown, mediaType: 'image/webp' } };
      },
    };
    const first = await test.finished(ada, (await upscale(ada, source)).body.id);
    expect(first).toMatchObject({ status: 'completed', engine: 'memory', model: 'grown', media_type: 'image/webp' });
    answers = false;
    const before = await test.balance(ada);
    const second = await test.finished(ada, (await upscale(ada, source)).body.id);
    expect([second.status, asked, await test.balance(ada)]).toEqual(['failed', 2, before]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });
});

async function keyOf(id: string): Promise<string> {
  const { rows } = await test.database.pool.query<{ media_key: string }>(
    'SELECT media_key FROM content WHERE id = $1',
    [id],
  );
  return rows[0]?.media_key ?? '';
}

async function stored(id: string): Promise<Buffer> {
  const found = await test.objectStore.find(await keyOf(id));
  if (!found) throw new Error('Nothing is stored.');
  return buffer(found.open());
}

/** Mean difference of a byte. */
function difference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / a.length;
}

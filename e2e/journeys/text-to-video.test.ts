import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { signUp } from '../../server/src/testing/http-client.ts';
import { choose, playVideo } from '../support/video.ts';
import { arrive, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage();

it('a video from words: chosen, paid, watched while it develops, played, downloaded, and found again [R-GLOB-02, R-ROUTE-07, R-FORM-01, ORIGIN-2]', async () => {
  const { page, complaints } = await arrive(stage.browser);
  const ada = { name: 'Ada Lovelace', ...(await signUp(stage.product.address, 'Ada Lovelace')) };
  await signIn(page, stage.product.address, ada);
  await page.getByRole('link', { name: 'Credits: 50' }).waitFor();

  await page.getByRole('radio', { name: 'Video Generation' }).click();
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Evening mountains over a quiet lake, drifting clouds');
  await page.getByRole('button', { name: 'Generate Video (10 credits)' }).waitFor();
  await choose(page, 'Model', /Seedance Pro(?! Fast)/);
  await page.getByRole('button', { name: 'Generate Video (15 credits)' }).waitFor();
  await choose(page, 'Resolution', /480p/);
  await choose(page, 'Duration', '1 second');
  // What was written and chosen outlives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Generate Video (2 credits)' }).click();
  await page.waitForURL(/\/generate\/video\/[0-9a-f-]{36}$/);
  await page.getByText('This usually takes 30-60 seconds').waitFor();
  await page.getByRole('heading', { name: 'Generated Videos' }).waitFor();
  await page.getByRole('link', { name: 'Credits: 48' }).waitFor();

  const aVideo = await playVideo(page.getByLabel('Evening mountains over a quiet lake, drifting clouds'));
  expect(aVideo).toMatchObject({ width: 854, height: 480 });
  expect(aVideo.durationS).toBeCloseTo(1, 1);
  expect(aVideo.brightness).toBeGreaterThan(16);
  expect(aVideo.colours).toBeGreaterThan(100);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const downloaded = await download;
  expect(downloaded.suggestedFilename()).toMatch(/^loomlight-[0-9a-f-]+\.mp4$/);
  // What was played is signed.
  const file = await readFile(await downloaded.path());
  expect(file.includes('c2pa.hash.bmff.v3')).toBe(true);

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const gallery = page.getByRole('region', { name: 'Created by the community' });
  await gallery.getByRole('button', { name: 'Refresh gallery' }).click();
  await gallery.getByRole('link', { name: /^Video by Ada Lovelace: / }).click();
  const details = page.getByRole('dialog', { name: 'Video details' });
  await details.getByText('Seedance Pro').waitFor();
  const favorite = details.getByRole('button', { name: 'Favorite' });
  await favorite.click();
  await expect.poll(() => favorite.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  await details.waitFor({ state: 'detached' });

  await page.goto(`${stage.product.address}/dashboard/video`);
  await page.getByRole('link', { name: /^Video by Ada Lovelace: / }).waitFor();
  await page.getByText('0:01').waitFor();
  expect(complaints).toEqual([]);
});

it('a card plays silently while a pointer rests on it, one at a time, and stops when it leaves', async () => {
  const { page, complaints } = await arrive(stage.browser);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(stage.product.address);
  const card = page.getByRole('link', { name: /^Video by Ada Lovelace: / });
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  const aVideo = card.locator('video');
  await expect.poll(() => aVideo.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(await aVideo.evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual([true, true]);
  await page.mouse.move(0, 0);
  await aVideo.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

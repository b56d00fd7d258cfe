// @module-tag slow

import { expect, it } from 'vitest';
import { flatVideos, openMemoryVideoEngine } from '../../server/src/adapters/engines/lib/memory-video-engine.ts';
import { signUp } from '../../server/src/testing/http-client.ts';
import { arrive, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const engine = openMemoryVideoEngine();
const stage = openStage(() => ({ videoEngine: engine, settings: { SIGNUP_BONUS_CREDITS: '12' } }));

it('a video that fails says so, gives its credits back, and the history shows it; too dear a video cannot be pressed', async () => {
  engine.script = { ...flatVideos, status: async () => ({ kind: 'failed', reason: 'The projector is broken.' }) };
  const { page, complaints } = await arrive(stage.browser);
  const cora = { name: 'Cora Nine', ...(await signUp(stage.product.address, 'Cora Nine')) };
  await signIn(page, stage.product.address, cora);
  await page.getByRole('radio', { name: 'Video Generation' }).click();
  await page.getByRole('textbox', { name: 'Prompt' }).fill('This one fails');
  await page.getByRole('button', { name: 'Generate Video (10 credits)' }).click();
  await page.getByText(/^Video generation failed\./).waitFor();
  await page.getByText('10 credits returned to your balance.').waitFor();
  await page.getByRole('link', { name: 'Credits: 12' }).click();
  await page.getByRole('radio', { name: 'Refunds' }).click();
  await page.getByText('Refund: video generation').waitFor();

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('option', { name: /Seedance Pro(?! Fast)/ }).click();
  const button = page.getByRole('button', { name: 'Need 15 credits' });
  await button.waitFor();
  expect(await button.isDisabled()).toBe(true);
  await page.getByText('Your balance is 12 credits.').waitFor();
  await page.getByRole('link', { name: 'Buy Credits' }).click();
  await page.waitForURL(`${stage.product.address}/credits`);
  expect(complaints).toEqual([]);
});

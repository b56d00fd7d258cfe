// @module-tag slow
import { expect, it } from 'vitest';
import { openMemoryImageEngine } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { signUp } from '../../server/src/testing/http-client.ts';
import { problems } from '../support/axe.ts';
import { arrive, phone, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage(() => ({
  engine: openMemoryImageEngine(),
  settings: { ADMIN_EMAILS: 'boss.lovelace@loomlight.test' },
}));

it('a rule that is made at the desk refuses a prompt, says why, and leaves the words in the box and the credits where they were [DESK-28]', async () => {
  const { address } = stage.product;
  const person = async (name: string) => ({ name, ...(await signUp(address, name)) });
  const desk = await arrive(stage.browser);
  await signIn(desk.page, address, await person('Boss Lovelace'));
  await desk.page.goto(`${address}/desk/rules`);
  await desk.page.getByRole('button', { name: 'New rule' }).click();
  const sheet = desk.page.getByRole('dialog', { name: 'New rule' });
  await sheet.getByRole('textbox', { name: 'Word or phrase' }).fill('grendel');
  await sheet.getByRole('textbox', { name: 'What people read' }).fill('Monsters of this name are not made here.');
  await sheet.getByRole('textbox', { name: 'Reason' }).fill('Asked for by the estate');
  await sheet.getByRole('button', { name: 'Write it' }).click();
  await sheet.waitFor({ state: 'hidden' });

  const maker = await arrive(stage.browser, { viewport: phone, colorScheme: 'light' });
  await signIn(maker.page, address, await person('Mira Maker'));
  const prompt = maker.page.getByRole('textbox', { name: 'Prompt' }).first();
  await prompt.fill('GRENDEL in the hall');
  const credits = await maker.page
    .getByRole('link', { name: /credits/i })
    .first()
    .textContent();
  await maker.page
    .getByRole('button', { name: /^Generate/ })
    .first()
    .click();
  const refused = maker.page.getByRole('dialog', { name: 'This prompt was refused' });
  await refused.getByText('Monsters of this name are not made here.').waitFor();
  expect(await problems(maker.page)).toEqual([]);
  await refused.getByRole('button', { name: 'Edit prompt' }).click();
  await refused.waitFor({ state: 'hidden' });
  expect(await prompt.inputValue()).toBe('GRENDEL in the hall');
  await maker.page.reload();
  expect(
    await maker.page
      .getByRole('link', { name: /credits/i })
      .first()
      .textContent(),
  ).toBe(credits);
  expect(maker.complaints).toEqual([]);
});

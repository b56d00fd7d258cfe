import { generations } from '@loomlight/contract/generations';
import { expect, it } from 'vitest';
import { callApi, signUp } from '../../server/src/testing/http-client.ts';
import { arrive, desktop, phone } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage();

it.each([
  ['a desktop', desktop],
  ['a phone', phone],
])(
  'a guest on %s is given beginnings, each of which the studio draws whole, and nothing moves [MAKE-73]',
  async (device, viewport) => {
    const { address } = stage.product;
    const { token } = await signUp(address, `Ada ${device.split(' ')[1]}`);
    const { page, complaints } = await arrive(stage.browser, { viewport });
    await page.goto(address);
    const form = page.getByRole('form', { name: 'Generator' });
    const prompt = form.getByRole('textbox', { name: 'Prompt' });
    const size = () => form.boundingBox();
    const drawn = await size();
    const first = form.getByRole('button', { name: 'Fox in the snow' });
    await first.waitFor();
    expect(await size()).toEqual(drawn);

    const names = await first.locator('..').getByRole('button').allTextContents();
    expect(names).toHaveLength(4);
    const strip = page.getByRole('region', { name: 'Try these creative prompts' }).getByRole('button');
    expect(await strip.count()).toBe(5);
    const begin = [
      ...names.map((name) => () => form.getByRole('button', { name }).click()),
      // The belt moves, and a press that waits for it to stand still would wait for ever.
      ...(await strip.all()).map((sample) => () => sample.evaluate((button) => (button as HTMLElement).click())),
    ];
    for (const press of begin) {
      await press();
      const words = await prompt.inputValue();
      const { body } = await callApi(address, generations.quote, {
        token,
        body: { kind: 'image', text_prompt: words },
      });
      expect([words, body.hears]).toMatchObject([words, { verdict: 'all', not_drawn: [], ignored: [] }]);
    }
    await prompt.fill('');
    expect(await size()).toEqual(drawn);
    await prompt.fill('Words of my own');
    await first.waitFor({ state: 'hidden' });
    expect(await size()).toEqual(drawn);
    await prompt.fill('');
    await first.waitFor();

    // Tab takes what stands there; once there are words, it goes on.
    const offered = await prompt.getAttribute('placeholder');
    await prompt.focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => prompt.inputValue()).toBe(offered);
    await page.keyboard.press('Tab');
    expect(await prompt.evaluate((box) => box === document.activeElement)).toBe(false);
    await prompt.fill('');
    await page.keyboard.press('Shift+Tab');
    expect(await prompt.inputValue()).toBe('');
    expect(await prompt.evaluate((box) => box === document.activeElement)).toBe(false);
    expect(complaints).toEqual([]);
  },
);

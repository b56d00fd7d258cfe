import { uploadTypes } from '@loomlight/contract';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { signUp } from '../../server/src/testing/http-client.ts';
import { isSlow } from '../../server/src/testing/long.ts';
import { choose, playVideo } from '../support/video.ts';
import { arrive, phone, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage();

/** A bright image of 900 x 600: a yellow sun over a blue sea. */
async function paintImage(): Promise<Buffer> {
  const width = 900;
  const height = 600;
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isSun = (x - 600) ** 2 + (y - 200) ** 2 < 120 ** 2;
      data.set(isSun ? [250, 190, 60] : y > 400 ? [30, 80, 140] : [150, 170, 190], (y * width + x) * 3);
    }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

it.each([['phone', phone] as const, ...(isSlow ? [['desktop', undefined] as const] : [])])(
  'an image comes to life on a %s: uploaded, animated, played in its own proportions [R-FORM-02, R-FORM-05, R-FORM-06, PEOPLE-10]',
  async (_, viewport) => {
    const { page, complaints } = await arrive(stage.browser, viewport ? { viewport } : {});
    const teo = { name: 'Teo', ...(await signUp(stage.product.address, `Teo ${viewport ? 'Phone' : 'Desk'}`)) };
    await signIn(page, stage.product.address, teo);

    await page.getByRole('radio', { name: 'Video Generation' }).click();
    await page.getByRole('radio', { name: 'Image to Video' }).click();
    await page.getByText('Please upload an image to animate for Image to Video mode.').waitFor();
    const input = page.getByLabel('Upload an image to animate');
    // Only what is read: a phone whose camera writes HEIC then hands over a JPEG.
    expect((await input.getAttribute('accept'))?.split(',')).toEqual([...uploadTypes]);
    await input.setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') });
    await page.getByText('Only images can be animated. Please choose an image file.').waitFor();
    await input.setInputFiles({ name: 'sun.png', mimeType: 'image/png', buffer: await paintImage() });
    await page.getByRole('button', { name: 'Remove image' }).waitFor();
    await page.getByRole('textbox', { name: 'Prompt' }).fill('The sun rises slowly over a calm sea');
    await choose(page, 'Resolution', /480p/);
    await choose(page, 'Duration', '2 seconds');
    const animate = page.getByRole('button', { name: 'Animate Image' });
    await expect.poll(() => animate.isEnabled()).toBe(true);
    // The image outlives a reload too, with its small drawing.
    await page.reload();
    await page.getByRole('img', { name: 'To animate: sun.png' }).waitFor();
    await animate.click();

    await page.waitForURL(/\/generate\/video\/[0-9a-f-]{36}$/);
    await page.getByRole('heading', { name: 'Generated Videos' }).waitFor();
    // It stays in the form while its video is made, under its own name.
    if (!viewport) await page.getByRole('img', { name: 'To animate: sun.png' }).waitFor();
    const video = await playVideo(page.getByLabel('The sun rises slowly over a calm sea'));
    expect(video).toMatchObject({ width: 720, height: 480 });
    expect(video.durationS).toBeCloseTo(2, 1);
    expect(video.brightness).toBeGreaterThan(60);
    expect(video.colours).toBeGreaterThan(20);
    await page.getByText('Seedance Lite (image)').waitFor();
    expect(complaints).toEqual([]);
  },
);

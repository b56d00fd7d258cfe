import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { images, type Shot } from './support/screenshots.ts';

const prompt = 'A small harbour town before sunrise, wet stone steps, one warm lamp in a window';

/** The home page with a prompt written, which every screen of the form shows, and its images there. */
export async function openComposer(page: Page, base: string): Promise<void> {
  await page.goto(base);
  await page.getByRole('textbox', { name: 'Prompt' }).first().fill(prompt);
  await images(page);
}

async function toVideos(page: Page, mode: 'Text to Video' | 'Image to Video' = 'Text to Video'): Promise<void> {
  await page.getByRole('radio', { name: 'Video Generation' }).first().click();
  await page.getByRole('radio', { name: mode }).first().click();
  await page.getByRole('combobox', { name: 'Model' }).first().waitFor();
  await page.waitForTimeout(400);
}

/** One of the samples' own images, as a file of the person. */
async function giveTheImage(page: Page): Promise<void> {
  const thumb = join(
    import.meta.dirname,
    '..',
    'web',
    'src',
    'features',
    'prompt-form',
    'composer',
    'sample-thumbs',
    'desert.webp',
  );
  const buffer = await sharp(thumb).resize(640, 640).png().toBuffer();
  const file = { name: 'dunes-at-dusk.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Upload an image to animate').first().setInputFiles(file);
  await page.getByRole('button', { name: 'Remove image' }).waitFor();
}

/** The home page and its form in every state. */
export const homeShots: readonly Shot[] = [
  {
    name: 'home-guest',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(base);
      await images(page);
      await page.getByRole('region', { name: 'Picked this week' }).waitFor();
      await page.waitForTimeout(800);
    },
  },
  {
    name: 'home',
    as: 'mira',
    take: async (page, base) => {
      await openComposer(page, base);
      // What is picked waits for a hand.
      await page.mouse.move(40, 400);
      await page.getByRole('region', { name: 'Picked this week' }).waitFor();
      await page.waitForTimeout(800);
    },
  },
  {
    name: 'home-docked',
    as: 'mira',
    take: async (page, base) => {
      await openComposer(page, base);
      await page.mouse.wheel(0, 1_100);
      await page.waitForTimeout(1_200);
    },
  },
  {
    name: 'home-size',
    as: 'mira',
    take: async (page, base) => {
      await openComposer(page, base);
      await page.getByRole('combobox', { name: 'Image size' }).first().click();
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'home-style',
    as: 'mira',
    take: async (page, base) => {
      await openComposer(page, base);
      await page.getByRole('combobox', { name: 'Style' }).first().click();
      await page.waitForTimeout(800);
    },
  },
  {
    name: 'home-advanced',
    as: 'mira',
    take: async (page, base) => {
      await openComposer(page, base);
      await page.getByRole('button', { name: 'Advanced settings' }).first().click();
      await page.getByRole('switch', { name: 'Lock prompt' }).first().click();
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'home-menu',
    as: 'mira',
    take: async (page, base, isPhone) => {
      await page.goto(base);
      await images(page);
      await page.getByRole('button', { name: isPhone ? 'Menu' : 'Account menu' }).click();
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'home-video',
    as: 'mira',
    take: async (page, base) => {
      await openComposer(page, base);
      await toVideos(page);
    },
  },
  {
    name: 'home-video-model',
    as: 'mira',
    take: async (page, base) => {
      await openComposer(page, base);
      await toVideos(page);
      await page.getByRole('combobox', { name: 'Model' }).click();
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'home-animate-empty',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(base);
      await images(page);
      await toVideos(page, 'Image to Video');
      await page.getByText('Please upload an image to animate for Image to Video mode.').waitFor();
    },
  },
  {
    name: 'home-animate',
    as: 'mira',
    take: async (page, base) => {
      await openComposer(page, base);
      await toVideos(page, 'Image to Video');
      await giveTheImage(page);
      await page.getByRole('button', { name: 'Advanced settings' }).click();
      await page.getByRole('switch', { name: 'Camera fixed' }).click();
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'home-animate-failed',
    as: 'mira',
    take: async (page, base) => {
      await openComposer(page, base);
      await toVideos(page, 'Image to Video');
      await page.route('**/s3/presigned-upload', (route) => route.abort());
      await giveTheImage(page);
      await page.getByText('Failed to upload image. Please try again.').waitFor();
      await page.waitForTimeout(300);
    },
  },
];

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './person.ts';
import { type Product, type ProductOptions, startProduct } from './product.ts';

/** Where the journeys of one file are played. */
export interface Stage {
  readonly product: Product;
  readonly browser: Browser;
}

/** Opens a product and a browser before the first journey of a file, and closes both after the last, also when one of them never opened. */
export function openStage(options: () => ProductOptions = () => ({})): Stage {
  let product: Product | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(options()), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  const opened = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('The stage is open within the journeys only.');
    return part;
  };
  return {
    get product() {
      return opened(product);
    },
    get browser() {
      return opened(browser);
    },
  };
}

import { limits } from './limits.ts';
import type { PixelSize } from './pricing.ts';

/** Who may see an item, and what others pay to read its words. */
export interface Openness {
  readonly is_public: boolean;
  readonly is_prompt_locked: boolean;
  readonly prompt_price: number;
}

/** An item that a new one is made from, as the person sees it who makes it. */
export interface DerivedFrom extends Openness {
  readonly text_prompt: string;
  /** False for somebody else's item, whose words are open or were bought. */
  readonly isOwn: boolean;
}

/**
 * How open a new item may be that is made from another one (a video of an image, a variation, the same once more): at most
 * as open as its source, whatever is wished for. A wish can close more and never open. Made from what is private, it is
 * private. With the words of an own locked item it is locked, at the source's price at least; with words that were bought it
 * is private, since they stay with their buyer. Other words than the source's are the person's own to give away.
 *
 * What happens to the source later changes nothing here: the new item is one of its own, and its owner may open it.
 */
export function opennessOfDerived(input: {
  readonly source: DerivedFrom;
  /** The words of the new item. */
  readonly words: string;
  readonly wish: Openness;
}): Openness {
  const { source, words, wish } = input;
  const locksWords = source.is_prompt_locked && carriesWords(words, source.text_prompt);
  if (!wish.is_public || !source.is_public || (locksWords && !source.isOwn)) return closed;
  if (!locksWords && !wish.is_prompt_locked) return open;
  const prices = [locksWords ? source.prompt_price : 0, wish.is_prompt_locked ? wish.prompt_price : 0];
  return { is_public: true, is_prompt_locked: true, prompt_price: Math.max(...prices) };
}

const closed: Openness = { is_public: false, is_prompt_locked: false, prompt_price: 0 };
const open: Openness = { is_public: true, is_prompt_locked: false, prompt_price: 0 };

/** True when words hold all of another item's, in whatever case and spacing. */
function carriesWords(words: string, source: string): boolean {
  return folded(words).includes(folded(source));
}

function folded(words: string): string {
  return words.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** How many times as wide and as high an enlarged image is. */
const upscaleFactor = 2;

/**
 * The size of an image enlarged twice in each direction (MAKE-40); undefined where that would be more pixels than the largest image that
 * can be asked for has. It costs what an image of its size costs (`imageCost`).
 */
export function upscaledSize({ width, height }: PixelSize): PixelSize | undefined {
  // What is long and narrow could be enlarged again and again: its source is to be an image that can be asked for.
  if (Math.max(width, height) > limits.imageSideMax) return undefined;
  const size = { width: upscaleFactor * width, height: upscaleFactor * height };
  return size.width * size.height <= limits.imageSideMax ** 2 ? size : undefined;
}

/** The size that an enlarged image had before, which is the one to ask an engine for. */
export function sizeBeforeUpscale({ width, height }: PixelSize): PixelSize {
  return { width: width / upscaleFactor, height: height / upscaleFactor };
}

/** The size to ask an engine for where an image like this one is wanted: what was brought along may be of any size, and what was enlarged is painted as it was (KEEP-55). */
export function sizeToAskFor(item: PixelSize & { readonly is_upscaled: boolean }): PixelSize {
  const { width, height } = item.is_upscaled ? sizeBeforeUpscale(item) : item;
  return { width: sideOnGrid(width), height: sideOnGrid(height) };
}

function sideOnGrid(side: number): number {
  const { imageSideMin: min, imageSideMax: max, imageSideStep: step } = limits;
  return Math.min(max, Math.max(min, Math.round(side / step) * step));
}

import type { PixelSize } from '@loomlight/contract';
import { describe, expect, it } from 'vitest';
import { type ButtonFacts, readiness } from './form/readiness.ts';
import { imageRules } from './image/image-rules.ts';

interface ImageFacts extends ButtonFacts {
  readonly size: PixelSize | 'pending' | undefined;
}
const imageReadiness = ({ size, ...facts }: ImageFacts) => readiness(facts, imageRules(size, 1));

const facts: ImageFacts = {
  prompt: 'A harbour',
  size: { width: 1024, height: 1024 },
  balance: 50,
  starting: false,
  developing: false,
  besideResult: false,
};

describe('the generate button', () => {
  it.each<[string, Partial<ImageFacts>, string, string]>([
    ['is ready', {}, 'ready', 'Generate Image'],
    ['is ready for guests, whose balance nobody knows', { balance: undefined }, 'ready', 'Generate Image'],
    ['is ready when the balance is just enough', { balance: 2 }, 'ready', 'Generate Image'],
    ['offers another one beside a result', { besideResult: true }, 'ready', 'Generate Another'],
    ['generates while the request is on its way', { starting: true }, 'busy', 'Generating...'],
    ['processes while the last one is being made', { developing: true, besideResult: true }, 'busy', 'Processing...'],
    ['says first that it generates', { starting: true, developing: true }, 'busy', 'Generating...'],
    ['asks for a size', { size: undefined }, 'blocked', 'Select Size First'],
    ['asks for no size while the list is on its way', { size: 'pending' }, 'blocked', 'Generate Image'],
    ['is off with an empty prompt', { prompt: '' }, 'wordless', 'Generate Image'],
    ['is off with a blank prompt', { prompt: ' \n\u200b ' }, 'wordless', 'Generate Image'],
    ['names what is missing', { balance: 1 }, 'short', 'Need 2 credits'],
    ['names what is missing beside a result too', { balance: 0, besideResult: true }, 'short', 'Need 2 credits'],
    ['is off with a blank prompt even when it is short', { balance: 0, prompt: '' }, 'wordless', 'Need 2 credits'],
  ])('%s [R-FORM-20, R-FORM-21, R-FORM-22, R-RES-11]', (_name, change, kind, label) => {
    expect(imageReadiness({ ...facts, ...change })).toMatchObject({ kind, label });
  });

  it('says why it asks for a size [R-FORM-23]', () => {
    expect(imageReadiness({ ...facts, size: undefined })).toMatchObject({
      reason: 'Please select an image size to continue',
      cost: undefined,
    });
  });

  it.each([
    [512, 512, 1],
    [1024, 1024, 2],
    [1536, 1536, 5],
    [2048, 2048, 8],
  ])('prices %i x %i at %i [R-FORM-42]', (width, height, cost) => {
    expect(imageReadiness({ ...facts, size: { width, height } }).cost).toBe(cost);
  });
});

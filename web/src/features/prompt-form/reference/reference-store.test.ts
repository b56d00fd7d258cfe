import { afterEach, describe, expect, it } from 'vitest';
import { type ReferenceImage, referenceStore } from './reference-store.ts';

const uploaded: ReferenceImage = {
  kind: 'ready',
  key: 'uploads/1',
  name: 'sun.png',
  sizeBytes: 1200,
  preview: 'data:,',
};
const ofItem: ReferenceImage = {
  kind: 'ready',
  key: 'uploads/1',
  name: 'The picture of this film',
  sizeBytes: 0,
  preview: '',
};

afterEach(() => {
  referenceStore.uncover();
  referenceStore.clear();
});

describe('the image of an item that the form is filled from', () => {
  it('is the one that was uploaded, with its name, its size and its picture, while that is known [PEOPLE-10]', () => {
    referenceStore.change({ image: uploaded, problem: null });
    referenceStore.cover(ofItem);
    expect(referenceStore.read().image).toEqual(uploaded);
  });

  it('is that of the item where another one lies in the form, which comes back', () => {
    const other: ReferenceImage = { ...uploaded, key: 'uploads/2', name: 'moon.png' };
    referenceStore.change({ image: other, problem: null });
    referenceStore.cover(ofItem);
    expect(referenceStore.read().image).toEqual(ofItem);
    referenceStore.uncover();
    expect(referenceStore.read().image).toEqual(other);
  });
});

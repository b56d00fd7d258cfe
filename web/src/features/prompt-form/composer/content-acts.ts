import { type Content, type ContentType, contract } from '@loomlight/contract';
import { callForBytes } from '../../../api/client.ts';
import { type PromptForm, withContentType, withMode } from '../form/form-state.ts';
import { keepSeed } from './filled-form.ts';
import { formStore } from '../form/form-store.ts';
import { chooseImage } from '../reference/choose-image.ts';

/** Puts the seed of an item into the form, which makes what it makes then: an image or a video (MAKE-35). */
export function putSeed({ content_type: contentType, seed }: Pick<Content, 'content_type' | 'seed'>): void {
  const fixed = { kind: 'fixed', entry: String(seed) } as const;
  const form = formFor(contentType);
  keepSeed();
  formStore.change(
    contentType === 'image' ? { ...form, seed: fixed } : { ...form, video: { ...form.video, seed: fixed } },
  );
}

/** Sets an image as that which an image or a video of the form starts from; its words stay. Throws what its bytes cannot be had for. */
export async function takeAsReference({ id }: Pick<Content, 'id'>, into: ContentType): Promise<void> {
  const bytes = await callForBytes(contract.images.download, { params: { id } });
  const form = formFor(into);
  formStore.change(into === 'image' ? { ...form, fromImage: true } : withMode(form, 'image'));
  chooseImage([new File([bytes], `loomlight-${id}`, { type: bytes.type })], into);
}

function formFor(contentType: ContentType): PromptForm {
  const form = formStore.read();
  return form.contentType === contentType ? form : withContentType(form, contentType);
}

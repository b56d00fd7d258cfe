import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveBlob } from './download.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The name under which the browser is asked to keep these bytes. */
function savedAs(type: string, extension?: string): string {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:kept', revokeObjectURL: () => undefined }));
  let name = '';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  saveBlob(new Blob(['bytes'], { type }), 'loomlight-7', extension);
  return name;
}

describe('a saved file', () => {
  it.each([
    ['image/png', 'png'],
    ['image/jpeg; q=1', 'jpg'],
    ['image/webp', 'webp'],
    ['image/gif', 'gif'],
    ['video/mp4', 'mp4'],
    ['video/webm', 'webm'],
    ['video/quicktime', 'mov'],
    ['application/octet-stream', 'png'],
    ['', 'png'],
  ])('of %s ends in %s [R-DET-16]', (type, extension) => {
    expect(savedAs(type)).toBe(`loomlight-7.${extension}`);
  });

  it('that is no medium keeps the ending it is given', () => {
    expect(savedAs('application/zip', 'zip')).toBe('loomlight-7.zip');
  });
});

import { describe, expect, it } from 'vitest';
import { downloadExtension, mediaKind } from './media-kind.ts';

describe('mediaKind', () => {
  it.each([
    ['/a/film.mp4', 'video'],
    ['/a/film.WEBM?x=1', 'video'],
    ['film.mov#t=2', 'video'],
    ['film.avi', 'video'],
    ['/a/picture.webp', 'image'],
    ['/media/no-extension', 'image'],
    ['/a.mp4/picture', 'image'],
  ])('%s is a %s [R-DET-16]', (address, kind) => {
    expect(mediaKind(address)).toBe(kind);
  });
});

describe('downloadExtension', () => {
  it('prefers the media type, then the address, then png [R-DET-16]', () => {
    expect(downloadExtension({ type: 'image/jpeg; q=1', address: 'x.png' })).toBe('jpg');
    expect(downloadExtension({ type: 'video/quicktime' })).toBe('mov');
    expect(downloadExtension({ type: 'application/octet-stream', address: '/x.gif?y' })).toBe('gif');
    expect(downloadExtension({ address: '/x.exe' })).toBe('png');
    expect(downloadExtension({})).toBe('png');
  });

  it.each([
    ['image/png', 'png'],
    ['image/jpeg', 'jpg'],
    ['image/webp', 'webp'],
    ['image/gif', 'gif'],
    ['video/mp4', 'mp4'],
    ['video/webm', 'webm'],
    ['video/quicktime', 'mov'],
  ])('of %s is %s [R-DET-16]', (type, extension) => {
    expect(downloadExtension({ type })).toBe(extension);
  });
});

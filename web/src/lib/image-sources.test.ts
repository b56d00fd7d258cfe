import { describe, expect, it } from 'vitest';
import { pageSources, stillSources, wallSources } from './image-sources.ts';

const image = {
  width: 1024,
  height: 768,
  small_url: '/m_small',
  wide_url: '/m_wide',
  media_url: '/m',
  is_public: true,
};

describe('sources of an image', () => {
  it('are both stills by their widths, for a wall as wide as its row makes it, on a phone the small one [PEOPLE-16]', () => {
    expect(wallSources(image)).toEqual({
      srcSet: '/m_small 333w, /m_wide 666w',
      sizes: '(width < 641px) 111px, 360px',
    });
    expect(wallSources({ ...image, width: 512, height: 1024 }, 300)).toEqual({
      srcSet: '/m_small 333w, /m_wide 512w',
      sizes: '(width < 641px) 111px, 300px',
    });
  });

  it('are none where there is no wide still, or it is not known of [PEOPLE-16]', () => {
    expect(stillSources({ ...image, wide_url: null }, '10px')).toEqual({});
    const { wide_url: _, ...kept } = image;
    expect(stillSources(kept, '10px')).toEqual({});
    expect(pageSources({ ...image, width: 640 }, '10px')).toEqual({});
  });

  it('are on a page the wide still and the view, of a private one itself in place of the view [PEOPLE-16]', () => {
    expect(pageSources(image, '100vw').srcSet).toBe('/m_wide 666w, /m_view 1024w');
    expect(pageSources({ ...image, width: 2048, height: 512 }, '100vw').srcSet).toBe('/m_wide 666w, /m_view 1440w');
    expect(pageSources({ ...image, is_public: false }, '100vw').srcSet).toBe('/m_wide 666w, /m 1024w');
    // Its view is no wider than the still.
    expect(pageSources({ ...image, width: 700, height: 2048 }, '100vw')).toEqual({});
  });
});

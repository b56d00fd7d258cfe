import { describe, expect, it } from 'vitest';
import { videoOptions } from '../../testing/builders.ts';
import { chosenVideo, chosenVideoCost, videoOffer, withModel } from '../start-generation/index.ts';
import { type ButtonFacts, readiness } from './form/readiness.ts';
import { type VideoFacts, videoRules } from './video/video-rules.ts';
import { videoRequest } from './video/video-request.ts';
import {
  emptyVideo,
  emptyForm,
  parseForm,
  settleVideoSeed,
  wireVideoSeed,
  withVideoMode,
  withMode,
} from './form/form-state.ts';

const offer = videoOffer(videoOptions(), 'text');
const fallback = videoOffer(undefined, 'image');

describe('what is on offer for a video', () => {
  it('shows the two variants of the combined model as one, in both modes [R-FORM-15]', () => {
    for (const mode of ['text', 'image'] as const)
      expect(videoOffer(videoOptions(), mode).models.map(({ id, name }) => [id, name])).toEqual([
        ['seedance-lite', 'Seedance Lite'],
        ['seedance-pro', 'Seedance Pro'],
        ['seedance-pro-fast', 'Seedance Pro Fast'],
      ]);
  });

  it('has every whole second from the first to the last [R-FORM-37]', () => {
    expect(offer.durations).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('falls back to the lists of the specification, models apart [R-FORM-36, R-FORM-38]', () => {
    expect(fallback.models).toEqual([]);
    expect(fallback.resolutions.map(({ label }) => label)).toEqual(['480p (SD)', '720p (HD)', '1080p (Full HD)']);
    expect(fallback.durations).toEqual([5, 10]);
    expect(fallback.fps).toEqual([]);
    expect(fallback.ratios.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '16:9 Widescreen',
      '21:9 Ultrawide',
      '4:3 Traditional',
      '1:1 Square',
      '9:16 Portrait',
      'adaptive Adaptive',
    ]);
  });

  it('adapts to an image only where there is one', () => {
    expect(offer.ratios.map(({ value }) => value)).not.toContain('adaptive');
    const adaptive = { ...emptyVideo, mode: 'image', ratio: 'adaptive' } as const;
    expect(withVideoMode(adaptive, 'text').ratio).toBeNull();
    expect(withVideoMode({ ...adaptive, ratio: '1:1' }, 'text').ratio).toBe('1:1');
  });
});

describe('the settings of a video', () => {
  it('begin at 720p, 5 s, 24 fps and 16:9, and follow the image where there is one [R-FORM-31]', () => {
    expect(chosenVideo(emptyVideo, offer)).toMatchObject({ resolution: '720p', durationS: 5, fps: 24, ratio: '16:9' });
    const animated = chosenVideo({ ...emptyVideo, mode: 'image' }, videoOffer(videoOptions(), 'image'));
    expect(animated.ratio).toBe('adaptive');
  });

  it('begin at the server’s own defaults, and at the first where the usual one is not on offer [R-FORM-31]', () => {
    const own = videoOffer(
      {
        ...videoOptions(),
        duration_range: { min: 2, max: 4, default: 3 },
        fps: { supported: [12, 30], default: 30 },
        resolutions: [{ value: '480p', label: '480p', credits_base: 1 }],
      },
      'text',
    );
    expect(chosenVideo(emptyVideo, own)).toMatchObject({ resolution: '480p', durationS: 3, fps: 30 });
    expect(chosenVideo(emptyVideo, { ...own, fps: [] }).fps).toBeNull();
  });

  it('move to a resolution that the model has, and stay there', () => {
    const pro = { ...emptyVideo, model: 'seedance-pro', resolution: '1080p' };
    expect(chosenVideo(pro, offer).resolution).toBe('1080p');
    const lite = withModel(pro, 'seedance-lite', offer);
    expect(lite.resolution).toBe('720p');
    expect(chosenVideo(withModel(lite, 'seedance-pro', offer), offer).resolution).toBe('720p');
  });

  it.each([
    ['seedance-lite', '480p', 1, 1],
    ['seedance-lite', '720p', 5, 10],
    ['seedance-pro', '480p', 1, 2],
    ['seedance-pro', '720p', 5, 15],
    ['seedance-pro', '1080p', 10, 75],
  ])('%s at %s for %i s costs %i [R-FORM-41]', (model, resolution, durationS, cost) => {
    expect(chosenVideoCost(chosenVideo({ ...emptyVideo, model, resolution, durationS }, offer))).toBe(cost);
  });

  it.each([
    ['random', '42', -1],
    ['fixed', '42', 42],
    ['fixed', '0', 0],
    ['fixed', '-1', -1],
    ['fixed', 'abc', -1],
    ['fixed', '', -1],
    ['fixed', '1.5', -1],
    ['fixed', '99999999999', -1],
  ] as const)('send a %s seed of %j as %i [R-FORM-18]', (kind, entry, wire) => {
    expect(wireVideoSeed({ kind, entry })).toBe(wire);
    expect(settleVideoSeed({ ...emptyVideo, seed: { kind, entry } }).seed.kind).toBe(wire === -1 ? 'random' : 'fixed');
  });

  it('take the lock off with another mode, survive a reload, and cost no word when they cannot be read [R-FORM-12]', () => {
    const locked = { ...emptyForm, prompt: 'Rain', isLocked: true };
    expect(withMode(locked, 'image')).toMatchObject({ video: { mode: 'image' }, isLocked: false });
    expect(parseForm(structuredClone(withMode(locked, 'image'))).video.mode).toBe('image');
    expect(parseForm({ ...locked, video: { mode: 'radio' } })).toMatchObject({ prompt: 'Rain', video: emptyVideo });
  });
});

describe('a video on the wire', () => {
  const form = { ...emptyForm, contentType: 'video', prompt: 'Rain' } as const;

  it('goes out with the names of the wire, and with the variant of the model that fits [R-FORM-15]', () => {
    expect(videoRequest(form, chosenVideo(form.video, offer), null)).toEqual({
      text_prompt: 'Rain',
      model: 'seedance-lite-t2v',
      resolution: '720p',
      duration: 5,
      fps: 24,
      ratio: '16:9',
      camera_fixed: false,
      seed: -1,
      image_s3_key: null,
      is_public: true,
      is_prompt_locked: false,
      prompt_price: 0,
    });
    const animated = { ...form, video: { ...form.video, mode: 'image' } } as const;
    expect(
      videoRequest(animated, chosenVideo(animated.video, videoOffer(videoOptions(), 'image')), 'a-key'),
    ).toMatchObject({
      model: 'seedance-lite-i2v',
      ratio: 'adaptive',
      image_s3_key: 'a-key',
    });
  });

  it('leaves out a frame rate that cannot be chosen, and an image that is not animated', () => {
    const request = videoRequest(form, chosenVideo(form.video, { ...offer, fps: [] }), 'a-key');
    expect(request).not.toHaveProperty('fps');
    expect(request.image_s3_key).toBeNull();
  });
});

describe('the button of a video', () => {
  const facts: ButtonFacts & VideoFacts = {
    prompt: 'Rain',
    mode: 'text',
    model: 'chosen',
    hasImage: false,
    cost: 10,
    balance: 50,
    starting: false,
    developing: false,
    besideResult: false,
  };
  const videoReadiness = (change: Partial<typeof facts>) => {
    const changed = { ...facts, ...change };
    return readiness(changed, videoRules(changed));
  };
  const animating = { mode: 'image', hasImage: true } as const;

  it.each<[string, Partial<ButtonFacts & VideoFacts>, string, string]>([
    ['is ready', {}, 'ready', 'Generate Video (10 credits)'],
    ['counts one credit as one', { cost: 1 }, 'ready', 'Generate Video (1 credit)'],
    ['is ready for guests', { balance: undefined }, 'ready', 'Generate Video (10 credits)'],
    ['animates a picture', animating, 'ready', 'Animate Image'],
    ['offers another one beside a result', { besideResult: true }, 'ready', 'Generate Another'],
    ['generates while the request is on its way', { starting: true, model: 'none' }, 'busy', 'Generating...'],
    ['processes while the last one is being made', { developing: true }, 'busy', 'Processing...'],
    ['asks for a model', { model: 'none', cost: undefined }, 'blocked', 'Select Model First'],
    ['asks for none while the list is on its way', { model: 'pending', cost: undefined }, 'blocked', 'Generate Video'],
    ['is off without a picture to animate', { mode: 'image' }, 'blocked', 'Animate Image'],
    ['is off with a blank prompt', { prompt: ' ' }, 'wordless', 'Generate Video (10 credits)'],
    ['is off with a blank prompt beside a picture', { ...animating, prompt: ' ' }, 'wordless', 'Animate Image'],
    ['is off when the film costs more than there is', { balance: 9 }, 'blocked', 'Need 10 credits'],
    ['says so beside a result too', { balance: 9, besideResult: true }, 'blocked', 'Need 10 credits'],
    ['is ready when the balance is just enough', { balance: 10 }, 'ready', 'Generate Video (10 credits)'],
  ])('%s [R-FORM-20, R-FORM-21]', (_name, change, kind, label) => {
    expect(videoReadiness(change)).toMatchObject({ kind, label });
  });

  it.each([
    ['Please select a video model to continue', { model: 'none' }],
    ['Please upload an image to animate for Image to Video mode.', { mode: 'image' }],
    ['Your balance is 9 credits.', { balance: 9 }],
  ] as const)('says: %s [R-FORM-24, R-FORM-25]', (reason, change) => {
    expect(videoReadiness(change)).toMatchObject({ reason });
  });
});

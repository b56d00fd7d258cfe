import { type Content, contract, networkMessages, type Self } from '@loomlight/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aContent, aSelf, aToken, noFollowers, signInAs } from '../testing/builders.ts';
import { errorAnswer, fakeBackend } from '../testing/fake-backend.ts';
import { repeatAsEver } from '../testing/repeats.ts';
import { isSignedIn, storedTokens } from './auth-tokens.ts';
import { call } from './client.ts';
import { onSessionLost } from './session-refresh.ts';

const expired = 'Your session has expired. Please sign in again.';
const generation = { body: { text_prompt: 'A lamp' } };

beforeEach(() => {
  repeatAsEver();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

/** Lets a call run through all its waits, and gives how it ended. */
async function settled<T>(promise: Promise<T>): Promise<T | Error> {
  const end = promise.catch((error: unknown) => error as Error);
  await vi.advanceTimersByTimeAsync(40_000);
  return end;
}

describe('retries', () => {
  it('sends a read again after 1, 2 and 3 seconds when the server stumbles [R-ERR-15]', async () => {
    const at: number[] = [];
    const start = Date.now();
    fakeBackend({
      'images.sizes': () => {
        at.push(Date.now() - start);
        return at.length < 4 ? errorAnswer(503) : { sizes: [], styles: [], engines: [] };
      },
    });
    expect(await settled(call(contract.images.sizes))).toEqual({ sizes: [], styles: [], engines: [] });
    expect(at).toEqual([0, 1_000, 3_000, 6_000]);
  });

  it('gives up after the third, with the words for the status [R-ERR-15]', async () => {
    const backend = fakeBackend({ 'images.sizes': () => errorAnswer(500) });
    expect(await settled(call(contract.images.sizes))).toMatchObject({
      status: 500,
      message: 'Server error. Please try again later.',
    });
    expect(backend.count('images.sizes')).toBe(4);
  });

  it('never repeats an answer of 4xx [R-ERR-15]', async () => {
    const backend = fakeBackend({ 'images.get': () => errorAnswer(429, { message: 'Slow down.' }) });
    expect(await settled(call(contract.images.get, { params: { id: 'x' } }))).toMatchObject({
      status: 429,
      message: 'Slow down.',
    });
    expect(backend.count('images.get')).toBe(1);
  });

  it('repeats a POST only under a key that makes it safe', async () => {
    const backend = fakeBackend({ 'images.generate': () => errorAnswer(503) });
    await settled(call(contract.images.generate, generation));
    expect(backend.count('images.generate')).toBe(1);
    await settled(call(contract.images.generate, { ...generation, idempotencyKey: 'k1' }));
    expect(backend.count('images.generate')).toBe(5);
    expect(new Set(backend.calls.slice(1).map(({ request }) => request.headers.get('idempotency-key')))).toEqual(
      new Set(['k1']),
    );
  });
});

describe('when nobody answers', () => {
  it('says that the server cannot be reached [R-ERR-13]', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await settled(call(contract.accounts.login, { body: { email: 'a@b.c', password: 'x' } }))).toMatchObject({
      kind: 'unreachable',
      message: networkMessages.unreachable,
    });
  });

  it('says so when the answer breaks off for another reason [R-ERR-14]', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('broken off')));
    expect(await settled(call(contract.images.sizes))).toMatchObject({
      kind: 'network',
      message: networkMessages.other,
    });
  });

  it('stops waiting after 30 seconds [R-ERR-12, R-ERR-15]', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const ended = vi.fn();
    call(contract.images.sizes).catch(ended);
    await vi.advanceTimersByTimeAsync(29_900);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(ended).toHaveBeenCalledOnce();
    expect(await settled(call(contract.images.sizes))).toMatchObject({ status: 408, message: networkMessages.timeout });
  });
});

describe('replies', () => {
  it('that the contract does not know are refused [R-ERR-16]', async () => {
    fakeBackend({
      'images.sizes': () => Response.json({ sizes: 'many' }),
      'accounts.login': () => new Response('<html>'),
    });
    expect(await settled(call(contract.images.sizes))).toMatchObject({ message: 'Invalid response format from API' });
    expect(await settled(call(contract.accounts.login, { body: { email: 'a@b.c', password: 'x' } }))).toMatchObject({
      message: 'Unexpected response format',
    });
  });

  const person: readonly (keyof Self)[] = [
    'id',
    'email',
    'username',
    'profile_pic_id',
    'profile_pic',
    'created_at',
    'credits',
    'is_active',
  ];
  it.each(person)('that tell nothing of a person’s %s are refused [R-ENT-01, R-ENT-02]', async (field) => {
    const { [field]: _, ...rest } = aSelf();
    signInAs();
    fakeBackend({ 'accounts.profile': () => Response.json(rest) });
    expect(await settled(call(contract.accounts.profile))).toMatchObject({ kind: 'format' });
  });

  it.each(['id', 'username', 'fullName', 'profile_pic', 'created_at'])(
    'that tell nothing of a public profile’s %s are refused [R-ENT-03]',
    async (field) => {
      const user: Record<string, unknown> = {
        id: 'u',
        username: 'mira',
        fullName: 'Mira',
        profile_pic: null,
        created_at: '2026-01-01',
        bio: '',
        counts: { posts: 0, images: 0, videos: 0 },
        ...noFollowers,
      };
      const ask = () => settled(call(contract.profiles.profile, { params: { username: 'mira' } }));
      fakeBackend({ 'profiles.profile': () => Response.json({ user }) });
      expect(await ask()).toEqual({ user });
      delete user[field];
      expect(await ask()).toMatchObject({ kind: 'format' });
    },
  );

  const content: readonly (keyof Content)[] = [
    'id',
    'user_id',
    'username',
    'content_type',
    'text_prompt',
    'status',
    'is_public',
    'is_prompt_locked',
    'prompt_price',
    'has_prompt_access',
    'is_user_favorite',
    'favorite_count',
    'view_count',
    'download_count',
    'credits_used',
    'created_at',
    'size',
    'image_dimensions',
    'resolution',
    'ratio',
    'model',
    'duration',
    'fps',
    'camera_fixed',
    'seed',
    'guidance_scale',
    'image_s3_key',
  ];
  it.each(content)('that tell nothing of an item’s %s are refused [R-ENT-04]', async (field) => {
    const { [field]: _, ...rest } = aContent();
    fakeBackend({ 'images.get': () => Response.json(rest) });
    expect(await settled(call(contract.images.get, { params: { id: 'x' } }))).toMatchObject({ kind: 'format' });
  });

  it.each(['id', 'type', 'amount', 'description', 'created_at', 'generation_id'])(
    'that tell nothing of an entry’s %s are refused [R-ENT-09]',
    async (field) => {
      const entry: Record<string, unknown> = {
        id: '1',
        type: 'image_generation',
        amount: -2,
        description: 'Image 1024x1024',
        created_at: '2026-01-01',
        generation_id: 'x',
        balance_after: 0,
      };
      const history = { transactions: [entry], total: 1, totals: { spent: 2, refunded: 0, net: -2 }, owed: 0 };
      fakeBackend({ 'credits.history': () => Response.json(history) });
      expect(await settled(call(contract.credits.history))).toEqual(history);
      delete entry[field];
      expect(await settled(call(contract.credits.history))).toMatchObject({ kind: 'format' });
    },
  );

  it.each(['token', 'refreshToken', 'requiresVerification', 'message'])(
    'that tell nothing of a sign-in’s %s are refused [R-AUTH-25]',
    async (field) => {
      const welcome: Record<string, unknown> = {
        token: 't',
        refreshToken: 'r',
        requiresVerification: false,
        message: 'Welcome',
      };
      const ask = () => settled(call(contract.accounts.login, { body: { email: 'a@b.c', password: 'x' } }));
      fakeBackend({ 'accounts.login': () => Response.json(welcome) });
      expect(await ask()).toEqual(welcome);
      delete welcome[field];
      expect(await ask()).toMatchObject({ kind: 'format' });
    },
  );

  it('may carry more than the contract names', async () => {
    const balance = { credits: 7, held: 0, held_next: null };
    fakeBackend({ 'credits.balance': () => Response.json({ ...balance, mood: 'good' }) });
    expect(await settled(call(contract.credits.balance))).toEqual(balance);
  });

  it('fill in parameters and query', async () => {
    const backend = fakeBackend({ 'profiles.content': () => ({ images: [aContent()], videos: [], total: 1 }) });
    await settled(
      call(contract.profiles.content, { params: { username: 'Mira L' }, query: { limit: 9, content_type: 'image' } }),
    );
    expect(backend.calls[0]?.request.params).toEqual({ username: 'Mira L' });
    expect(backend.calls[0]?.request.query.toString()).toBe('limit=9&content_type=image');
  });
});

describe('the session', () => {
  const lost = vi.fn();
  let stop: () => void;
  beforeEach(() => {
    lost.mockClear();
    stop = onSessionLost(lost);
  });
  afterEach(() => stop());

  const bearer = (headers: Headers) => headers.get('authorization')?.replace('Bearer ', '');

  it('is renewed once for five calls that were refused together, and all five succeed [R-AUTH-22, R-AUTH-23]', async () => {
    const old = signInAs('old').token;
    const fresh = aToken('fresh');
    const backend = fakeBackend({
      'accounts.profile': ({ headers }) => (bearer(headers) === fresh ? aSelf() : errorAnswer(401)),
      'images.generate': ({ headers, body }) =>
        bearer(headers) === fresh ? { id: body.text_prompt ?? '', generation: aContent() } : errorAnswer(401),
      'accounts.refresh': () => ({ token: fresh, refreshToken: 'refresh-fresh' }),
    });
    const calls = [
      call(contract.accounts.profile),
      call(contract.accounts.profile),
      call(contract.accounts.profile),
      call(contract.images.generate, { body: { text_prompt: 'one' } }),
      call(contract.images.generate, { body: { text_prompt: 'two' } }),
    ];
    const ends = await settled(Promise.all(calls));
    expect(ends).toMatchObject([aSelf(), aSelf(), aSelf(), { id: 'one' }, { id: 'two' }]);
    expect(backend.count('accounts.refresh')).toBe(1);
    expect(storedTokens()).toEqual({ token: fresh, refreshToken: 'refresh-fresh' });
    expect(old).not.toBe(fresh);
    expect(lost).not.toHaveBeenCalled();
  });

  it('is renewed before a call when its token ends in under 300 seconds [R-AUTH-21]', async () => {
    signInAs('short', 299);
    const fresh = aToken('fresh');
    const backend = fakeBackend({
      'accounts.profile': ({ headers }) => (bearer(headers) === fresh ? aSelf() : errorAnswer(401)),
      'accounts.refresh': () => ({ token: fresh, refreshToken: 'r2' }),
    });
    expect(await settled(call(contract.accounts.profile))).toEqual(aSelf());
    expect(backend.calls.map(({ id }) => id)).toEqual(['accounts.refresh', 'accounts.profile']);
  });

  it('is left alone while its token lasts 300 seconds or more [R-AUTH-21]', async () => {
    signInAs('long', 301);
    const backend = fakeBackend({ 'accounts.profile': () => aSelf() });
    await settled(call(contract.accounts.profile));
    expect(backend.count('accounts.refresh')).toBe(0);
  });

  it('does not renew before every call on a device whose clock is an hour ahead', async () => {
    const now = Math.floor(Date.now() / 1_000) - 3_600;
    const token = `h.${btoa(JSON.stringify({ iat: now, exp: now + 900 }))}.s`;
    const { storeTokens } = await import('./auth-tokens.ts');
    storeTokens({ token, refreshToken: 'r' });
    const backend = fakeBackend({ 'accounts.profile': () => aSelf() });
    await settled(call(contract.accounts.profile));
    expect(backend.count('accounts.refresh')).toBe(0);
  });

  it('ends with its sentence when it cannot be renewed [R-AUTH-22]', async () => {
    signInAs('old');
    fakeBackend({
      'accounts.profile': () => errorAnswer(401),
      'accounts.refresh': () => errorAnswer(401, { message: 'unknown token' }),
    });
    expect(await settled(call(contract.accounts.profile))).toMatchObject({ status: 401, message: expired });
    expect(isSignedIn()).toBe(false);
    expect(lost).toHaveBeenCalledExactlyOnceWith(expired);
  });

  it('outlives a server in trouble', async () => {
    signInAs('old');
    fakeBackend({ 'accounts.profile': () => errorAnswer(401), 'accounts.refresh': () => errorAnswer(503) });
    expect(await settled(call(contract.accounts.profile))).toMatchObject({ status: 503 });
    expect(isSignedIn()).toBe(true);
    expect(lost).not.toHaveBeenCalled();
  });

  it('that is lost is announced once, even to calls that find out later', async () => {
    signInAs('old');
    fakeBackend({
      'accounts.profile': () => errorAnswer(401),
      'credits.balance': async () => {
        await new Promise((done) => setTimeout(done, 5_000));
        return errorAnswer(401);
      },
      'accounts.refresh': () => errorAnswer(401),
    });
    const late = call(contract.credits.balance);
    await settled(Promise.allSettled([call(contract.accounts.profile), late]));
    await expect(late).rejects.toMatchObject({ message: expired });
    expect(lost).toHaveBeenCalledOnce();
  });

  it('ends when a brand-new token is refused too, without asking again [R-AUTH-22]', async () => {
    signInAs('old');
    const backend = fakeBackend({
      'accounts.profile': () => errorAnswer(401),
      'accounts.refresh': () => ({ token: aToken('fresh'), refreshToken: 'r2' }),
    });
    expect(await settled(call(contract.accounts.profile))).toMatchObject({ message: expired });
    expect(backend.count('accounts.profile')).toBe(2);
    expect(isSignedIn()).toBe(false);
  });

  it('is kept when there is no connection to renew it over', async () => {
    signInAs('short', 100);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await settled(call(contract.accounts.profile))).toMatchObject({ kind: 'unreachable' });
    expect(isSignedIn()).toBe(true);
    expect(lost).not.toHaveBeenCalled();
  });

  it('that is lost does not spoil what guests may see', async () => {
    signInAs('old');
    const backend = fakeBackend({
      'gallery.publicImages': ({ headers }) =>
        headers.has('authorization') ? errorAnswer(401) : { images: null, next: null },
      'accounts.refresh': () => errorAnswer(401),
    });
    expect(await settled(call(contract.gallery.publicImages))).toEqual({ images: null, next: null });
    expect(backend.count('gallery.publicImages')).toBe(2);
  });

  it('is not asked about by a sign-in, whose 401 is about the password', async () => {
    signInAs('old');
    const backend = fakeBackend({ 'accounts.login': () => errorAnswer(401) });
    expect(await settled(call(contract.accounts.login, { body: { email: 'a@b.c', password: 'x' } }))).toMatchObject({
      message: 'Invalid email or password. Please try again.',
    });
    expect(backend.calls[0]?.request.headers.has('authorization')).toBe(false);
    expect(backend.count('accounts.refresh')).toBe(0);
  });
});

import { type Content, imageSizes, imageStyles } from '@loomlight/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../../api/auth-tokens.ts';
import { loseSession } from '../../api/session-refresh.ts';
import { aContent, aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { showDialog } from '../account/account-dialog-store.ts';
import { AccountDialogs } from '../account/index.ts';
import { Composer } from './composer/composer.tsx';
import { emptyForm } from './form/form-state.ts';
import { formStore } from './form/form-store.ts';
import { SampleStrip } from './composer/sample-strip.tsx';

const started = (facts: Partial<Content> = {}) => {
  const generation = aContent({ id: 'new', status: 'queued', ...facts });
  return { id: generation.id, generation };
};

function open(handlers: FakeHandlers = {}, at: Parameters<typeof renderApp>[1] = '/') {
  const backend = fakeBackend({
    'images.sizes': () => ({ sizes: [...imageSizes], styles: [...imageStyles], engines: [] }),
    'accounts.profile': () => aSelf({ credits: 50 }),
    'images.generate': () => started(),
    ...handlers,
  });
  renderApp(
    <>
      <Composer />
      <SampleStrip />
      <AccountDialogs />
    </>,
    at,
  );
  return { backend, user: userEvent.setup() };
}
const prompt = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });
const described = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
const address = () => screen.getByTestId('address').textContent;
const generate = () => screen.findByRole('button', { name: 'Generate Image' });
const sent = (backend: ReturnType<typeof fakeBackend>) =>
  backend.calls.filter(({ id }) => id === 'images.generate').map(({ request }) => request);

beforeEach(() => {
  showDialog(null);
  formStore.change(emptyForm);
});

describe('the prompt', () => {
  it('that a rule refuses is still in the box behind the dialog that says why [DESK-28]', async () => {
    const message = 'This prompt breaks the rules of this site: No monsters. Nothing was charged.';
    signInAs();
    const { user } = open({ 'images.generate': () => errorAnswer(422, { code: 'prompt_refused', message }) });
    await user.type(prompt(), 'A grendel');
    await user.click(await generate());
    const dialog = within(await screen.findByRole('dialog', { name: 'This prompt was refused' }));
    expect(dialog.getByText(message)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'This is a mistake' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Edit prompt' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(prompt().value).toBe('A grendel');
  });

  it('that was refused by mistake is said to be so once, with its words, which are sent only then [DESK-108]', async () => {
    const details = [
      { path: 'text_prompt', message: 'No monsters.' },
      { path: 'refusal_id', message: 'refusal' },
    ];
    signInAs();
    const { backend, user } = open({
      'images.generate': () => errorAnswer(422, { code: 'prompt_refused', message: 'No monsters.', details }),
      'refusals.object': () => new Response(null, { status: 204 }),
    });
    await user.type(prompt(), 'A grendel');
    await user.click(await generate());
    const dialog = within(await screen.findByRole('dialog', { name: 'This prompt was refused' }));
    expect(dialog.getByRole('link', { name: 'Read the rules' }).getAttribute('href')).toBe('/rules');
    expect(backend.count('refusals.object')).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'This is a mistake' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const calls = backend.calls.filter(({ id }) => id === 'refusals.object').map(({ request }) => request);
    expect(calls).toMatchObject([{ params: { id: 'refusal' }, body: { prompt: 'A grendel' } }]);
    expect(prompt().value).toBe('A grendel');
  });

  it('that cannot be said to be refused by mistake says why, and goes on [DESK-108]', async () => {
    const details = [{ path: 'refusal_id', message: 'refusal' }];
    const message = 'You have said already that this is a mistake.';
    signInAs();
    const { user } = open({
      'images.generate': () => errorAnswer(422, { code: 'prompt_refused', message: 'No monsters.', details }),
      'refusals.object': () => errorAnswer(409, { code: 'appeal_made', message }),
    });
    await user.type(prompt(), 'A grendel');
    await user.click(await generate());
    const dialog = within(await screen.findByRole('dialog', { name: 'This prompt was refused' }));
    await user.click(dialog.getByRole('button', { name: 'This is a mistake' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(message);
    await user.click(dialog.getByRole('button', { name: 'Edit prompt' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is written in the direction of its script [PEOPLE-36]', () => {
    open();
    expect(prompt().dir).toBe('auto');
  });

  it('counts, and stops at 700 [R-FORM-03]', async () => {
    const { user } = open();
    await user.click(prompt());
    await user.paste('a'.repeat(800));
    expect(prompt().value).toHaveLength(700);
    expect(screen.getByText('700/700')).toBeTruthy();
  });

  it('says how much of what was pasted did not fit [PEOPLE-53]', async () => {
    const { user } = open();
    await user.click(prompt());
    await user.paste('x'.repeat(690));
    expect(screen.queryByText(/were left out/)).toBeNull();
    await user.paste('y'.repeat(40));
    expect(prompt().value).toHaveLength(700);
    expect(await screen.findByText('A prompt has at most 700 characters: the last 30 were left out.')).toBeTruthy();
  });

  it('comes from the address, which then forgets it', async () => {
    open({}, '/?prompt=A%20paper%20boat');
    await waitFor(() => expect(prompt().value).toBe('A paper boat'));
    expect(address()).toBe('/');
  });

  it('gives words back that an address took the place of [PEOPLE-58]', async () => {
    const user = userEvent.setup();
    act(() => formStore.patch({ prompt: 'My draft of a mill' }));
    open({}, '/?prompt=A%20paper%20boat');
    await waitFor(() => expect(formStore.read().prompt).toBe('A paper boat'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(formStore.read().prompt).toBe('My draft of a mill');
  });

  it('begins as private with words that cost something [BOOKS-6]', async () => {
    formStore.change({ ...emptyForm, isLocked: true });
    open({}, '/?prompt=A%20paper%20boat&private=1');
    await waitFor(() => expect(prompt().value).toBe('A paper boat'));
    expect(formStore.read()).toMatchObject({ isPublic: false, isLocked: false });
    expect(address()).toBe('/');
  });

  it.each([{ prompt: 'From afar' }, 'From afar'])(
    'comes with the event copyPromptToHome: %j [R-HOME-06]',
    async (detail) => {
      open();
      const seen = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
      act(() => void window.dispatchEvent(new CustomEvent('copyPromptToHome', { detail })));
      expect(prompt().value).toBe('From afar');
      expect(seen).toHaveBeenCalled();
      seen.mockRestore();
    },
  );

  it('comes from one of exactly five samples [R-HOME-03]', async () => {
    const { user } = open();
    const strip = within(screen.getByRole('region', { name: 'Try these creative prompts' }));
    const samples = strip.getAllByRole('button');
    expect(samples).toHaveLength(5);
    await user.click(samples[1] as HTMLElement);
    expect(prompt().value).toBe(samples[1]?.textContent);
  });

  it('is left by who signs out, and kept for who is signed out', () => {
    signInAs();
    formStore.patch({ prompt: 'Mine' });
    loseSession();
    expect(formStore.read().prompt).toBe('Mine');
    signInAs();
    clearSession();
    expect(formStore.read().prompt).toBe('');
  });
});

describe('without words', () => {
  it.each(['guest', 'member'])(
    'the button is off for a %s, and leads to where they go [PEOPLE-22, R-FORM-21]',
    async (who) => {
      if (who === 'member') signInAs();
      const { backend, user } = open();
      const button = await generate();
      expect(button.className).toContain('btn-amber');
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(button.hasAttribute('disabled')).toBe(false);
      await waitFor(() => expect(described(button)).toBe('Write what you would like to see. Costs 2 credits'));
      await user.click(button);
      expect(document.activeElement).toBe(prompt());
      expect(screen.getByText('Write what you would like to see.')).toBeTruthy();
      expect(sent(backend)).toEqual([]);
      expect(screen.queryByRole('dialog')).toBeNull();
      await user.type(prompt(), 'A harbour');
      expect(button.getAttribute('aria-disabled')).toBeNull();
      expect(screen.queryByText('Write what you would like to see.')).toBeNull();
    },
  );
});

describe('the settings', () => {
  it('list sizes with pixels and price, the first one chosen [R-FORM-07, R-FORM-30]', async () => {
    const { user } = open();
    const sizes = await screen.findByRole('combobox', { name: 'Image size' });
    expect(sizes.textContent).toContain('Square1024 × 1024');
    await user.click(sizes);
    expect((await screen.findByRole('option', { name: /Poster/ })).textContent).toBe('Poster2048 × 20488 credits');
    await user.click(screen.getByRole('option', { name: /Poster/ }));
    expect(formStore.read().size).toEqual({ kind: 'listed', size: '2048x2048' });
  });

  it('offer a size of one’s own [R-FORM-08]', async () => {
    const { user, backend } = open();
    signInAs();
    await user.type(prompt(), 'A harbour');
    await user.click(await screen.findByRole('combobox', { name: 'Image size' }));
    await user.click(await screen.findByRole('option', { name: /Custom size/ }));
    const width = await screen.findByRole('spinbutton', { name: 'Width' });
    expect(document.activeElement).toBe(width);
    await user.clear(width);
    await user.type(width, '700');
    expect(width.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('64 to 2048, in steps of 64').className).toContain('text-red');
    await user.clear(screen.getByRole('spinbutton', { name: 'Height' }));
    await user.tab();
    expect(width.getAttribute('aria-invalid')).toBeNull();
    await user.click(await generate());
    await waitFor(() => expect(sent(backend)).toHaveLength(1));
    expect(sent(backend)[0]?.body).toMatchObject({ size: '704x1024' });
  });

  it('show the lock to members, and its note instead when the image is private [R-FORM-04, R-FORM-13, R-FORM-14]', async () => {
    signInAs();
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Advanced settings' }));
    await user.click(await screen.findByRole('switch', { name: 'Lock prompt' }));
    expect(screen.getByRole('spinbutton', { name: 'Prompt price' })).toBeTruthy();
    expect(screen.getByText('5 credits to everyone else')).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: 'Public' }));
    expect(screen.getByRole('note', { name: 'Private Generation' })).toBeTruthy();
    expect(screen.queryByRole('switch', { name: 'Lock prompt' })).toBeNull();
    expect(formStore.read().isLocked).toBe(false);
  });

  it('say of a lock what its price earns, and where the price was brought into its bounds [PEOPLE-33]', async () => {
    signInAs();
    const { user } = open({
      'prompts.sales': () => ({ sales: [], total: 0, credits_earned_total: 0, fee_percent: 20 }),
    });
    await user.click(screen.getByRole('button', { name: 'Advanced settings' }));
    await user.click(await screen.findByRole('switch', { name: 'Lock prompt' }));
    expect(await screen.findByText('You earn 4 credits of it, the house keeps 1.')).toBeTruthy();
    const price = screen.getByRole('spinbutton', { name: 'Prompt price' });
    await user.clear(price);
    await user.type(price, '80');
    expect(await screen.findByText('$80 is more than a prompt may cost: its price is 100 credits.')).toBeTruthy();
    expect(screen.getByText('You earn 80 credits of it, the house keeps 20.')).toBeTruthy();
    await user.clear(price);
    await user.type(price, '0.01');
    expect(await screen.findByText('$0.01 is less than a prompt may cost: its price is 1 credit.')).toBeTruthy();
    await user.clear(price);
    expect(screen.queryByText(/than a prompt may cost/)).toBeNull();
    expect(screen.queryByText(/^You earn/)).toBeNull();
  });

  it('hide lock and visibility from guests [R-FORM-04]', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Advanced settings' }));
    await screen.findByRole('slider', { name: 'Text weight' });
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('go back to the first values with Clear All, and come back with Ctrl+Z [R-FORM-11, PEOPLE-45]', async () => {
    const { user } = open();
    formStore.patch({ prompt: 'A harbour', style: 'neon', guidance: 2 });
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(formStore.read()).toEqual(emptyForm);
    await user.keyboard('{Control>}z{/Control}');
    expect(formStore.read()).toMatchObject({ prompt: 'A harbour', style: 'neon', guidance: 2 });
  });
});

describe('Clear All', () => {
  // What was said in passing outlives a test; the newest stands first.
  const newest = ([first]: HTMLElement[]) => first ?? document.body;

  it('says that it has cleared, and brings everything back at a press [MAKE-85]', async () => {
    const { user } = open();
    formStore.patch({ prompt: 'A harbour', style: 'neon', guidance: 2 });
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    expect((await screen.findAllByText('The form is cleared.')).length).toBeGreaterThan(0);
    await user.click(newest(await screen.findAllByRole('button', { name: 'Undo' })));
    expect(formStore.read()).toMatchObject({ prompt: 'A harbour', style: 'neon', guidance: 2 });
  });

  it('writes over nothing that was written since, and says so [MAKE-85]', async () => {
    const { user } = open();
    formStore.patch({ prompt: 'A harbour' });
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    await screen.findAllByText('The form is cleared.');
    const undo = newest(await screen.findAllByRole('button', { name: 'Undo' }));
    await user.type(prompt(), 'Snow');
    await user.click(undo);
    expect(formStore.read().prompt).toBe('Snow');
    expect(await screen.findByText('The form has changed since, so it stays as it is.')).toBeTruthy();
  });

  it('says nothing where there was nothing to clear [MAKE-85]', async () => {
    const { user } = open();
    const before = screen.queryAllByText('The form is cleared.').length;
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryAllByText('The form is cleared.').length).toBeLessThanOrEqual(before);
  });
});

describe('what is to be left out', () => {
  const sizes = { sizes: [...imageSizes], styles: [...imageStyles] };

  it('is written in the settings, sent, and told by what the engine hears [MAKE-59]', async () => {
    signInAs();
    const figures = {
      ...{ credits: 2, credits_each: 2, count: 1, spendable: 50, can_pay: true, width: 64, height: 64 },
      ...{ size: '64x64', resolution: null, ratio: null, duration: null, waiting_before: 0, deadline_s: 240 },
    };
    const { user, backend } = open({
      'images.sizes': () => ({ ...sizes, engines: [], takes_negative_prompt: true }),
      'generations.quote': () => ({
        ...{ kind: 'image', engine: 'studio', model: 'studio', ...figures },
        hears: { verdict: 'all', drawn: ['harbour'], not_drawn: [], ignored: [], left_out: ['people'] },
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Advanced settings' }));
    await user.type(await screen.findByRole('textbox', { name: 'Leave out' }), 'people');
    await user.type(prompt(), 'A harbour');
    expect(await screen.findByText('leaves out people')).toBeTruthy();
    await user.click(await generate());
    await waitFor(() => expect(sent(backend)[0]?.body).toMatchObject({ negative_prompt: 'people' }));
  });

  it('has no field where the engine cannot be told, and nothing of it is sent [MAKE-59]', async () => {
    signInAs();
    formStore.patch({ negative: 'people' });
    const { user, backend } = open();
    await user.click(screen.getByRole('button', { name: 'Advanced settings' }));
    expect(screen.queryByRole('textbox', { name: 'Leave out' })).toBeNull();
    await user.type(prompt(), 'A harbour');
    await user.click(await generate());
    await waitFor(() => expect(sent(backend)).toHaveLength(1));
    expect(sent(backend)[0]?.body).not.toHaveProperty('negative_prompt');
  });
});

describe('starting', () => {
  it('goes to the page of the image, and says so [R-HOME-07, R-RES-11, R-ERR-25]', async () => {
    signInAs();
    const { user, backend } = open();
    await user.type(prompt(), 'A harbour');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(address()).toBe('/generate/new'));
    expect(await screen.findAllByText('Image generation started!')).not.toHaveLength(0);
    expect(sent(backend)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('makes four at once by keys, for the price of four, and one by the call for one [MAKE-30]', async () => {
    signInAs();
    const { user, backend } = open({
      'accounts.profile': () => aSelf({ credits: 9 }),
      'images.generateMany': () => ({ ...started(), generations: [started().generation] }),
    });
    await user.type(prompt(), 'A harbour');
    const counts = await screen.findByRole('radiogroup', { name: 'Pictures at once' });
    expect(within(counts).getByRole('radio', { name: '1' }).getAttribute('aria-checked')).toBe('true');
    within(counts).getByRole('radio', { name: '1' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('4');
    expect(described(await generate())).toBe('Costs 8 credits');
    await user.click(await generate());
    await waitFor(() => expect(address()).toBe('/generate/new'));
    expect(sent(backend)).toEqual([]);
    const batch = backend.calls.find(({ id }) => id === 'images.generateMany');
    expect(batch?.request.body).toMatchObject({ text_prompt: 'A harbour', count: 4 });
    expect(batch?.request.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    act(() => formStore.patch({ count: 1 }));
    await user.click(await generate());
    await waitFor(() => expect(sent(backend)).toHaveLength(1));
    expect(sent(backend)[0]?.body).not.toHaveProperty('count');
  });

  it('holds the price of all against the balance, and offers no count for videos [MAKE-30]', async () => {
    signInAs();
    const { user, backend } = open({ 'accounts.profile': () => aSelf({ credits: 7 }) });
    act(() => formStore.patch({ prompt: 'A harbour', count: 4 }));
    await user.click(await screen.findByRole('button', { name: 'Need 8 credits' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(backend.count('images.generateMany')).toBe(0);
    act(() => formStore.patch({ contentType: 'video' }));
    await waitFor(() => expect(screen.queryByRole('radiogroup', { name: 'Pictures at once' })).toBeNull());
  });

  it('sends the same request under the same key until it is answered [R-FORM-11]', async () => {
    signInAs();
    let lost = true;
    const { user, backend } = open({
      'images.generate': () => {
        if (lost) throw new DOMException('aborted', 'TimeoutError');
        return started();
      },
    });
    await user.type(prompt(), 'A harbour');
    await user.click(await generate());
    await screen.findByText('Network error. Please check your connection and try again.');
    lost = false;
    await user.click(await generate());
    await waitFor(() => expect(address()).toBe('/generate/new'));
    const keys = new Set(sent(backend).map(({ headers }) => headers.get('idempotency-key')));
    expect(keys.size).toBe(1);
    await user.click(await generate());
    await waitFor(() =>
      expect(new Set(sent(backend).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2),
    );
  });

  it('asks guests to sign in, with the words of an image, and loses none of theirs [R-FORM-28]', async () => {
    const { user, backend } = open();
    await user.type(prompt(), 'A harbour');
    await user.click(await generate());
    const dialog = await screen.findByRole('dialog', { name: 'Login Required' });
    expect(within(dialog).getByText(/You need to sign in to generate images\./)).toBeTruthy();
    expect(sent(backend)).toHaveLength(0);
    expect(formStore.read().prompt).toBe('A harbour');
  });

  it('opens the same dialog after a 401 [R-ERR-17]', async () => {
    signInAs();
    const { user } = open({
      'images.generate': () => errorAnswer(401),
      'accounts.refresh': () => errorAnswer(401),
    });
    await user.type(prompt(), 'A harbour');
    await user.click(await generate());
    expect(await screen.findByRole('dialog', { name: 'Login Required' })).toBeTruthy();
    expect(formStore.read().prompt).toBe('A harbour');
  });

  it('shows what is missing when the balance is short, without a request [R-FORM-27, R-ERR-19]', async () => {
    signInAs();
    const { user, backend } = open({ 'accounts.profile': () => aSelf({ credits: 1 }) });
    await user.type(prompt(), 'A harbour');
    await user.click(await screen.findByRole('button', { name: 'Need 2 credits' }));
    expect((await screen.findByRole('dialog', { name: 'Insufficient Credits' })).textContent).toContain('Missing1');
    expect(sent(backend)).toHaveLength(0);
  });

  it.each([
    'Insufficient credits. This needs 2 credits and your balance is 1 credit.',
    'not enough CREDIT left',
    'Low balance',
    'Your credit is too low',
  ])('shows the dialog when the server says: %s [R-ERR-18]', async (message) => {
    signInAs();
    const { user } = open({ 'images.generate': () => errorAnswer(400, { message }) });
    await user.type(prompt(), 'A harbour');
    await user.click(await generate());
    expect(await screen.findByRole('dialog', { name: 'Insufficient Credits' })).toBeTruthy();
  });

  it.each([
    ['the words of the server', () => errorAnswer(429, { message: 'One moment, please.' }), 'One moment, please.'],
    ['the fixed sentence', () => errorAnswer(403), 'Failed to start generation. Please try again.'],
    ['that there is no id', () => Response.json({ generation: aContent() }), 'No image ID received from API'],
    ['that the answer is unreadable', () => Response.json({ id: 'x', generation: {} }), 'Invalid generation data'],
  ])('says %s in the form, and a toast [R-RES-11, R-ERR-20, R-ERR-24]', async (_name, answer, text) => {
    signInAs();
    const { user } = open({ 'images.generate': answer });
    await user.type(prompt(), 'A harbour');
    await user.click(await generate());
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
    expect(await screen.findAllByText('Failed to start generation')).not.toHaveLength(0);
    expect(address()).toBe('/');
  });
});

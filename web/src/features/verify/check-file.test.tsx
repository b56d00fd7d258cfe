import type { CheckedFile } from '@loomlight/contract/provenance';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { writeProof } from '../../lib/prompt-proof.ts';
import { VerifyPage } from '../../pages/verify-page.tsx';
import { errorAnswer, fakeBackend } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const made: CheckedFile = {
  verdict: 'valid',
  mark: null,
  mark_look: 'not_needed',
  engine: 'studio',
  model: 'studio-1.0',
  digital_source: 'algorithmicMedia',
  made_at: '2026-11-22T10:00:00.000Z',
  signer: { fingerprint: 'ab'.repeat(32), state: 'active' },
  prompt: 'not_asked',
  link: '/generate/x',
  faults: [],
};
const nothing: CheckedFile = {
  ...made,
  verdict: 'unknown',
  mark_look: 'taken',
  engine: null,
  model: null,
  digital_source: null,
  made_at: null,
  signer: null,
  link: null,
};

const aFile = (name = 'lighthouse.png') => new File(['bytes'], name, { type: 'image/png' });
const fieldsOf = (body: unknown) => (body instanceof FormData ? [...body.keys()] : undefined);

function open(answer: (fields: FormData) => CheckedFile | Response | Promise<Response>) {
  const backend = fakeBackend({ 'provenance.verify': ({ body }) => answer(body as unknown as FormData) });
  renderApp(<VerifyPage />, '/verify');
  return { backend, person: userEvent.setup() };
}
const choose = async (person: ReturnType<typeof userEvent.setup>, file = aFile()) =>
  person.upload(screen.getByLabelText('File to check'), file);

describe('the page that checks a file', () => {
  it('says the verdict first, to the eye and to a reader of the screen, and then what there is to know [ORIGIN-20]', async () => {
    const { person, backend } = open(() => made);
    expect(
      screen.getByText(/This browser cannot read files by itself: the file is sent, read and forgotten/),
    ).toBeTruthy();
    await choose(person);
    const verdict = within(await screen.findByRole('region', { name: 'Made here, and not changed since' }));
    expect(verdict.getByText(/made here with studio on .*2026, and nothing in it has been changed/)).toBeTruthy();
    expect(verdict.getByText('lighthouse.png')).toBeTruthy();
    expect(verdict.getByRole('link', { name: 'Open its page' }).getAttribute('href')).toBe('/generate/x');
    expect(verdict.getByText('Computed by rules, without a trained model')).toBeTruthy();
    expect(verdict.getByText('abababababababab (in use)')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('made here with studio');
    expect(fieldsOf(backend.calls[0]?.request.body)).toEqual(['file']);
  });

  it.each([
    ['changed', {}, 'Changed since it was signed', /does not fit/],
    ['foreign', { signer: null }, 'Signed by somebody else', /do not vouch for it/],
    ['foreign', { signer: { fingerprint: 'ab', state: 'withdrawn' } }, 'Signed by somebody else', /was withdrawn/],
    [
      'marked',
      { mark: { found: true, z: 12.5 } },
      'Made here, by its invisible mark',
      /It may have been changed since/,
    ],
    ['unknown', { mark: { found: true, z: 9 } }, 'Nothing found', /leads to no item that we know/],
    ['unknown', {}, 'Nothing found', /does not mean that no machine made it/],
    ['unknown', { faults: ['unreadable'] }, 'Nothing found', /damaged/],
  ] as const)('has a sentence for %s with %o [ORIGIN-20]', async (verdict, facts, title, sentence) => {
    const { person } = open(() => ({
      ...nothing,
      ...facts,
      faults: [...('faults' in facts ? facts.faults : [])],
      verdict,
    }));
    await choose(person);
    const region = within(await screen.findByRole('region', { name: title }));
    expect(region.getByText(sentence)).toBeTruthy();
    expect(region.queryByRole('link')).toBeNull();
  });

  it('says beside the verdict that nobody has looked for the mark, and looks again [ORIGIN-41]', async () => {
    const late = { ...nothing, verdict: 'changed', mark_look: 'not_now' } as const;
    const answers = [late, { ...late, mark_look: 'taken', mark: { found: false, z: 2 } } as const];
    const { person, backend } = open(() => answers.shift() ?? nothing);
    await choose(person);
    const region = within(await screen.findByRole('region', { name: 'Changed since it was signed' }));
    expect(region.getByText(/could not be looked for now/)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('could not be looked for now');
    await person.click(screen.getByRole('button', { name: 'Look again' }));
    await waitFor(() => expect(screen.queryByText(/could not be looked for now/)).toBeNull());
    expect(backend.count('provenance.verify')).toBe(2);
    expect(screen.queryByRole('button', { name: 'Look again' })).toBeNull();
  });

  it('says beside the verdict that the look for the mark did not come to its end, which no second try changes [ORIGIN-45]', async () => {
    const { person } = open(() => ({ ...nothing, mark_look: 'cut_short', mark: { found: false, z: 2 } }));
    await choose(person);
    const region = within(await screen.findByRole('region', { name: 'Nothing found' }));
    expect(region.getByText(/was not looked for to the end/)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('It may carry one.');
    expect(screen.queryByRole('button', { name: /Look/ })).toBeNull();
  });

  it('takes a file that is dropped, and holds its words against it [ORIGIN-20]', async () => {
    const { person, backend } = open((form) => ({ ...made, prompt: form.has('prompt') ? 'opens' : 'not_asked' }));
    const zone = screen.getByText('Drop a picture or film here').parentElement;
    if (!zone) throw new Error('There is no zone.');
    fireEvent.drop(zone, { dataTransfer: { files: [aFile()] } });
    await screen.findByRole('region', { name: 'Made here, and not changed since' });
    const form = within(screen.getByRole('form', { name: 'Check a prompt' }));
    await person.type(form.getByLabelText('Prompt'), 'a lighthouse');
    await person.selectOptions(form.getByLabelText('Style'), 'Anime');
    await person.type(form.getByLabelText('Opening'), 'zz');
    await person.click(form.getByRole('button', { name: 'Check the prompt' }));
    expect(form.getByText(/An opening has 64 characters/)).toBeTruthy();
    expect(backend.count('provenance.verify')).toBe(1);
    await person.clear(form.getByLabelText('Opening'));
    await person.type(form.getByLabelText('Opening'), `${'0f'.repeat(32)}{Enter}`);
    expect((await screen.findAllByText(/these words were sealed in this file/)).length).toBeGreaterThan(0);
    expect(fieldsOf(backend.calls[1]?.request.body)).toEqual(['prompt', 'style', 'opening', 'file']);
  });

  it('is filled in by a proof that is pasted, and by nothing else [ORIGIN-22]', async () => {
    const { person, backend } = open((form) => ({ ...made, prompt: form.has('prompt') ? 'opens' : 'not_asked' }));
    await choose(person);
    const form = within(await screen.findByRole('form', { name: 'Check a prompt' }));
    const valueOf = (label: string) => form.getByLabelText<HTMLInputElement>(label).value;
    await person.click(form.getByLabelText('Prompt'));
    await person.paste('a plain sentence');
    expect([valueOf('Prompt'), valueOf('Opening')]).toEqual(['a plain sentence', '']);
    const proof = { prompt: 'two\nlines', style: 'anime', opening: '0f'.repeat(32) };
    await person.click(form.getByLabelText('Opening'));
    await person.paste(await writeProof({ ...proof, item: 'x', page: 'https://house.example/verify' }));
    expect(form.getByText('The proof is filled in.')).toBeTruthy();
    expect([valueOf('Prompt'), valueOf('Style'), valueOf('Opening')]).toEqual([
      proof.prompt,
      proof.style,
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    await person.click(form.getByRole('button', { name: 'Check the prompt' }));
    expect((await screen.findAllByText(/these words were sealed in this file/)).length).toBeGreaterThan(0);
    const sent = backend.calls[1]?.request.body;
    expect(sent instanceof FormData && sent.get('prompt')).toBe(proof.prompt);
    expect(sent instanceof FormData && sent.get('style')).toBe('anime');
  });

  it('says what went wrong: too large, empty, refused, and no line [ORIGIN-20]', async () => {
    let isDown = false;
    const { person, backend } = open(() => {
      if (isDown) throw new TypeError('Failed to fetch');
      return errorAnswer(429, { message: 'Too many requests.' });
    });
    const large = aFile('film.mp4');
    Object.defineProperty(large, 'size', { value: 200_000_001 });
    await choose(person, large);
    expect((await screen.findByRole('alert')).textContent).toContain('At most 200 MB can be checked.');
    await choose(person, new File([], 'empty.png', { type: 'image/png' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This file is empty.'));
    expect(backend.calls).toEqual([]);
    await choose(person);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Too many requests.'));
    isDown = true;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await choose(person);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/connection|reach|internet/i));
    expect(screen.queryByRole('region')).toBeNull();
  });
});

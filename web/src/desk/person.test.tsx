import type { PersonNote, PersonRow } from '@loomlight/contract/desk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AppRoutes } from '../routes.tsx';
import { aSelf, signInAs } from '../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';

const at = new Date(Date.now() - 60_000).toISOString();
const ada: PersonRow = {
  ...{ id: 'ada', username: 'Ada Byron', email: 'ada@loomlight.test', joined_at: at },
  ...{ role: 'user', state: 'active', credits: 20 },
};
const note: PersonNote = { id: 'n1', text: 'Asked by mail', at, author_id: 'boss', author_name: 'Boss' };

function open(handlers: FakeHandlers = {}) {
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf({ role: 'admin' }),
    'desk.now': () => ({ waiting: [] }),
    'desk.people': () => ({ people: [ada], next: null }),
    'desk.person': () => ({
      ...{ ...ada, email_verified_at: at, credits_held: 0, credits_owed: 0, items: 4, devices: 1 },
      ...{ muted_until: null, suspended_until: null, decisions: [] },
    }),
    'desk.personLedger': () => ({ entries: [], next: null }),
    'desk.audit': () => ({ entries: [], next: null }),
    'desk.notes': () => ({ notes: [note], next: null }),
    ...handlers,
  });
  renderApp(<AppRoutes />, '/desk/people/ada');
  return { backend, person: userEvent.setup() };
}

describe('notes', () => {
  const region = async () => within(await screen.findByRole('region', { name: 'Notes' }));

  it('are read and written with who has written them, and say who reads them [DESK-95]', async () => {
    const notes = [note];
    const { backend, person } = open({
      'desk.notes': () => ({ notes, next: null }),
      'desk.addNote': ({ body }) => {
        notes.unshift({ ...note, id: 'n2', text: body.text });
        return { id: 'n2' };
      },
    });
    const part = await region();
    expect(await part.findByText('Asked by mail')).toBeTruthy();
    const box = part.getByRole('textbox', { name: 'New note' });
    expect(part.getByText('Write as if they read it: it is part of the copy of their data.')).toBeTruthy();
    await person.click(part.getByRole('button', { name: 'Add note' }));
    expect(backend.calls.filter(({ id }) => id === 'desk.addNote')).toEqual([]);
    await person.type(box, 'Called back');
    await person.click(part.getByRole('button', { name: 'Add note' }));
    expect(await part.findByText('Called back')).toBeTruthy();
    expect((box as HTMLTextAreaElement).value).toBe('');
  });

  it('keep their words in the box when they could not be written [DESK-95]', async () => {
    const { person } = open({ 'desk.addNote': () => errorAnswer(409, { message: 'All the notes there can be.' }) });
    const part = await region();
    await person.type(part.getByRole('textbox', { name: 'New note' }), 'Called back');
    await person.click(part.getByRole('button', { name: 'Add note' }));
    expect(await part.findByText('All the notes there can be.')).toBeTruthy();
    expect(part.getByDisplayValue('Called back')).toBeTruthy();
  });

  it('are removed one by one, and an empty list says so [DESK-95]', async () => {
    let notes = [note];
    const { person } = open({
      'desk.notes': () => ({ notes, next: null }),
      'desk.removeNote': () => {
        notes = [];
      },
    });
    const part = await region();
    await person.click(await part.findByRole('button', { name: 'Remove the note “Asked by mail”' }));
    expect(await part.findByText('Nothing was noted yet.')).toBeTruthy();
    await waitFor(() => expect(part.queryByText('Asked by mail')).toBeNull());
  });
});

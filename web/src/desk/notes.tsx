import { desk, noteLimits, type PersonNote } from '@loomlight/contract/desk';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../api/client.ts';
import { errorText } from '../api/error-words.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { Block } from './block.tsx';
import { deskKey, notesQuery } from './desk-queries.ts';
import { Field } from './field.tsx';
import { Moment } from './moment.tsx';
import { ShowMore } from './show-more.tsx';

/** What administrators have written down about a person, and the box for more (DESK-95). */
export function Notes({ id }: { id: string }) {
  const list = useInfiniteQuery(notesQuery(id));
  const notes = list.data?.pages.flatMap((page) => page.notes) ?? [];
  return (
    <>
      <Block query={list}>
        {notes.length === 0 && <p className="desk-note">Nothing was noted yet.</p>}
        <ul className="desk-rows">
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
        <ShowMore of={list} className="mt-3" />
      </Block>
      <NoteForm id={id} />
    </>
  );
}

function Note({ note }: { note: PersonNote }) {
  const client = useQueryClient();
  const removing = useMutation({
    mutationFn: () => call(desk.removeNote, { params: { id: note.id } }),
    // Also when it has failed: somebody else may have removed it.
    onSettled: () => client.invalidateQueries({ queryKey: deskKey }),
  });
  return (
    <li>
      <span>
        <span className="whitespace-pre-wrap" dir="auto">
          {note.text}
        </span>
        <span className="desk-note block">
          {note.author_name ?? 'Somebody who has left'}, <Moment at={note.at} />
        </span>
      </span>
      <Button
        tone="line"
        size="sm"
        aria-label={`Remove the note “${note.text.slice(0, 40)}”`}
        loading={removing.isPending}
        onClick={() => removing.mutate()}
      >
        Remove
      </Button>
      {removing.isError && <FormAlert tone="bad">{errorText(removing.error)}</FormAlert>}
    </li>
  );
}

function NoteForm({ id }: { id: string }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const adding = useMutation({
    mutationFn: () => call(desk.addNote, { params: { id }, body: { text } }),
    onSuccess: async () => {
      setText('');
      await client.invalidateQueries({ queryKey: deskKey });
    },
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !adding.isPending) adding.mutate();
  };
  return (
    <form aria-label="New note" className="mt-4 grid gap-2" onSubmit={add}>
      <Field
        label="New note"
        as="textarea"
        value={text}
        maxLength={noteLimits.noteMax}
        help="Write as if they read it: it is part of the copy of their data."
        onChange={setText}
      />
      {adding.isError && <FormAlert tone="bad">{errorText(adding.error)}</FormAlert>}
      <Button type="submit" tone="line" size="sm" loading={adding.isPending} className="justify-self-start">
        Add note
      </Button>
    </form>
  );
}

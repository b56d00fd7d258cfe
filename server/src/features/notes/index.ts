export { addNote } from './add-note.ts';
export { listNotes } from './list-notes.ts';
export { deleteSomeNotes } from './notes.store.ts';
export { removeNote } from './remove-note.ts';

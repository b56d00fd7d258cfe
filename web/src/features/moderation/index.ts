export { ModerationNote } from './moderation-note.tsx';

export { enqueueMail } from './enqueue-mail.ts';
export { resetMailPart } from './mail.store.ts';

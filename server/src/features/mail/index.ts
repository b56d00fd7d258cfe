export { enqueueMail } from './enqueue-mail.ts';

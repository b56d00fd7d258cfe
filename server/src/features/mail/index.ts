export { deleteSomeMails, releaseMails, removeOldMails } from './mail.store.ts';
export { enqueueMail } from './enqueue-mail.ts';
export type { MailPayloads } from './mail.rules.ts';
export { resetMailPart } from './mail.store.ts';

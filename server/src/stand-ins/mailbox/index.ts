export { openMailboxMailer } from './mailbox-mailer.ts';
export { removeOldMailbox } from './mailbox.store.ts';
export { listMails } from './read-mailbox.ts';

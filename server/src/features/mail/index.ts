export { deleteSomeMails, releaseMails, removeOldMails } from './mail.store.ts';
export { clearedWords } from './cleared-words.rules.ts';
export { enqueueMail } from './enqueue-mail.ts';
export { type AlarmFigures, type AlarmMatter, type MailPayloads } from './mail.rules.ts';
export { countGivenUp, countMailsTo, insertAlarms } from './mail.store.ts';
export { resetMailPart, weeklyMailPart } from './mail.store.ts';

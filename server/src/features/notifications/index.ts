export { announceUnread } from './announce-unread.ts';
export { type NotificationFacts, notificationWords } from './notification.rules.ts';
export {
  deleteSomeNotifications,
  markGenerationsRead,
  tellDesk,
  tellOfDecision,
  tellPeople,
  tellPerson,
} from './notifications.store.ts';
export { removeOldNotifications } from './remove-old-notifications.ts';

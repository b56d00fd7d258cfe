export { Bell } from './bell.tsx';
export { NotificationCenter } from './notification-center.tsx';
export { NotificationWishes } from './notification-wishes.tsx';
export { StopWeeklyMail } from './stop-weekly-mail.tsx';
export { useSeen } from './use-seen.ts';

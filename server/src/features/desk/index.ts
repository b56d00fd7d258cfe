export { approveAsOperator } from './decide-approval.ts';
export { findAlarm, mailAlarms } from './mail-alarms.ts';
export { listApprovals } from './list-approvals.ts';

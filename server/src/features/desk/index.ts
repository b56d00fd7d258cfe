export { approveAsOperator } from './decide-approval.ts';
export { findAlarm, mailAlarms } from './mail-alarms.ts';
export { measureHoldings, measureStanding } from './measure-standing.ts';
export { listApprovals } from './list-approvals.ts';

export { approveAsOperator } from './decide-approval.ts';
export { listApprovals } from './list-approvals.ts';

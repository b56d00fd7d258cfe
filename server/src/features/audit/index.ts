export type { Act, ActContext, ActPlan, Facts, MovedCredits } from './act.ts';
export {
  type AuditFilter,
  type AuditRow,
  findActResult,
  insertAudit,
  insertReading,
  listAudit,
} from './audit.store.ts';

export { ReportForm } from './report-form.tsx';
export { ReportStatus } from './report-status.tsx';
export { StatementView } from './statement-view.tsx';

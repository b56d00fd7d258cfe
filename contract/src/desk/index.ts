import { books } from './books.ts';
import { campaigns } from './campaigns.ts';
import { disputes } from './disputes.ts';
import { engines } from './engines.ts';
import { frame } from './frame.ts';
import { installation } from './installation.ts';
import { items } from './items.ts';
import { siteLogo } from './logo.ts';
import { money } from './money.ts';
import { notes } from './notes.ts';
import { people } from './people.ts';
import { deskReports } from './reports.ts';
import { restrictions } from './restrictions.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { signals } from './signals.ts';
import { site } from './site.ts';
import { strikes } from './strikes.ts';
import { sums } from './sums.ts';

export {
  accentColours,
  accentContrast,
  accentFaults,
  accentPattern,
  accentSheet,
  css,
  failedHue,
  grounds,
  ratio,
  themes,
} from './accent.ts';
export { monthTables } from './books.ts';
export type { DeskCampaign } from './campaigns.ts';
export type { DeskDispute } from './disputes.ts';
export type {
  DeskJob,
  DeskQueue,
  DoubtfulTask,
  EngineCosts,
  EngineLine,
  EnginePrice,
  Latency,
  LineOfProcess,
  ModelCost,
} from './engines.ts';
export type { ActReply, Facts, Previewed } from './acts.ts';
export { type DeskSetting, settingSources } from './installation.ts';
export type { Approval, AuditEntry, Waiting } from './frame.ts';
export type { PersonItem } from './items.ts';
export { type DeskLogo, logoLimits, logoTypes } from './logo.ts';
export type { DeskOrder, DeskPackage, UnfitPayment, PackageChange } from './money.ts';
export { noteLimits, type PersonNote } from './notes.ts';
export type { LedgerEntry, PersonDecision, PersonRow, WithheldBonus } from './people.ts';
export { strikeDays, type StrikeHolder, strikeProposal } from './strikes.ts';
export {
  type DeskObjection,
  type DeskReview,
  type DeskClassifier,
  type DeskRule,
  type RuleAction,
  ruleActions,
  type RuleScope,
  ruleScopes,
  type TestedRule,
  type TriedText,
} from './rules.ts';
export {
  addressKey,
  alarmMailsMax,
  footerLineMax,
  type NumberSetting,
  reportHoursBounds,
  settingBounds,
  type SettingBounds,
  type SettingChanges,
  settingChanges,
  type SettingName,
  settingNames,
  type SettingValues,
  settingValues,
  siteNameMax,
  thresholdsMax,
} from './settings.ts';
export type { DeskSignal, SignalTie, WaitingIncome } from './signals.ts';
export { type CreditsDay, type DeskSeller, type MoneyDay, type MoneySum, sellersShown, sumDaysMax } from './sums.ts';
export { type DeskBanner, type PageSlug, pageSlugs, type PageVersion } from './site.ts';
export {
  type AppealRow,
  copiesMax,
  type CopyOfItem,
  type ItemAction,
  itemActions,
  type ReportItem,
  type ReportRow,
} from './reports.ts';

/** Every call of the operator's desk. A door of its own (`@loomlight/contract/desk`), so that no page of a visitor carries one of them. */
export const desk = {
  ...frame,
  people: people.list,
  person: people.get,
  personLedger: people.ledger,
  changeCredits: people.credits,
  changeRole: people.role,
  deactivate: people.deactivate,
  reactivate: people.reactivate,
  signOut: people.signOut,
  deletePerson: people.delete,
  exportPerson: people.export,
  verifyEmail: people.verifyEmail,
  sendMail: people.sendMail,
  withheldBonuses: people.withheldBonuses,
  decideBonus: people.decideBonus,
  personItems: items.ofPerson,
  itemWords: items.words,
  notes: notes.list,
  addNote: notes.add,
  removeNote: notes.remove,
  mute: restrictions.mute,
  suspend: restrictions.suspend,
  clearProfile: restrictions.clearProfile,
  restrictItem: restrictions.item,
  orders: money.orders,
  refundOrder: money.refundOrder,
  unfitPayments: money.unfitPayments,
  seePayment: money.seePayment,
  packages: money.packages,
  changePackage: money.changePackage,
  cancelPackageChange: money.cancelPackageChange,
  disputes: disputes.list,
  disputeEvidence: disputes.evidence,
  submitEvidence: disputes.submit,
  campaigns: campaigns.list,
  startCampaign: campaigns.start,
  stopCampaign: campaigns.stop,
  signals: signals.list,
  signal: signals.get,
  releaseSignal: signals.release,
  returnIncome: signals.return,
  closeSignal: signals.close,
  engines: engines.costs,
  engineLines: engines.lines,
  setEnginePrice: engines.setPrice,
  jobs: engines.jobs,
  retryJob: engines.retryJob,
  cancelJob: engines.cancelJob,
  possiblyPaid: engines.possiblyPaid,
  settleTasks: engines.settleTasks,
  strikes: strikes.list,
  reports: deskReports.list,
  personReports: deskReports.ofPerson,
  report: deskReports.get,
  reportCopies: deskReports.copies,
  copyMedia: deskReports.copyMedia,
  messageReport: deskReports.message,
  assignReport: deskReports.assign,
  hideReport: deskReports.hide,
  decideReport: deskReports.decide,
  liftDecision: deskReports.lift,
  evidence: deskReports.evidence,
  exportEvidence: deskReports.exportEvidence,
  exportPassword: deskReports.exportPassword,
  exportFile: deskReports.exportFile,
  appeals: deskReports.appeals,
  decideAppeal: deskReports.decideAppeal,
  transparency: deskReports.transparency,
  books: books.get,
  verifyBooks: books.verify,
  exportMonth: books.month,
  summary: sums.summary,
  liabilities: sums.liabilities,
  installation: installation.get,
  settings: settings.get,
  changeSettings: settings.change,
  page: site.page,
  savePage: site.savePage,
  accent: site.accent,
  setAccent: site.setAccent,
  logo: siteLogo.logo,
  readLogo: siteLogo.readLogo,
  setLogo: siteLogo.setLogo,
  banner: site.banner,
  showBanner: site.showBanner,
  endBanner: site.endBanner,
  rules: rules.list,
  addRule: rules.add,
  endRule: rules.end,
  testRule: rules.test,
  tryText: rules.try,
  classifier: rules.classifier,
  reviews: rules.reviews,
  reviewWords: rules.words,
  reviewMedia: rules.media,
  objections: rules.objections,
  objectionWords: rules.objectionWords,
  answerObjection: rules.answerObjection,
  passReview: rules.pass,
  keepReview: rules.keep,
} as const;

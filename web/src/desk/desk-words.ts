import type { Facts, RuleScope, Waiting } from '@loomlight/contract/desk';

const actions: Readonly<Record<string, string>> = {
  'people.credits': 'Change of credits',
  'people.role': 'Change of role',
  'people.mute': 'Muting',
  'people.suspend': 'Suspension',
  'people.clear-profile': 'Profile cleared',
  'people.deactivate': 'Deactivation',
  'people.reactivate': 'Reactivation',
  'people.bonus': 'Welcome bonus decided',
  'people.sign-out': 'Sign-out everywhere',
  'people.note': 'Note on a person',
  'people.remove-note': 'Note on a person removed',
  'people.delete': 'Deletion of an account',
  'people.export': 'Copy of the data made',
  'people.verify-email': 'Verification mail sent',
  'people.mail': 'Reset mail sent',
  'people.read': 'Page of a person read',
  'users.promote': 'Made an administrator at the machine',
  'users.deactivate': 'Deactivation at the machine',
  'users.activate': 'Reactivation at the machine',
  'credits.grant': 'Credits given at the machine',
  'credits.add': 'Credits added',
  'content.words': 'Words of an item read',
  'content.restrict': 'Restriction of an item',
  'content.delete': 'Deletion of an item at the machine',
  'content.takedown': 'Removal of an item',
  'reports.read': 'Report read',
  'reports.assign': 'Who is at a report',
  'reports.hide': 'Hidden until a report is decided',
  'reports.decide': 'Decision about a report',
  'decisions.lift': 'Decision taken back',
  'appeals.decide': 'Appeal decided',
  'evidence.export': 'Export for the authority',
  'evidence.export-password': 'Password of an export shown',
  'evidence.take-along': 'Export taken along',
  'evidence.read': 'Evidence looked at',
  'credits.withdrawn': 'Price of withdrawn words given back',
  'packages.change': 'Change of a package',
  'packages.cancel-change': 'Change of a package cancelled',
  'packages.set': 'Package changed at the machine',
  'packages.remove': 'Package taken off offer at the machine',
  'disputes.submit': 'Evidence sent',
  'campaigns.start': 'Campaign',
  'campaigns.stop': 'Campaign stopped',
  'books.export': 'Month of the books taken along',
  'engines.price': 'Price of an engine',
  'engines.settle': 'Task of an engine settled',
  'site.page': 'Page of the site written',
  'site.accent': 'Colour of the site',
  'site.logo': 'Logo of the site',
  'site.settings': 'Settings of the site',
  'site.banner': 'Banner set',
  'site.end-banner': 'Banner taken away',
  'rules.add': 'Rule added',
  'rules.end': 'Rule ended',
  'reviews.pass': 'Piece let pass',
  'reviews.keep': 'Piece kept private',
  'reviews.words': 'Words of a waiting piece read',
  'reviews.media': 'Waiting piece looked at',
  'objections.words': 'Words of an objection read',
  'objections.answer': 'Objection answered',
  'orders.refund': 'Refund',
  'signals.read': 'Signal read',
  'signals.look': 'Look for signals at the machine',
  'signals.release': 'Income released',
  'signals.return': 'Income returned',
  'signals.close': 'Signal closed',
  'payments.seen': 'Payment ticked off',
  'jobs.cancel': 'Generation stopped',
  'jobs.retry': 'Generation sent again',
  'approvals.ask': 'Approval asked for',
  'approvals.decide': 'Approval answered',
};

/** What an act is called; one that has no words here by its own name. */
export function actionWords(action: string): string {
  return actions[action] ?? action;
}

const categories: Readonly<Record<string, string>> = {
  intimate_image: 'Intimate image',
  minor_safety: 'Safety of minors',
  copyright: 'Copyright',
  personal_data: 'Personal data',
  hate_violence: 'Hate or violence',
  fraud: 'Fraud',
  other: 'Something else',
};

/** What a report is about. */
export function categoryName(category: string): string {
  return categories[category] ?? category;
}

const decisions: Readonly<Record<string, string>> = {
  none: 'Let stand',
  hide: 'Hidden',
  remove: 'Removed',
  withdraw_words: 'Removed, words withdrawn',
  mute: 'Muted',
  suspend: 'Suspended',
  clear_profile: 'Profile cleared',
  return_income: 'Income returned',
  lift: 'Taken back',
};

/** What was decided, in a word or two. */
export function decisionName(action: string): string {
  return decisions[action] ?? action;
}

const names: Readonly<Record<string, string>> = {
  credits: 'Credits',
  credits_waiting: 'Credits that wait',
  sales_waiting: 'Sales that wait',
  kind: 'Kind',
  income: 'Income',
  held: 'Held',
  owed: 'Owed',
  account: 'Account',
  role: 'Role',
  bonus: 'Welcome bonus',
  colour: 'Colour',
  is_active: 'May sign in',
  muted_until: 'Muted until',
  suspended_until: 'Suspended until',
  devices: 'Devices',
  email_verified: 'Address verified',
  mail: 'Mail',
  name: 'Name',
  bio: 'Bio',
  profile_picture: 'Profile picture',
  description: 'Description',
  price_cents: 'Price in cents',
  currency: 'Currency',
  on_offer: 'On offer',
  coming: 'Changes to come',
  given_back_cents: 'Given back, in cents',
  left_cents: 'Left, in cents',
  outcome: 'What is wrong',
  seen: 'Ticked off',
  order: 'Order',
  amount_cents: 'Amount in cents',
  due_at: 'Due',
  people: 'People',
  credits_in_all: 'Credits in all',
  budget: 'Budget in credits',
  joined_from: 'Joined from',
  joined_before: 'Joined before',
  bought: 'Has bought',
  active_since: 'Active since',
  campaign: 'Campaign',
  package: 'Package',
  effective_at: 'Holds from',
  status: 'State',
  credits_back: 'Credits given back',
  attempt: 'Attempt',
  waits_since: 'Waits since',
  engine: 'Engine',
  settled: 'Settled as',
  model: 'Model',
  made: 'What it makes',
  price: 'Price',
  price_micros: 'Price in millionths',
  cost: 'Cost',
  cost_micros: 'Cost in millionths',
  cost_unknown: 'Of unknown cost',
  tasks: 'Tasks',
  ids: 'Which',
  per: 'Per',
  rules: 'Rules',
  version: 'Version',
  characters: 'Characters',
  from: 'From',
  until: 'Until',
  can_be_closed: 'Can be closed',
  words: 'Words of the rule',
  does: 'What it does',
  holds: 'Holds',
  act: 'Act',
  state: 'State',
  note: 'Note',
  report: 'Report',
  items: 'Items',
  exports: 'Exports',
  assigned_to: 'Who is at it',
  appeal: 'Appeal',
  objection: 'Objection',
  item: 'Item',
  site_name: 'Name of the site',
  footer_line: 'Footer line',
  report_clock_hours: 'Hours for reports',
  appeal_days: 'Days to appeal',
  copy_same: 'The same up to',
  copy_near: 'Near up to',
  classifier_thresholds: 'Scores from which somebody looks',
  classifier_failure: 'When the classifier does not answer',
  two_people_credits: 'Credits that want two people',
  two_people_cents: 'Cents that want two people',
  sale_hold_days: 'Days that income is held',
  bonus_per_network_day: 'Bonuses of a network in a day',
  bonus_per_network_hour: 'Bonuses of a network in an hour',
  storage_alarm_bytes: 'Room for media in bytes',
  alarm_mails: 'Addresses for alarms',
};

export function factName(name: string): string {
  const [setting = '', part] = name.split('.');
  return part === undefined ? (names[name] ?? name) : `${factName(setting)}: ${categoryName(part)}`;
}

const digestPattern = /^[0-9a-f]{64}$/;
const momentPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

export function factWords(value: Facts[string] | undefined): string {
  if (value === undefined || value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value.toLocaleString('en-US');
  // Of a digest so many signs tell it from any other that is looked at beside it.
  if (digestPattern.test(value)) return value.slice(0, 12);
  return momentPattern.test(value) ? `${value.slice(0, 16).replace('T', ' ')} UTC` : actionWords(value);
}

/** How many strikes, in words: '1 strike', '3 strikes'. */
export function countStrikes(strikes: number): string {
  return strikes === 1 ? '1 strike' : `${strikes.toLocaleString('en-US')} strikes`;
}

/** What a rule holds for. */
export const scopeNames: Readonly<Record<RuleScope, string>> = { prompt: 'Prompts', profile: 'Names and bios' };

const waitingNames: Readonly<Record<Waiting['kind'], string>> = {
  books: 'the books',
  report: 'reports',
  appeal: 'appeals',
  dispute: 'disputes',
  open_dispute: 'open disputes',
  payment: 'payments',
  review: 'reviews',
  objection: 'objections',
  bonus: 'bonuses',
  signal: 'signals of abuse',
  storage: 'the storage',
  backup: 'the backup',
  mail: 'mails',
  possibly_paid: 'tasks of engines',
  orphans: 'stored files',
  missing: 'missing files',
  refusals: 'refused prompts',
  approval: 'approvals',
  engine: 'engines',
  classifier: 'the classifier',
  overdue: 'generations',
};

/** What could not be read of what waits. */
export function unreadWords(kinds: readonly Waiting['kind'][]): string {
  return kinds.map((kind) => waitingNames[kind]).join(', ');
}

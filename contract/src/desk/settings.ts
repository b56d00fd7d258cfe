import * as z from 'zod/mini';
import { emailPattern } from '../accounts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { reportCategories, reportClockHours } from '../reports.ts';
import { time } from '../schemas.ts';
import { isBlank, isStorableText } from '../text.ts';
import { actBody, actQuery, actReply } from './acts.ts';

/** Numbers that a setting may have. */
export interface SettingBounds {
  readonly min: number;
  readonly max: number;
}

/** The bounds of every setting that is one number, as the desk says them beside its field (DESK-84). */
export const settingBounds = {
  /** Six months are the least that the law asks for. */
  appeal_days: { min: 183, max: 3_650 },
  copy_same: { min: 0, max: 14 },
  copy_near: { min: 0, max: 24 },
  two_people_credits: { min: 0, max: 1_000_000 },
  two_people_cents: { min: 0, max: 100_000_000 },
  sale_hold_days: { min: 0, max: 120 },
  bonus_per_network_day: { min: 0, max: 1_000_000 },
  bonus_per_network_hour: { min: 0, max: 1_000_000 },
  storage_alarm_bytes: { min: 0, max: 1_000_000_000_000_000 },
} as const satisfies Readonly<Record<string, SettingBounds>>;
export type NumberSetting = keyof typeof settingBounds;

/** Hours for a category of reports: an hour at least, thirty days at most, and intimate images never more than the law gives them. */
export const reportHoursBounds = (category: string): SettingBounds => ({
  min: 1,
  max: category === 'intimate_image' ? reportClockHours.intimate_image : 720,
});

export const thresholdsMax = 50;
/** To so many addresses alarms go at most: more would be a list for mails, and not who is woken. */
export const alarmMailsMax = 5;

const numberOf = (name: NumberSetting) => {
  const { min, max } = settingBounds[name];
  const words = `${name} is a whole number from ${min} to ${max}.`;
  return z.int(words).check(z.gte(min, words), z.lte(max, words));
};

/** Hours are told apart to a tenth: less nobody could tell. */
const hoursOf = (category: (typeof reportCategories)[number]) => {
  const { min, max } = reportHoursBounds(category);
  const words = `${category} has ${min} to ${max} hours.`;
  return z.number(words).check(z.gte(min, words), z.lte(max, words));
};

const clock = z.strictObject(
  {
    intimate_image: hoursOf('intimate_image'),
    minor_safety: hoursOf('minor_safety'),
    copyright: hoursOf('copyright'),
    personal_data: hoursOf('personal_data'),
    hate_violence: hoursOf('hate_violence'),
    fraud: hoursOf('fraud'),
    other: hoursOf('other'),
  },
  `report_clock_hours has the hours of each of ${reportCategories.join(', ')}.`,
);

/** What would break a line, or turn the direction of what stands beside it. */
const unseen = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;
export const siteNameMax = 40;
export const footerLineMax = 200;
const line = (name: string, max: number) =>
  z.string(`${name} is a text.`).check(
    z.trim(),
    z.maxLength(max, `${name} has at most ${max} characters.`),
    z.refine((text) => text !== '' && !isBlank(text) && isStorableText(text), 'Please write something.'),
    z.refine((text) => !unseen.test(text), `${name} is one line without hidden signs.`),
  );

const scoreWords = 'A score is a number from 0.01 to 1.';
const thresholds = z
  .record(
    z
      .string()
      .check(z.regex(/^[\w/ .:-]{1,100}$/, 'A category is named in 1 to 100 letters, digits or signs of / . : - _.')),
    z.number(scoreWords).check(z.gte(0.01, scoreWords), z.lte(1, scoreWords)),
    'classifier_thresholds are scores by category.',
  )
  .check(z.refine((all) => Object.keys(all).length <= thresholdsMax, `At most ${thresholdsMax} categories.`));

/** No sentence repeats an address: it would stand in logs of what was refused. */
const addressWords = 'An address looks like desk@example.org.';
const alarmMails = z
  .array(
    z.string(addressWords).check(
      z.trim(),
      z.maxLength(limits.emailMax, addressWords),
      z.refine((text) => emailPattern.test(text) && isStorableText(text), addressWords),
    ),
    'alarm_mails is a list of addresses.',
  )
  .check(
    z.maxLength(alarmMailsMax, `Alarms go to at most ${alarmMailsMax} addresses.`),
    z.refine((all) => new Set(all.map(addressKey)).size === all.length, 'Each address stands here once.'),
  );

/** The same for two spellings of one address. */
export function addressKey(address: string): string {
  return address.normalize('NFKC').toLowerCase();
}

/**
 * What whoever runs the installation can set at the desk while it runs, each with its bounds (DESK-84). What is not set there is as the environment,
 * or the product itself, has it.
 */
export const settingValues = z.object({
  /** What the site is called: beside its mark, in titles, mails and previews. */
  site_name: line('site_name', siteNameMax),
  /** What stands at the bottom of every page; none where it is empty. */
  footer_line: z.union([z.literal(''), line('footer_line', footerLineMax)]),
  /** Hours until a report of each category has to be decided. */
  report_clock_hours: clock,
  /** For how many days a decision can be appealed. */
  appeal_days: numberOf('appeal_days'),
  /** In how many of 64 bits pictures differ at most that are the same, and that are near enough to be looked at. */
  copy_same: numberOf('copy_same'),
  copy_near: numberOf('copy_near'),
  /** From which score of a category on somebody looks, whatever else the classifier says. */
  classifier_thresholds: thresholds,
  /** What becomes of a prompt of which the classifier says nothing in time. */
  classifier_failure: z.enum(['review', 'pass'], 'classifier_failure is review or pass.'),
  /** Above how many credits, and how many cents of a refund, another administrator has to say yes. */
  two_people_credits: numberOf('two_people_credits'),
  two_people_cents: numberOf('two_people_cents'),
  /** Days for which what a payment buys from other people is held for them. */
  sale_hold_days: numberOf('sale_hold_days'),
  /** Welcome bonuses that one neighbourhood has in a day and in an hour; 0: as many as come. */
  bonus_per_network_day: numberOf('bonus_per_network_day'),
  bonus_per_network_hour: numberOf('bonus_per_network_hour'),
  /** How many bytes of media there may be: from nine tenths of it on the desk says so; 0 for as many as come. */
  storage_alarm_bytes: numberOf('storage_alarm_bytes'),
  /** Who is mailed what cannot wait for somebody to open the desk (DESK-92); nobody where it is empty. */
  alarm_mails: alarmMails,
});
export type SettingValues = z.output<typeof settingValues>;
export type SettingName = keyof SettingValues;
// The keys of a schema are those of what it reads.
export const settingNames = Object.keys(settingValues.shape) as readonly SettingName[];

type Changeable = {
  [Name in SettingName]: z.ZodMiniOptional<z.ZodMiniNullable<(typeof settingValues.shape)[Name]>>;
};
// Each schema is that of its name.
const changeable = Object.fromEntries(
  settingNames.map((name) => [name, z.optional(z.nullable(settingValues.shape[name]))]),
) as Changeable;

/** A change of some settings: null for as the installation was set up. */
export const settingChanges = z
  .strictObject(changeable, `values are settings of ${settingNames.join(', ')}.`)
  .check(z.refine((changes) => Object.keys(changes).length > 0, 'Please change something.'));
export type SettingChanges = z.output<typeof settingChanges>;

/** Who has set a setting at the desk, and when. */
const changed = z.object({ name: z.string(), username: z.string(), changed_at: time });

/** As they hold: what the environment says has bounds of its own, which are wider outside of production. */
const shown = z.object({
  ...{ site_name: z.string(), footer_line: z.string() },
  report_clock_hours: z.record(z.enum(reportCategories), z.number()),
  ...{ appeal_days: z.number(), copy_same: z.int(), copy_near: z.int() },
  classifier_thresholds: z.record(z.string(), z.number()),
  classifier_failure: z.enum(['review', 'pass']),
  ...{ two_people_credits: z.int(), two_people_cents: z.int(), sale_hold_days: z.int() },
  ...{ bonus_per_network_day: z.int(), bonus_per_network_hour: z.int(), storage_alarm_bytes: z.int() },
  alarm_mails: z.array(z.string()),
});

/** How the site is set, for administrators. */
export const settings = {
  get: defineEndpoint({
    id: 'desk.settings',
    method: 'GET',
    path: '/desk/site',
    access: 'admin',
    rate: 'read',
    summary:
      'The settings of the site that can be changed while it runs: as they hold, and as the installation was set up',
    status: 200,
    reply: z.object({ values: shown, defaults: shown, changed: z.array(changed) }),
  }),
  change: defineEndpoint({
    method: 'POST',
    access: 'admin',
    rate: 'write',
    query: actQuery,
    id: 'desk.changeSettings',
    path: '/desk/site',
    summary:
      'Change settings of the site, null for as the installation was set up; another administrator approves where more than before can be done alone',
    body: z.object({ ...actBody, values: settingChanges }),
    status: 200,
    mayWait: true,
    reply: actReply,
    idempotent: true,
  }),
} as const;

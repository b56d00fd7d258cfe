import {
  alarmMailsMax,
  footerLineMax,
  reportHoursBounds,
  settingBounds,
  type SettingBounds,
  type SettingChanges,
  settingChanges,
  type SettingName,
  type SettingValues,
  siteNameMax,
} from '@loomlight/contract/desk';
import { reportCategories } from '@loomlight/contract/reports';
import { categoryName } from './desk-words.ts';

/** One field of the form: a setting, or one number of a setting that has several. */
export interface SettingField {
  readonly setting: SettingName;
  /** The number of it that the field is about. */
  readonly part?: string;
  readonly label: string;
  /** `lines` are names with a number each, `list` a word on each line. */
  readonly as: 'number' | 'line' | 'lines' | 'list' | 'choice';
  readonly help?: string;
  readonly bounds?: SettingBounds;
  readonly maxLength?: number;
  readonly choices?: readonly { readonly value: string; readonly name: string }[];
}

export interface SettingGroup {
  readonly title: string;
  /** What it decides, and whom a change does not reach. */
  readonly words: string;
  readonly fields: readonly SettingField[];
}

const number = (setting: keyof typeof settingBounds, label: string, help?: string): SettingField => ({
  ...{ setting, label, as: 'number', bounds: settingBounds[setting] },
  ...(help !== undefined && { help }),
});

/** What stands beside the colour of the site. */
export const nameGroup: SettingGroup = {
  title: 'Name',
  words: 'What the site is called: beside its mark, in the titles of pages, in mails and where a link to it is shown.',
  fields: [
    { setting: 'site_name', label: 'Name', as: 'line', maxLength: siteNameMax },
    {
      ...{ setting: 'footer_line', label: 'Footer line', as: 'line', maxLength: footerLineMax },
      help: 'At the bottom of every page. Empty for none.',
    },
  ],
};

/** Everything else, by what it is about (DESK-84). */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'Alarms by mail',
    words:
      'What cannot wait is mailed when it comes up, and once a day for as long as it stands: a report past its time, a dispute that has to be answered, payments that do not fit, books that do not add up, too little room for media, an old backup. The mails hold figures and a link to the desk.',
    fields: [
      {
        ...{ setting: 'alarm_mails', label: 'Addresses for alarms', as: 'list' },
        help: `One a line, ${alarmMailsMax} at most. Empty: nobody is mailed.`,
      },
    ],
  },
  {
    title: 'Reports and appeals',
    words: 'Hours until a report has to be decided. Reports that are open keep the time that they came with.',
    fields: [
      ...reportCategories.map((part): SettingField => ({
        ...{ setting: 'report_clock_hours', part, label: categoryName(part), as: 'number' },
        bounds: reportHoursBounds(part),
      })),
      number('appeal_days', 'Days to appeal', 'Decisions that were made keep the day that their statement names.'),
    ],
  },
  {
    title: 'Copies',
    words:
      'In how many of 64 bits two pictures differ. Measured here: the same picture made smaller or saved again 5 to 11, a cut of a twentieth 17, other pictures 19 and more.',
    fields: [
      number('copy_same', 'The same up to', 'Ticked for a decision, and refused when it was removed for good.'),
      number('copy_near', 'Near up to', 'Shown to be looked at.'),
    ],
  },
  {
    title: 'Classifier',
    words: 'What is made of its answers, where one is set up.',
    fields: [
      {
        ...{ setting: 'classifier_failure', label: 'When it does not answer in time', as: 'choice' },
        choices: [
          { value: 'review', name: 'Somebody looks' },
          { value: 'pass', name: 'The prompt passes' },
        ],
      },
      {
        ...{ setting: 'classifier_thresholds', label: 'Scores from which somebody looks', as: 'lines' },
        help: 'One category a line, as the classifier names it: violence=0.4. From 0.01 to 1.',
      },
    ],
  },
  {
    title: 'Two people',
    words: 'Above this another administrator has to say yes. Raising a number wants one as well.',
    fields: [
      number('two_people_credits', 'Credits', 'Given, taken back, or returned because of a signal.'),
      number('two_people_cents', 'Cents of a refund'),
    ],
  },
  {
    title: 'Income and bonuses',
    words: 'What new money and new accounts have to wait for.',
    fields: [
      number('sale_hold_days', 'Days that income is held', 'What was paid for already is held as long as before.'),
      number('bonus_per_network_day', 'Bonuses of a network in a day', '0: as many as come.'),
      number('bonus_per_network_hour', 'Bonuses of a network in an hour', '0: as many as come.'),
    ],
  },
  {
    title: 'Storage',
    words: 'How much room there is for media. What they take is measured once an hour.',
    fields: [
      {
        ...number(
          'storage_alarm_bytes',
          'Room for media in bytes',
          'From nine tenths on the overview says so. 0: never.',
        ),
        maxLength: 16,
      },
    ],
  },
];

/** What stands in each field where something else than the setting itself was typed, by `fieldKey`. */
export type SettingDraft = Readonly<Record<string, string>>;

export const fieldKey = ({ setting, part }: SettingField): string =>
  part === undefined ? setting : `${setting}.${part}`;

/** A setting as its field shows it. */
export function fieldText({ setting, part }: SettingField, values: SettingValues): string {
  const value = values[setting];
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.join('\n');
  if (part !== undefined) return String((value as Readonly<Record<string, number>>)[part] ?? '');
  return Object.entries(value)
    .map(([name, score]) => `${name}=${score}`)
    .join('\n');
}

/** What was typed and is not as it was, with what is wrong about it by field. */
export function changesOf(
  fields: readonly SettingField[],
  draft: SettingDraft,
  values: SettingValues,
): { readonly changes: SettingChanges | undefined; readonly problems: ReadonlyMap<string, string> } {
  const changed = fields.filter((field) => {
    const typed = draft[fieldKey(field)];
    return typed !== undefined && typed.trim() !== fieldText(field, values);
  });
  const wished: Record<string, unknown> = {};
  for (const field of changed) {
    const { setting, part } = field;
    const value = valueOf(field, (draft[fieldKey(field)] ?? '').trim());
    wished[setting] = part === undefined ? value : { ...(wished[setting] ?? values[setting]), [part]: value };
  }
  const problems = new Map<string, string>();
  if (changed.length === 0) return { changes: undefined, problems };
  const read = settingChanges.safeParse(wished);
  for (const { path, message } of read.error?.issues ?? []) {
    const [setting, part] = path.map(String);
    const field = changed.find((one) => one.setting === setting && (one.part === undefined || one.part === part));
    if (field) problems.set(fieldKey(field), message);
  }
  return { changes: read.data, problems };
}

/** What is no number is refused by the schema, in its words. */
function valueOf({ as }: SettingField, typed: string): unknown {
  if (as === 'number') return typed === '' ? Number.NaN : Number(typed);
  if (as !== 'lines' && as !== 'list') return typed;
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  if (as === 'list') return lines.map((line) => line.trim());
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf('=');
      return [line.slice(0, at < 0 ? undefined : at).trim(), at < 0 ? Number.NaN : Number(line.slice(at + 1))];
    }),
  );
}

import {
  type ReportCapacity,
  type ReportCategory,
  reportClockHours,
  type ReportOutcome,
} from '@loomlight/contract/reports';

export const categories: Readonly<Record<ReportCategory, { readonly name: string; readonly hint: string }>> = {
  intimate_image: { name: 'Intimate image', hint: 'It shows somebody naked or in intimacy who has not agreed to it.' },
  minor_safety: { name: 'Safety of minors', hint: 'It sexualises or endangers a child. It is hidden at once.' },
  copyright: { name: 'Copyright', hint: 'It is a work of yours, or shows one.' },
  personal_data: { name: 'Personal data', hint: 'It tells where somebody lives, or something else that is private.' },
  hate_violence: { name: 'Hate or violence', hint: 'It calls for hatred or violence, or threatens somebody.' },
  fraud: { name: 'Fraud', hint: 'It deceives people to get at their money or accounts.' },
  other: { name: 'Something else', hint: 'It is against the law for another reason.' },
};

/** The clock of a category in words. */
export function clockWords(category: ReportCategory): string {
  const hours = reportClockHours[category];
  return `We decide within ${hours > 72 ? `${hours / 24} days` : `${hours} hours`}.`;
}

export const capacities: Readonly<Record<ReportCapacity, string>> = {
  concerned: 'the person concerned',
  acting_for: 'acting for them',
  rights_owner: 'the owner of the rights',
  authority: 'an authority',
  somebody_else: 'somebody else',
};

export const outcomes: Readonly<Record<ReportOutcome, string>> = {
  open: 'Not decided yet',
  nothing_done: 'Nothing was done',
  hidden: 'Hidden',
  removed: 'Removed',
  words_withdrawn: 'Removed, with its words',
};

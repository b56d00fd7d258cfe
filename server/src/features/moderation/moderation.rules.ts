import { strikeDays } from '@loomlight/contract/desk';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** When a report has to be decided. The clock never pauses: a pause is how deadlines are missed. */
export function dueAt(receivedAt: Date, hours: number): Date {
  return new Date(receivedAt.getTime() + Math.round(hours * hourMs));
}

/** Administrators are told so often: on arrival of what cannot wait, at half of the time, at three quarters, and when it is over. */
export type AlarmStage = 0 | 1 | 2 | 3 | 4;

/** How far the time of a report is, as alarms count it. */
export function alarmStageAt(
  report: { readonly category: string; readonly receivedAt: Date; readonly dueAt: Date },
  now: Date,
): AlarmStage {
  const passed = passedShare(report, now);
  if (passed >= 1) return 4;
  if (passed >= 0.75) return 3;
  if (passed >= 0.5) return 2;
  return isUrgent(report.category) ? 1 : 0;
}

/** What is told about on arrival, and hidden by itself. */
export function isUrgent(category: string): category is 'intimate_image' | 'minor_safety' {
  return category === 'intimate_image' || category === 'minor_safety';
}

/** What the desk never shows anything of. */
export function isSealed(category: string): boolean {
  return category === 'minor_safety';
}

/**
 * True when what a report names is to be hidden by itself by now: what endangers minors on arrival, intimate images at eleven twelfths of their
 * time, since a wrong hide can be undone, and 48 hours that were missed cannot.
 */
export function hidesByItself(
  report: { readonly category: string; readonly receivedAt: Date; readonly dueAt: Date },
  now: Date,
): boolean {
  if (report.category === 'minor_safety') return true;
  return report.category === 'intimate_image' && passedShare(report, now) >= 11 / 12;
}

function passedShare(
  { receivedAt, dueAt: due }: { readonly receivedAt: Date; readonly dueAt: Date },
  now: Date,
): number {
  return (now.getTime() - receivedAt.getTime()) / (due.getTime() - receivedAt.getTime());
}

/** So that reports are no weapon: what is hidden by itself in an hour, from one network and in all. */
export const hiddenAnHour = { fromNetwork: 20, inAll: 100 } as const;
/** What a person let stand is not hidden by itself so long. */
export const letStandDays = 90;
/** Whose last reports were all rejected hides nothing by itself. */
export const rejectedInARow = 5;

/** How many more may be hidden by itself. */
export function hideRoom(hidden: { readonly fromNetwork: number; readonly inAll: number }): number {
  return Math.max(0, Math.min(hiddenAnHour.fromNetwork - hidden.fromNetwork, hiddenAnHour.inAll - hidden.inAll));
}

/** What is still kept of a case so long after nobody can appeal any more. */
const keptDays = 30;
const sealedDays = 365;

/** Until when a decision can be appealed, and when words and evidence go. */
export function endsOf(decidedAt: Date, appealDays: number): { readonly appealUntil: Date; readonly forgetAt: Date } {
  const appealUntil = new Date(decidedAt.getTime() + appealDays * dayMs);
  return { appealUntil, forgetAt: new Date(appealUntil.getTime() + keptDays * dayMs) };
}

/** Sealed evidence is kept for a year, whatever is decided. */
export function sealedUntil(takenAt: Date): Date {
  return new Date(takenAt.getTime() + sealedDays * dayMs);
}

/** When an appeal has to be decided. */
export function appealDueAt(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + 14 * dayMs);
}

/** When a strike stands no more. */
export function strikeEndsAt(madeAt: Date): Date {
  return new Date(madeAt.getTime() + strikeDays * dayMs);
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `R-` and eight letters of Crockford's base 32, which nobody takes for each other. `draw` answers a whole number below its argument. */
export function drawNumber(draw: (below: number) => number): string {
  return `R-${Array.from({ length: 8 }, () => letters[draw(letters.length)]).join('')}`;
}

/** A password of 26 such letters, which nobody guesses: 130 bits, in groups that can be read aloud. */
export function drawPassword(draw: (below: number) => number): string {
  const drawn = Array.from({ length: 26 }, () => letters[draw(letters.length)]).join('');
  return (drawn.match(/.{1,6}/g) ?? []).join('-');
}

/** A number as it is written down, however somebody has typed it. */
export function readNumber(text: string): string {
  return text.trim().toUpperCase();
}

/** The law and the clause that stand behind what is hidden by itself. */
export const automatedReasons: Readonly<
  Record<'intimate_image' | 'minor_safety', { readonly groundRef: string; readonly facts: string }>
> = {
  intimate_image: {
    groundRef: 'Intimate images that are shown without consent',
    facts:
      'It was reported as an intimate image that is shown without the consent of whom it shows. As nobody had decided shortly before the end of the time in which such a report has to be answered, it was hidden until somebody does.',
  },
  minor_safety: {
    groundRef: 'Safety of minors',
    facts:
      'It was reported as endangering minors. Such a report hides what it names at once, until somebody has looked at it.',
  },
};

/** What stands behind what an administrator hides until a report about it is decided. */
export const interimReasons = {
  ground: 'terms',
  groundRef: 'Until a report about it is decided',
  facts:
    'It was reported, and is hidden until somebody has decided about the report. What is let stand then is as it was before.',
  redress: '',
} as const;

import { type ReportCategory, reportCategories, reportClockHours } from '@loomlight/contract/reports';
import * as z from 'zod';

type ReportClock = Readonly<Record<ReportCategory, number>>;

/** `intimate_image=24, other=96.5`: hours until a decision. What is left out is as by default, and intimate images are never given more. */
const reportClock = z
  .string()
  .default('')
  .transform((text, ctx): ReportClock => {
    const hours: Record<ReportCategory, number> = { ...reportClockHours };
    for (const part of text.split(',').filter((word) => word.trim() !== '')) {
      const [name = '', value = '', ...rest] = part.split('=').map((word) => word.trim());
      const category = reportCategories.find((known) => known === name);
      const most = category === 'intimate_image' ? reportClockHours.intimate_image : 720;
      const isHours = /^\d{1,3}(?:\.\d{1,4})?$/.test(value) && Number(value) > 0 && Number(value) <= most;
      if (category === undefined || rest.length > 0 || !isHours) {
        ctx.addIssue({
          code: 'custom',
          message: 'must be pairs such as intimate_image=24, in hours up to 720; intimate_image has 48 at most',
        });
        return z.NEVER;
      }
      hours[category] = Number(value);
    }
    return hours;
  });

/** How soon reports are decided, and for how long decisions can be appealed (docs/operating.md, Reports). */
export const reportSettings = {
  REPORT_CLOCK: reportClock,
  APPEAL_DAYS: z.coerce
    .number({ error: 'must be a number of days from 0 to 3650' })
    .min(0, { error: 'must be a number of days from 0 to 3650' })
    .max(3_650, { error: 'must be a number of days from 0 to 3650' })
    .default(183),
};

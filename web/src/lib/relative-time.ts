const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long ago something was: seconds, minutes, hours, '1 day ago', days below 7, weeks below 30 days, then a local
 * date (R-DASH-31). A time that lies ahead (two clocks never agree) reads as now.
 *
 * @param time ISO 8601 time of the event
 * @param now milliseconds since 1970
 * @param dateOf how a date is written
 */
export function relativeTime(
  time: string,
  now: number = Date.now(),
  dateOf: (date: Date) => string = (date) => date.toLocaleDateString(),
): string {
  const at = Date.parse(time);
  if (Number.isNaN(at)) return '';
  const ago = Math.max(0, now - at);
  if (ago < minute) return ago < second ? 'just now' : counted(ago, second, 'second');
  if (ago < hour) return counted(ago, minute, 'minute');
  if (ago < day) return counted(ago, hour, 'hour');
  if (ago < 7 * day) return counted(ago, day, 'day');
  if (ago < 30 * day) return counted(ago, 7 * day, 'week');
  return dateOf(new Date(at));
}

function counted(ago: number, unit: number, name: string): string {
  const count = Math.floor(ago / unit);
  return `${count} ${name}${count === 1 ? '' : 's'} ago`;
}

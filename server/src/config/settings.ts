import * as z from 'zod';

/** `on` or `off`. */
export const onOff = z.enum(['on', 'off'], { error: 'must be on or off' }).transform((text) => text === 'on');

/** A whole number in words. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, { error: `must be a whole number from ${min} to ${max}` })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: `must be a whole number from ${min} to ${max}` });

/** An address without a slash at the end. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://loomlight.example' })
  .transform((text) => text.replace(/\/+$/, ''));

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

/** Names or addresses of hosts with commas between them, as `Host` spells them without a port: `api`, `10.0.0.7`, `[fd00::7]`. */
export const hostNames = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine((hosts) => hosts.every((host) => /^(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])$/.test(host)), {
    error: 'must be names of hosts without a port, such as loomlight.internal, 10.0.0.7',
  });

/** Secrets with commas between them, such as the newest and the one that it replaces. */
export const secretList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((secret) => secret.trim())
      .filter(Boolean),
  );

import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../schemas.ts';
import { actBody, actQuery, actReply } from './acts.ts';
import { grounds, missingGrounds } from './grounds.ts';
import { countsAsStrike } from './strikes.ts';

const body = z
  .object({
    ...actBody,
    until: z.iso.datetime({ offset: true, error: 'until is a time such as 2026-01-31T12:00:00.000Z.' }),
    ...grounds,
  })
  .check((checked) => {
    for (const { path, message } of missingGrounds(checked.value))
      checked.issues.push({ code: 'custom', path: [path], message, input: checked.value });
  });

const taken = (name: string) => z.optional(z.literal(true, `${name} is true, or left out.`));

const clearing = z
  .object({ ...actBody, name: taken('name'), bio: taken('bio'), picture: taken('picture'), ...grounds })
  .check((checked) => {
    const { name, bio, picture } = checked.value;
    const nothing = name || bio || picture ? [] : [{ path: 'name', message: 'Please choose what is to be cleared.' }];
    for (const { path, message } of [...nothing, ...missingGrounds(checked.value)])
      checked.issues.push({ code: 'custom', path: [path], message, input: checked.value });
  });

const restricting = z
  .object({
    ...actBody,
    action: z.enum(['hide', 'remove'], 'action is hide or remove.'),
    ...grounds,
    /** It is counted against the owner. */
    strike: countsAsStrike,
  })
  .check((checked) => {
    for (const { path, message } of missingGrounds(checked.value))
      checked.issues.push({ code: 'custom', path: [path], message, input: checked.value });
  });

const act = { method: 'POST', access: 'admin', rate: 'write', params: idParams, query: actQuery } as const;
const answered = { status: 200, mayWait: true, reply: actReply, idempotent: true } as const;

/** What an administrator decides with a statement of reasons and without a report: about a person for a time, a profile, or an item. */
export const restrictions = {
  mute: defineEndpoint({
    ...act,
    id: 'desk.mute',
    path: '/desk/people/{id}/mute',
    summary: 'Let a person make and not show until a date, which ends it by itself; they get a statement of reasons',
    body,
    ...answered,
  }),
  suspend: defineEndpoint({
    ...act,
    id: 'desk.suspend',
    path: '/desk/people/{id}/suspend',
    summary:
      'End all sessions of a person and refuse the sign-in until a date, which ends it by itself; they get a statement of reasons',
    body,
    ...answered,
  }),
  clearProfile: defineEndpoint({
    ...act,
    id: 'desk.clearProfile',
    path: '/desk/people/{id}/clear-profile',
    summary:
      'Replace the name of a person, empty their bio or remove their picture; they get a statement of reasons and can appeal',
    body: clearing,
    ...answered,
  }),
  item: defineEndpoint({
    ...act,
    id: 'desk.restrictItem',
    path: '/desk/content/{id}/restrict',
    summary: 'Hide or remove an item that nobody has reported; its owner gets a statement of reasons and can appeal',
    body: restricting,
    ...answered,
  }),
} as const;

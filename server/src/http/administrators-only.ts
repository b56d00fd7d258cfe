import type { FastifyRequest } from 'fastify';
import type { Actor } from '../kernel/actor.ts';
import { appError } from '../kernel/errors.ts';
import { readActor } from './bind-endpoint.ts';

/** Lets a request pass or throws: for pages that stand outside the contract. */
export type Guard = (request: FastifyRequest) => Promise<void>;

/** Lets administrators pass by their bearer token; 401 for a guest, 403 for everybody else. */
export function administratorsOnly(authenticate: (token: string) => Promise<Actor>): Guard {
  return async (request) => {
    const actor = await readActor(request, authenticate);
    if (actor.kind === 'guest') throw appError('unauthenticated');
    if (actor.role !== 'admin') throw appError('forbidden');
  };
}

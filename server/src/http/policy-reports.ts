import type { FastifyBaseLogger, FastifyInstance, RouteShorthandOptions } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import * as z from 'zod';
import { policyReportsPath } from './edge-headers.ts';

/** Browsers send the new form in lists and the old one alone; of both only the rule that was broken and what it stopped are looked at. */
const report = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: z.string(), blockedURL: z.string().optional() }),
});
const oldReport = z.object({
  'csp-report': z.object({ 'effective-directive': z.string(), 'blocked-uri': z.string().optional() }),
});
const reports = z.union([z.array(z.unknown()).max(20), oldReport]);

interface Violation {
  readonly directive: string;
  /** Origin of what was stopped, or a word such as `inline`; never a whole address, which may hold a token. */
  readonly blocked: string;
}

/**
 * Takes what browsers report of policies that stopped something: counted in `loomlight_policy_violations_total`, and logged with the name of
 * the rule and the origin alone. Anybody may send such a report, so it is bounded, limited, and believed in nothing else.
 */
export function policyReports(
  app: FastifyInstance,
  options: {
    readonly registry: Registry;
    readonly logger: FastifyBaseLogger;
    readonly rateLimit: RouteShorthandOptions['config'];
  },
): void {
  const violations = new Counter({
    name: 'loomlight_policy_violations_total',
    help: 'What the content policy has stopped in browsers, by directive',
    labelNames: ['directive'],
    registers: [options.registry],
  });
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/reports+json', 'application/csp-report'],
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      scope.getDefaultJsonParser('remove', 'remove'),
    );
    scope.post(
      policyReportsPath,
      { config: options.rateLimit ?? {}, schema: { hide: true } },
      async (request, reply) => {
        for (const { directive, blocked } of violationsIn(request.body)) {
          violations.inc({ directive });
          options.logger.warn({ directive, blocked }, 'the content policy has stopped something');
        }
        return reply.status(204).send();
      },
    );
  });
}

function violationsIn(body: unknown): readonly Violation[] {
  const sent = reports.safeParse(body).data;
  if (!sent) return [];
  if (!Array.isArray(sent))
    return [violation(sent['csp-report']['effective-directive'], sent['csp-report']['blocked-uri'])];
  return sent.flatMap((one) => {
    const known = report.safeParse(one).data?.body;
    return known ? [violation(known.effectiveDirective, known.blockedURL)] : [];
  });
}

/** The names of directives that a browser may report; anything else is one made up by the sender. */
const directives =
  /^(?:(?:default|script|style|img|media|font|connect|frame|object|worker|manifest)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/;

function violation(directive: string, blocked = ''): Violation {
  const origin = URL.parse(blocked)?.origin;
  return {
    directive: directives.test(directive) ? directive : 'other',
    blocked: origin !== undefined && origin !== 'null' ? origin : /^[a-z-]{1,30}$/.test(blocked) ? blocked : 'unknown',
  };
}

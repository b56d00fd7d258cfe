import { certificatesPath } from '@loomlight/contract/provenance';
import type { FastifyInstance } from 'fastify';
import { listCertificatesOf } from './list-certificates.ts';
import { presentCertificates, presentRoots } from './present-certificates.ts';
import type { ProvenanceContext } from './provenance.context.ts';

const cacheControl = 'public, max-age=3600';

/** Where everybody finds what files of this installation are signed with: as JSON, and as anchors for readers of C2PA. */
export function publishedCertificates(app: FastifyInstance, ctx: Pick<ProvenanceContext, 'db' | 'installation'>): void {
  const schema = { hide: true };
  app.get(certificatesPath, { schema }, async (_request, reply) =>
    reply
      .header('Cache-Control', cacheControl)
      .header('Access-Control-Allow-Origin', '*')
      .send(presentCertificates(ctx.installation, await listCertificatesOf(ctx))),
  );
  app.get('/.well-known/loomlight-provenance.pem', { schema }, async (_request, reply) =>
    reply
      .header('Cache-Control', cacheControl)
      .header('Access-Control-Allow-Origin', '*')
      .type('application/x-pem-file')
      .send(presentRoots(await listCertificatesOf(ctx))),
  );
}

export { type LocalIssuer, openLocalIssuer } from './open-local-issuer.ts';

import { apiBase } from '@loomlight/contract';
import { endpoints } from '@loomlight/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

// The calls of R-API-01 to R-API-46, one by one, but for that of R-API-42, which names no address. What stands here and not in the
// product fails.

const specified = `
POST /auth/login; POST /auth/register; POST /auth/logout; POST /auth/refresh; GET /auth/profile; POST /auth/profile/upload-url;
PATCH /auth/profile/picture; POST /auth/change-password; POST /auth/forgot-password; POST /auth/reset-password;
POST /auth/verify-email; POST /auth/resend-verification; POST /auth/google;
GET /image-sizes; POST /images/generate; POST /images/generate/advanced; POST /images/generate-video; GET /images/{id};
GET /images/gallery; DELETE /images/{id}; PATCH /images/{id}; GET /images/{id}/download; POST /images/{id}/share;
GET /images/history; GET /images/prompts/popular; GET /images/styles/trending; POST /images/upload/reference;
POST /images/{id}/variations; GET /images/{id}/analytics; POST /images/batch/delete; POST /images/batch/download;
POST /images/search; PATCH /images/{id}/prompt-lock; PATCH /images/{id}/visibility;
GET /video/options; POST /videos/generate; GET /videos/summaries; GET /videos/{id}; GET /videos/gallery; DELETE /videos/{id};
PATCH /videos/{id}; POST /s3/presigned-upload; PATCH /videos/{id}/prompt-lock; PATCH /videos/{id}/visibility;
GET /users/{username}/content; GET /users/{username}/profile; PUT /user/profile; GET /user/preferences; PUT /user/preferences;
GET /user/settings; PUT /user/settings; GET /prompt-purchases; GET /prompt-sales; GET /user/statistics; GET /user/activity;
GET /user/credits; POST /user/credits/purchase; GET /user/subscription; PUT /user/subscription; POST /user/subscription/cancel;
GET /user/billing/history; GET /user/payment-methods; POST /user/payment-methods; DELETE /user/payment-methods/{id};
PATCH /user/payment-methods/{id}/default; GET /user/notifications; PATCH /user/notifications/{id}/read;
PATCH /user/notifications/read-all; DELETE /user/notifications/{id}; PUT /user/notifications/preferences; GET /user/export;
POST /user/delete-account;
GET /public/images; GET /public/images/{id}; GET /public/videos; GET /public/videos/{id}; GET /public/images/search;
GET /public/videos/search; GET /public/images/trending; GET /public/videos/trending; POST /public/content/{id}/favorite;
POST /public/content/{id}/purchase-prompt;
GET /credits; POST /credits/add; GET /credits/history; GET /payments/packages; GET /payments/packages/{id};
POST /payments/create-link; POST /webhooks/stripe`
  .split(';')
  .map((call) => call.trim());

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('the list of calls', () => {
  it('names each call once, and the contract has every one of them', () => {
    expect(new Set(specified).size).toBe(specified.length);
    const promised = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
    expect(specified.filter((call) => !promised.has(call))).toEqual([]);
  });

  it('is described by the OpenAPI document, whole', async () => {
    const { paths } = (await test.app.http.inject('/openapi.json')).json<{ paths: Record<string, object> }>();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(apiBase, '')}`),
    );
    expect(specified.filter((call) => !described.includes(call))).toEqual([]);
  });

  it.each(specified)('is answered by the product: %s', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const url = apiBase + path.replaceAll(/\{(\w+)\}/g, ':$1');
    // Fastify's own view of what it would route; an item that is not there has the same answer as a route that is not.
    const verb = method as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    expect(test.app.http.hasRoute({ method: verb, url })).toBe(true);
    const { statusCode } = await test.app.http.inject({
      method: verb,
      url: apiBase + path.replaceAll(/\{\w+\}/g, 'x'),
    });
    expect(statusCode).toBeLessThan(500);
    if (!path.includes('{')) expect(statusCode).not.toBe(404);
  });
});

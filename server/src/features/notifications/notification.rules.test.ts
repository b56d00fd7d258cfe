import { limits } from '@loomlight/contract';
import { describe, expect, it } from 'vitest';
import { type NotificationFacts, notificationWords } from './notification.rules.ts';

const facts = (some: Partial<NotificationFacts>): NotificationFacts => ({
  type: 'generation_completed',
  content_id: 'one',
  content_type: 'image',
  credits: null,
  count: 1,
  package_name: null,
  isGone: false,
  prompt: 'A lake at dawn',
  ...some,
});
const payment = { content_id: null, content_type: null, prompt: null, package_name: 'Creator', credits: 500 };

describe('what a notification says', () => {
  it.each<[Partial<NotificationFacts>, string, string, string | null]>([
    [{}, 'Your image is ready', '“A lake at dawn”', '/generate/one'],
    [{ content_type: 'video' }, 'Your video is ready', '“A lake at dawn”', '/generate/video/one'],
    [{ prompt: null }, 'Your image is ready', 'It is waiting in your dashboard.', '/generate/one'],
    [{ isGone: true, prompt: null }, 'Your image is ready', 'It has been removed since.', null],
    [
      { type: 'generation_failed', credits: 2 },
      'Your image could not be made',
      '2 credits came back to your balance. “A lake at dawn”',
      '/generate/one',
    ],
    [
      { type: 'followed', prompt: null, person: { username: 'mira l', fullName: 'Mira Lindqvist' } },
      'Mira Lindqvist follows you',
      '',
      '/profile/mira%20l',
    ],
    [{ type: 'followed', prompt: null }, 'Somebody follows you', 'Your bell in the app says who.', null],
    [{ type: 'batch_completed', count: 4 }, '4 images are ready', '“A lake at dawn”', '/generate/one'],
    [
      { type: 'batch_completed', count: 1, credits: 6, content_type: 'video' },
      'Your video is ready',
      '6 credits came back for what could not be made. “A lake at dawn”',
      '/generate/video/one',
    ],
    [
      { type: 'batch_failed', count: 3, credits: 6, prompt: null },
      'Your 3 images could not be made',
      '6 credits came back to your balance.',
      '/generate/one',
    ],
    [
      { type: 'batch_failed', count: 1, credits: 2, prompt: null },
      'Your image could not be made',
      '2 credits came back to your balance.',
      '/generate/one',
    ],
    ...(
      [
        [{ type: 'decided_items' }, 'One of your pieces was restricted', 'Read why, and how to appeal.'],
        [{ type: 'decided_items', count: 3 }, '3 of your pieces were restricted', 'Read why, and how to appeal.'],
        [{ type: 'decided_mute' }, 'Your account cannot publish for a time', 'Read why, and how to appeal.'],
        [{ type: 'decided_suspend' }, 'Your account was suspended', 'Read why, and how to appeal.'],
        [{ type: 'decided_clear_profile' }, 'Parts of your profile were removed', 'Read why, and how to appeal.'],
        [{ type: 'decided_return_income' }, 'Income from sold prompts was given back', 'Read why, and how to appeal.'],
        [{ type: 'decision_reversed' }, 'A decision was taken back', 'Somebody has looked at it again.'],
        [
          { type: 'appeal_denied' },
          'Your appeal was decided',
          'Somebody has looked at it again, and the decision stands.',
        ],
        [
          { type: 'items_shown_again' },
          'One of your pieces is as it was before',
          'Somebody has looked at it, and lets it stand.',
        ],
        [
          { type: 'items_shown_again', count: 2 },
          '2 of your pieces are as they were before',
          'Somebody has looked at them, and lets them stand.',
        ],
      ] as const
    ).map(([some, title, body]): [Partial<NotificationFacts>, string, string, string | null] => [
      { ...some, content_id: null, content_type: null, prompt: null, decision_id: 'why' },
      title,
      body,
      '/statement/why',
    ]),
    [
      { type: 'prompt_sold', credits: 1 },
      'Your prompt was sold',
      'You earned 1 credit. “A lake at dawn”',
      '/generate/one',
    ],
    [
      { type: 'prompt_sold', credits: 4, isGone: true, prompt: null },
      'Your prompt was sold',
      'You earned 4 credits.',
      '/credits',
    ],
    [
      { type: 'prompt_sold_held', credits: 1 },
      'Your prompt was sold',
      'You earned 1 credit, on hold until the sale is settled. “A lake at dawn”',
      '/generate/one',
    ],
    [
      { type: 'sale_reversed', credits: 8, content_id: null, prompt: null },
      'Income was taken back',
      'We have taken back 8 credits from what you have on hold: the buyer’s payment was reversed.',
      '/credits',
    ],
    [
      { type: 'sale_restored', credits: 1, content_id: null, prompt: null },
      'Income was given back',
      'We have given back 1 credit: the buyer’s payment stands.',
      '/credits',
    ],
    [
      { type: 'dispute_due', credits: null, content_id: null, prompt: null },
      'A dispute has to be answered soon',
      'Its evidence is laid down, and nobody has sent it.',
      '/desk/money?show=disputes',
    ],
    [
      { type: 'income_returned', credits: 2, content_id: null, prompt: null },
      'Credits were given back',
      'We have given back 2 credits that you paid for prompts.',
      '/credits',
    ],
    [{ type: 'favorite' }, 'Somebody likes your image', '“A lake at dawn”', '/generate/one'],
    [
      { type: 'favorite', count: 12, content_type: 'video' },
      '12 people like your video',
      '“A lake at dawn”',
      '/generate/video/one',
    ],
    [
      { type: 'payment_paid', ...payment },
      'Your payment has arrived',
      'Your Creator package has brought you 500 credits.',
      '/credits',
    ],
    [
      { type: 'payment_refunded', ...payment },
      'Your payment was refunded',
      'We have taken back 500 credits of your Creator package.',
      '/credits',
    ],
    [
      { type: 'payment_refunded', ...payment, refund: { refundedCents: 250, priceCents: 499, currency: 'usd' } },
      'Part of your payment was refunded',
      '$2.50 of $4.99 was given back. We have taken back 500 credits of your Creator package.',
      '/credits',
    ],
    [
      { type: 'payment_refunded', ...payment, refund: { refundedCents: 499, priceCents: 499, currency: 'usd' } },
      'Your payment was refunded',
      '$4.99 was given back. We have taken back 500 credits of your Creator package.',
      '/credits',
    ],
    [
      { type: 'payment_disputed', ...payment },
      'Your payment is disputed',
      'We hold back 500 credits of your Creator package until it is decided.',
      '/credits',
    ],
    [
      { type: 'dispute_won', ...payment },
      'The dispute of your payment is settled',
      'We have given back 500 credits of your Creator package.',
      '/credits',
    ],
    [{ type: 'told_by_a_newer_release' }, 'There is news of your account', '', null],
  ])('of %o', (some, title, body, link) => {
    expect(notificationWords(facts(some))).toEqual({ title, body, link });
  });

  it('shortens words between two of them, and never inside a character', () => {
    const { body } = notificationWords(facts({ prompt: 'many  words\nof a lake '.repeat(20) }));
    expect(body).toMatch(/^“many words of a lake .*(many|words|of|a|lake)…”$/);
    expect(body.length).toBeLessThanOrEqual(limits.notificationWordsMax + 2);
    expect(notificationWords(facts({ prompt: '👩‍🚀'.repeat(200) })).body).toBe(
      `“${'👩‍🚀'.repeat(limits.notificationWordsMax - 1)}…”`,
    );
  });
});

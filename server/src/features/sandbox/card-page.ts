import { formatMoney } from '@loomlight/contract';
import { htmlPage } from '../../http/html-page.ts';
import { escapeHtml } from '../../kernel/escape-html.ts';
import type { SandboxObject } from './sandbox.store.ts';

const style = `main{--width:460px}.test{display:flex;gap:8px;align-items:center;background:var(--raised);border:1px dashed var(--control);border-radius:12px;padding:8px 12px;margin:0 0 24px;font-size:13px;line-height:20px}
.test b{color:var(--amber)}.sum{font:400 44px/48px Georgia,serif;margin:0 0 4px}.what{color:var(--quiet);margin:0 0 20px}
label{display:block;font-size:13px;font-weight:600;margin:0 0 6px}input[type=text]{width:100%;height:48px;border:1px solid var(--control);border-radius:8px;background:var(--base);color:inherit;font:16px/24px ui-monospace,monospace;padding:0 12px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin:16px 0}button{width:100%;height:52px;border:0;border-radius:10px;background:var(--fill);color:#221608;font:600 16px/24px inherit;cursor:pointer}
button:active{transform:translateY(1px)}.quiet{background:none;color:inherit;border:1px solid var(--line);height:44px;margin-top:8px;font-weight:500;font-size:15px}
.error{color:var(--red);margin:8px 0 0;font-size:14px}details{margin-top:20px;color:var(--quiet);font-size:13px;line-height:20px}summary{cursor:pointer;color:var(--ink);padding:4px 0}code{font:13px ui-monospace,monospace;color:var(--ink)}ul{padding-left:18px;margin:8px 0 0}
`;

const banner =
  '<p class="test" role="note"><b>Test mode</b> No money moves. Use a test card below, never a real one.</p>';

export interface CardPageState {
  /** A sentence about what went wrong with the last try. */
  readonly problem?: string | undefined;
  /** True when the bank wants the payment confirmed. */
  readonly isChallenge?: boolean;
}

/** The page where a package is paid, or a card is kept for later. */
export function cardPage(session: SandboxObject, state: CardPageState = {}): string {
  const isSetup = session.body['mode'] === 'setup';
  const action = `/sandbox/checkout/${escapeHtml(session.id)}`;
  const heading = isSetup
    ? '<h1>Add a card</h1><p class="what">It is kept for the next time.</p>'
    : `<h1 class="sum">${escapeHtml(formatMoney(Number(session.body['amount_total']), String(session.body['currency'])))}</h1><p class="what">${escapeHtml(String(session.body['product']))}</p>`;
  const form = state.isChallenge ? challengeForm(action) : cardForm(action, { ...state, isSetup });
  return htmlPage({
    title: isSetup ? 'Add a card' : 'Pay',
    style,
    body: `${banner}<div class="card">${heading}${form}</div>`,
  });
}

/** The page of a payment that is over: paid, expired or given up. */
export function closedPage(session: SandboxObject): string {
  const isPaid = session.body['status'] === 'complete';
  const sentence = isPaid ? 'This payment has been made.' : 'This payment page is no longer open.';
  const back = escapeHtml(
    String(session.body[isPaid ? 'success_url' : 'cancel_url']).replace('{CHECKOUT_SESSION_ID}', session.id),
  );
  return htmlPage({
    title: 'Pay',
    style,
    body: `${banner}<div class="card"><h1>${sentence}</h1><p class="what"><a href="${back}">Back to Loomlight</a></p></div>`,
  });
}

function cardForm(action: string, state: CardPageState & { readonly isSetup: boolean }): string {
  const problem =
    state.problem === undefined ? '' : `<p class="error" id="problem" role="alert">${escapeHtml(state.problem)}</p>`;
  const described = state.problem === undefined ? '' : ' aria-invalid="true" aria-describedby="problem"';
  const debit = state.isSetup
    ? ''
    : `<button class="quiet" name="pay_with" value="debit">Pay by bank debit (arrives a moment later)</button>
<button class="quiet" name="pay_with" value="failing_debit">Pay by a bank debit that fails</button>`;
  return `<form method="post" action="${action}">
<label for="card">Card number</label><input type="text" id="card" name="card" inputmode="numeric" autocomplete="off" placeholder="4242 4242 4242 4242" maxlength="23"${described}>${problem}
<div class="pair"><div><label for="expiry">Expiry</label><input type="text" id="expiry" name="expiry" inputmode="numeric" autocomplete="off" placeholder="12 / 34" maxlength="7"></div><div><label for="cvc">CVC</label><input type="text" id="cvc" name="cvc" inputmode="numeric" autocomplete="off" placeholder="123" maxlength="4"></div></div>
<button name="pay_with" value="card">${state.isSetup ? 'Keep this card' : 'Pay'}</button>${debit}
<button class="quiet" name="cancel" value="yes" formnovalidate>Cancel</button></form>
<details><summary>Test cards</summary><ul><li><code>4242 4242 4242 4242</code> pays</li><li><code>4000 0000 0000 0002</code> is declined</li><li><code>4000 0025 0000 3155</code> asks for a confirmation</li></ul></details>`;
}

function challengeForm(action: string): string {
  return `<p>Your bank would like to know that it is you.</p><form method="post" action="${action}"><input type="hidden" name="confirmed" value="yes">
<button name="pay_with" value="card">Confirm</button><button class="quiet" name="refuse" value="yes">Refuse</button></form>`;
}

import { formatMoney } from '@loomlight/contract';
import { htmlPage } from '../../http/html-page.ts';
import { escapeHtml } from '../../kernel/escape-html.ts';
import type { SandboxObject } from './sandbox.store.ts';

const style = `body{display:flex;flex-direction:column}main{--width:448px;width:100%;margin:auto;padding:32px 16px 48px}
.brand{display:flex;align-items:center;gap:9px;font:400 23px/28px "Instrument Serif","Iowan Old Style",Georgia,serif;letter-spacing:-.01em;margin:0 4px 20px}.brand svg{width:20px;height:20px;fill:currentColor}
.brand .test{margin-left:auto;border:1px dashed var(--control);border-radius:99px;padding:1px 10px;font:500 12px/20px Geist,ui-sans-serif,system-ui,sans-serif;letter-spacing:0;color:var(--amber)}
.card{padding:24px;border-radius:20px}h1{font:400 26px/32px "Instrument Serif","Iowan Old Style",Georgia,serif;margin:0 0 4px}.sum{font:500 44px/48px Geist,ui-sans-serif,system-ui,sans-serif;letter-spacing:-.035em;font-variant-numeric:tabular-nums}
.what{color:var(--quiet);margin:0}.note{margin:16px 4px 0;color:var(--quiet);font-size:13px;line-height:20px}
form{margin:20px 0 0;padding:20px 0 0;border-top:1px solid var(--line)}label{display:block;font-size:13px;line-height:18px;font-weight:500;margin:0 0 6px}
input[type=text]{width:100%;height:48px;border:1px solid var(--control);border-radius:10px;background:var(--base);color:inherit;font:16px/24px ui-monospace,"SF Mono",Menlo,monospace;letter-spacing:-.01em;padding:0 12px}input[aria-invalid]{border-color:var(--red)}::placeholder{color:var(--quiet);opacity:1}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin:16px 0 20px}
button{width:100%;height:48px;border:0;border-radius:12px;background:var(--fill);color:#221608;font:inherit;font-size:16px;font-weight:600;cursor:pointer}button:hover{filter:brightness(1.06)}button:active{transform:scale(.98)}
.line,.quiet{background:none;color:inherit;font-weight:500;font-size:15px;height:44px;margin-top:8px}.line{border:1px solid var(--line)}.line:hover,.quiet:hover{background:var(--raised);filter:none}.quiet{color:var(--quiet)}
.error{color:var(--red);margin:6px 0 0;font-size:13px;line-height:18px}.error:empty{margin:0}
details{border-top:1px solid var(--line);margin-top:16px;padding-top:6px}summary{cursor:pointer;padding:8px 0;font-size:13px;font-weight:500;line-height:20px;border-radius:4px}
dl{margin:4px 0 8px}dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 12px;padding:5px 0;font-size:13px;line-height:20px}dt{font-family:ui-monospace,"SF Mono",Menlo,monospace}dd{margin:0;color:var(--quiet)}
`;

const mark =
  '<svg viewBox="0 0 20 20" aria-hidden="true"><path fill-rule="evenodd" d="M1.5 18.5C1.5 8.6 8.6 1.5 18.5 1.5 18.5 11.4 11.4 18.5 1.5 18.5ZM10 6.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4Z"/></svg>';
const banner = `<div class="brand">${mark}Loomlight<span class="test">Test mode</span></div>`;
const note =
  '<p class="note" role="note">No money moves here. Use a test card, never a real one. Numbers are looked at and never kept.</p>';

export interface CardPageState {
  /** A sentence about what went wrong with the last try. */
  readonly problem?: string | undefined;
  /** What was typed and may come back: never the number or the code, which no page of the server holds. */
  readonly expiry?: string | undefined;
  /** True when the bank wants the payment confirmed. */
  readonly isChallenge?: boolean;
}

/** The page where a package is paid, or a card is kept for later. */
export function cardPage(session: SandboxObject, state: CardPageState = {}): string {
  const isSetup = session.body['mode'] === 'setup';
  const action = `/sandbox/checkout/${escapeHtml(session.id)}`;
  const heading = isSetup
    ? '<h1>Add a card</h1><p class="what">It is kept for the next time.</p>'
    : `<p class="what">${escapeHtml(String(session.body['product']))}</p><h1 class="sum">${escapeHtml(moneyOf(session))}</h1>`;
  const payWord = isSetup ? 'Keep this card' : `Pay ${moneyOf(session)}`;
  const form = state.isChallenge ? challengeForm(action, state) : cardForm(action, { ...state, isSetup, payWord });
  return htmlPage({
    title: isSetup ? 'Add a card' : 'Pay',
    style,
    body: `${banner}<div class="card">${heading}${form}</div>${note}`,
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

function moneyOf(session: SandboxObject): string {
  return formatMoney(Number(session.body['amount_total']), String(session.body['currency']));
}

interface CardFormState extends CardPageState {
  readonly isSetup: boolean;
  /** Words of the button that does it. */
  readonly payWord: string;
}

function cardForm(action: string, state: CardFormState): string {
  const problem = `<p class="error" id="problem" role="alert">${escapeHtml(state.problem ?? '')}</p>`;
  const described = state.problem === undefined ? '' : ' aria-invalid="true" aria-describedby="problem" autofocus';
  const debits = state.isSetup
    ? ''
    : `<details><summary>Other ways to pay</summary>
<button class="line" name="pay_with" value="debit">Pay by bank debit (arrives a moment later)</button>
<button class="line" name="pay_with" value="failing_debit">Pay by a bank debit that fails</button></details>`;
  return `<form method="post" action="${action}">
<label for="card">Card number</label><input type="text" id="card" name="card" inputmode="numeric" autocomplete="off" placeholder="4242 4242 4242 4242" maxlength="23"${described}>${problem}
<div class="pair"><div><label for="expiry">Expiry</label><input type="text" id="expiry" name="expiry" inputmode="numeric" autocomplete="off" placeholder="12 / 34" maxlength="7" value="${escapeHtml(state.expiry ?? '')}"></div><div><label for="cvc">CVC</label><input type="text" id="cvc" name="cvc" inputmode="numeric" autocomplete="off" placeholder="123" maxlength="4"></div></div>
<button name="pay_with" value="card" data-pay="${action}/pay">${escapeHtml(state.payWord)}</button>
<button class="quiet" name="cancel" value="yes" formnovalidate>Cancel</button>${debits}
<details open><summary>Test cards</summary><dl><div><dt>4242 4242 4242 4242</dt><dd>pays</dd></div><div><dt>4000 0000 0000 0002</dt><dd>is declined</dd></div><div><dt>4000 0025 0000 3155</dt><dd>asks to confirm</dd></div></dl></details></form><script src="/sandbox/checkout.js"></script>`;
}

function challengeForm(action: string, { expiry }: CardPageState): string {
  return `<form method="post" action="${action}"><p>Your bank would like to know that it is you.</p><input type="hidden" name="confirmed" value="yes"><input type="hidden" name="expiry" value="${escapeHtml(expiry ?? '')}">
<button name="pay_with" value="card">Confirm</button><button class="quiet" name="refuse" value="yes">Refuse</button></form>`;
}

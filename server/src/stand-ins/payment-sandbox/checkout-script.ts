/**
 * What the checkout runs: it asks with the number alone and shows a refusal beside the fields, so that what was typed stays where it was
 * typed (PEOPLE-42). A page that came back with the fields filled in would carry a card number. What needs another page (a
 * confirmation, a page that is over, no network) goes the form's own way.
 */
export const checkoutScript = `(() => {
  const form = document.querySelector('form');
  const problem = document.getElementById('problem');
  const card = document.getElementById('card');
  const show = (text) => {
    problem.textContent = text;
    card.setAttribute('aria-invalid', 'true');
    card.setAttribute('aria-describedby', 'problem');
    card.focus();
  };
  let isAsking = false;
  const ask = async (button) => {
    const reply = await fetch(button.dataset.pay, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ card: card.value }),
    });
    const body = await reply.json();
    if (reply.ok) return location.assign(body.redirect_url);
    const text = body.code === 'card_declined' ? body.message : body.details?.[0]?.message;
    if (text === undefined) form.submit();
    else show(text);
  };
  form.addEventListener('submit', (event) => {
    const button = event.submitter;
    if (!button?.dataset.pay) return;
    event.preventDefault();
    if (isAsking) return;
    isAsking = true;
    problem.textContent = '';
    card.removeAttribute('aria-invalid');
    ask(button).catch(() => form.submit()).finally(() => { isAsking = false; });
  });
})();
`;

/** Runs in the sandbox's frames: sends the form to the sandbox and posts the result to the embedding page. */
export const frameScript = `(() => {
  const origin = document.referrer ? new URL(document.referrer).origin : '*';
  const query = new URLSearchParams(location.search);
  const say = (message) => parent.postMessage(message, origin);
  const complain = (text) => {
    const place = document.querySelector('[role=alert]');
    place.textContent = text;
    if (text) place.scrollIntoView({ block: 'nearest' });
  };
  const post = async (path, fields) => {
    const reply = await fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
    const body = await reply.json();
    if (!reply.ok) throw new Error(body.error || 'There was an error.');
    return body;
  };
  const form = document.querySelector('form');
  const send = async () => {
    complain('');
    if (!form.reportValidity()) throw new Error('Please complete the card.');
    const fields = { number: form.elements.number.value, uid: query.get('uid') || '' };
    const body = await post(form.dataset.action, fields);
    form.reset();
    return body;
  };
  const pay = () => send().then(
    (body) => say(query.get('uid') ? { subject: 'completePayment', uid: query.get('uid') } : { sandbox: 'token', token: body.token }),
    (error) => { complain(error.message); say({ sandbox: 'error', error: error.message }); },
  );
  if (form) form.addEventListener('submit', (event) => { event.preventDefault(); pay(); });
  addEventListener('message', (event) => { if (form && event.source === parent && event.data && event.data.sandbox === 'pay') pay(); });
  for (const button of document.querySelectorAll('[data-scenario]')) button.addEventListener('click', () => {
    const id = query.get('token');
    if (button.dataset.scenario === 'cancel') return say({ sandbox: 'cancel', id });
    post('/paypal/answer', { id, scenario: button.dataset.scenario }).then(() => say({ sandbox: 'approved', id }), (error) => complain(error.message));
  });
})();
`;

/** Shared by the replacements of the providers' scripts: creates a sandbox frame and handles its messages. */
const framed = `const home = new URL(document.currentScript.src).origin;
  const frame = (path, place, title, height) => {
    const element = document.createElement('iframe');
    Object.assign(element, { src: home + path, title });
    Object.assign(element.style, { border: '0', width: '100%', height });
    place.append(element);
    return element;
  };
  const listen = (element, take) => {
    const receive = (event) => { if (event.origin === home && event.source === element.contentWindow && event.data) take(event.data); };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  };`;

/** paypal.Buttons, with the approval window in a frame over the page. */
export const paypalScript = `(() => {
  ${framed}
  const open = (orderID, done) => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'PayPal');
    document.body.append(dialog);
    const element = frame('/paypal/approve?token=' + encodeURIComponent(orderID), dialog, 'PayPal', '22rem');
    const end = (outcome) => { unlisten(); dialog.remove(); done(outcome); };
    const unlisten = listen(element, (data) => { if (data.id === orderID && (data.sandbox === 'approved' || data.sandbox === 'cancel')) end(data.sandbox); });
    dialog.addEventListener('cancel', () => end('cancel'));
    dialog.showModal();
  };
  window.paypal = {
    version: 'sandbox',
    Buttons(options) {
      const button = document.createElement('button');
      const click = async () => {
        try {
          const orderID = await options.createOrder({}, {});
          open(orderID, (outcome) => {
            if (outcome === 'cancel') return options.onCancel && options.onCancel({ orderID });
            Promise.resolve(options.onApprove({ orderID }, {})).catch((error) => options.onError && options.onError(error));
          });
        } catch (error) { if (options.onError) options.onError(error); }
      };
      button.type = 'button';
      button.textContent = 'PayPal';
      Object.assign(button.style, { minHeight: '44px', width: '100%', background: '#ffc439', color: '#111', border: '0', borderRadius: '4px', font: 'bold 1rem sans-serif' });
      button.addEventListener('click', click);
      return {
        isEligible: () => true,
        render: async (place) => { (typeof place === 'string' ? document.querySelector(place) : place).append(button); },
        close: async () => button.remove(),
      };
    },
  };
})();
`;

/** GlobalPayments.creditCard.form: a form in a frame that returns a token. */
export const globalScript = `(() => {
  ${framed}
  let accessToken;
  window.GlobalPayments = {
    configure(options) { accessToken = options && options.accessToken; },
    on() {},
    creditCard: {
      form(place) {
        if (accessToken !== 'sandbox-fields') throw new Error('Global Payments needs an access token for its fields.');
        const handlers = {};
        const element = frame('/card', typeof place === 'string' ? document.querySelector(place) : place, 'Card', '22rem');
        const tell = (event, data) => { for (const take of handlers[event] || []) take(data); };
        listen(element, (data) => {
          if (data.sandbox === 'token') tell('token-success', { paymentReference: data.token, details: {} });
          if (data.sandbox === 'error') tell('token-error', { error: true, reasons: [{ message: data.error }] });
        });
        const form = { on: (event, take) => { (handlers[event] = handlers[event] || []).push(take); return form; }, ready: (take) => { element.addEventListener('load', take); return form; }, dispose: () => element.remove() };
        return form;
      },
    },
  };
})();
`;

/** ClearentSDK: fields in a frame, and a token on request. */
export const clearentScript = `(() => {
  ${framed}
  let element;
  window.ClearentSDK = {
    init(options) {
      const place = document.getElementById((options && options.paymentFormContainerId) || 'payment-form');
      if (!place) return;
      place.replaceChildren();
      element = frame('/card-fields', place, 'Card', '18rem');
    },
    reset() { if (element) element.src = element.src; },
    getPaymentToken() {
      return new Promise((resolve, reject) => {
        if (!element) return reject(new Error('There was an error.'));
        const unlisten = listen(element, (data) => {
          if (data.sandbox !== 'token' && data.sandbox !== 'error') return;
          unlisten();
          if (data.sandbox === 'token') resolve({ code: '200', status: 'success', payload: { 'mobile-jwt': { jwt: data.token } } });
          else reject({ code: '400', status: 'fail', payload: { error: { 'error-message': data.error } } });
        });
        element.contentWindow.postMessage({ sandbox: 'pay' }, home);
      });
    },
  };
})();
`;

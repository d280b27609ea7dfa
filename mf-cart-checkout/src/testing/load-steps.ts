import { configure } from '@testing-library/react';

/**
 * Loads the chunks that a shopper would wait for before the tests begin; a busy machine may take its time to render
 * them.
 */
export async function loadSteps(): Promise<void> {
  configure({ asyncUtilTimeout: 8000 });
  await Promise.all([
    import('../delivery/delivery-step'),
    import('../provider/provider-step'),
    import('../contact/contact-step'),
    import('../payment/payment-step'),
    import('../credit-card/credit-card-step'),
    import('../review/review-step'),
    import('../review/adjust-warning'),
    import('../checkout-page/account-changed'),
    import('../cart-page/dialogs/adjustment-dialog'),
    import('../cart-page/dialogs/guest-notice'),
    import('../cart-page/dialogs/remove-all-dialog'),
    import('../cart-questions/questions'),
  ]);
}

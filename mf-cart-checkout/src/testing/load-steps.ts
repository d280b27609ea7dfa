import { configure } from '@testing-library/react';

/**
 * The chunks that a shopper waits for are loaded before the tests begin; a busy machine may take its time to draw them.
 */
export async function loadSteps(): Promise<void> {
  configure({ asyncUtilTimeout: 8000 });
  await Promise.all([
    import('../cart/delivery/delivery-step'),
    import('../cart/provider/provider-step'),
    import('../cart/contact/contact-step'),
    import('../cart/payment/payment-step'),
    import('../cart/credit-card/credit-card-step'),
    import('../cart/review/review-step'),
    import('../cart/review/adjust-warning'),
    import('../cart/page/adjustment-dialog'),
    import('../cart/page/guest-notice'),
    import('../cart/page/remove-all-dialog'),
    import('../cart/controls/questions'),
  ]);
}

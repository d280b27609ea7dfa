import { useSettings } from '@bookfront/shared/page';
import type { Cart } from '@bookfront/shared/schemas';
import { useRef } from 'react';
import { AppliedCode } from './applied-code';
import { CodeEntry } from './code-entry';

/**
 * CRT-32 to CRT-36: an entry box until the shopper's own code is applied. Whichever replaces the other takes the focus.
 * A code that was applied and no longer holds stays, with the reason.
 */
export function PromoArea({ cart: { summary, promo_lapse: lapse } }: { cart: Cart }) {
  const { using_promo_codes } = useSettings().checkout_info;
  const hasChanged = useRef(false);
  if (!using_promo_codes) return null;
  const onChange = () => {
    hasChanged.current = true;
  };
  const applied = summary.promo_codes.find(({ automatic }) => !automatic);
  const code = applied?.code ?? lapse?.code;
  return code ? (
    <AppliedCode
      code={code}
      lapse={applied ? '' : (lapse?.reason ?? '')}
      takeFocus={hasChanged.current}
      onChange={onChange}
    />
  ) : (
    <CodeEntry takeFocus={hasChanged.current} onChange={onChange} />
  );
}

import { useSettings } from '@bookfront/shared/page';
import type { Summary } from '@bookfront/shared/schemas';
import { useRef } from 'react';
import { AppliedCode } from './applied-code';
import { CodeEntry } from './code-entry';

/**
 * CRT-32 to CRT-36: an entry box, until a code of the shopper's own is applied. What took the other's place takes the
 * focus too.
 */
export function PromoArea({ summary }: { summary: Summary }) {
  const { using_promo_codes } = useSettings().checkout_info;
  const hasChanged = useRef(false);
  if (!using_promo_codes) return null;
  const onChange = () => {
    hasChanged.current = true;
  };
  const applied = summary.promo_codes.find(({ automatic }) => !automatic);
  return applied ? (
    <AppliedCode code={applied.code} takeFocus={hasChanged.current} onChange={onChange} />
  ) : (
    <CodeEntry takeFocus={hasChanged.current} onChange={onChange} />
  );
}

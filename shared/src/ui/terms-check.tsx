import { href } from '@bookfront/shared/routes';
import { MarkedText, ShopLink } from '@bookfront/shared/ui';
import type { ComponentProps } from 'react';
import { Check } from './check';

interface TermsCheckProps extends Omit<ComponentProps<typeof Check>, 'children'> {
  /** The consent, with {#link} around what leads to the terms. */
  text: ComponentProps<typeof MarkedText>['parts'];
}

/** CHK-57: the consent to the shop's terms. They open beside the form, which stays as it is. */
export function TermsCheck({ text, ...check }: TermsCheckProps) {
  return (
    <Check {...check}>
      <MarkedText
        parts={text}
        draw={{
          link: (words) => (
            <ShopLink to={href.terms()} target="_blank" rel="noopener">
              {words}
            </ShopLink>
          ),
        }}
      />
    </Check>
  );
}

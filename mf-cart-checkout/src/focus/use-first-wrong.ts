import { type RefObject, useEffect, useRef } from 'react';

/** Of a form: formik's, or another's that counts its attempts. */
interface Attempts {
  submitCount: number;
  isSubmitting: boolean;
}

/**
 * The first field that is wrong takes the focus after each attempt to send a form, and so is read out with what is
 * wrong with it, also where it
 * had the focus before. `failure`: what the shop refused.
 */
export function useFirstWrong<T extends HTMLElement>(
  { submitCount, isSubmitting }: Attempts,
  failure: unknown = null,
): RefObject<T | null> {
  const place = useRef<T>(null);
  useEffect(() => {
    if (submitCount === 0 || (isSubmitting && !failure)) return;
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.blur();
    wrong?.focus();
  }, [submitCount, isSubmitting, failure]);
  return place;
}

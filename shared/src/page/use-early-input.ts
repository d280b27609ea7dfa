import { type RefObject, useLayoutEffect } from 'react';
import { useIsServerDrawn } from './use-is-hydrated';

/**
 * Calls `adopt` once with an element that the server drew, as the shopper has left it before scripts took over. In a
 * layout effect: React's next update of a controlled input puts back the value that the server wrote.
 */
export function useEarlyInput<E extends HTMLElement>(element: RefObject<E | null>, adopt: (element: E) => void): void {
  const isServerDrawn = useIsServerDrawn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first commit has what the shopper left
  useLayoutEffect(() => {
    if (isServerDrawn && element.current) adopt(element.current);
  }, []);
}

/**
 * A form's values with those that its inputs have now, by their names (`group.key` in a group). `changed`: the names of
 * inputs that have another value than `values`.
 */
export function withInputs<V extends object>(
  values: V,
  form: HTMLFormElement,
  before = '',
): { values: V; changed: string[] } {
  const changed: string[] = [];
  const merged = Object.entries(values).map(([key, value]) => {
    const name = before + key;
    if (typeof value === 'object' && value !== null) {
      const group = withInputs(value, form, `${name}.`);
      changed.push(...group.changed);
      return [key, group.values];
    }
    const now = inputValue(form.elements.namedItem(name), value);
    if (now !== value) changed.push(name);
    return [key, now];
  });
  return { values: Object.fromEntries(merged), changed };
}

/** `value` if there is no such input. */
function inputValue(input: Element | RadioNodeList | null, value: unknown): unknown {
  if (typeof value === 'boolean') return input instanceof HTMLInputElement ? input.checked : value;
  const hasText = input instanceof HTMLInputElement || input instanceof HTMLSelectElement;
  return hasText || input instanceof HTMLTextAreaElement || input instanceof RadioNodeList ? input.value : value;
}

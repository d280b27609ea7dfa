import { href } from '@bookfront/shared/routes';
import { useContext } from 'react';
import type { PostedForm } from '../contract';
import { PageContext } from './page-context';
import { useIsServerDrawn } from './use-is-hydrated';

/** What the form with this `action` was sent with before scripts, where the server drew it again. */
export function usePostedForm(action: string | undefined): PostedForm | undefined {
  const posted = useContext(PageContext)?.form;
  const isServerDrawn = useIsServerDrawn();
  return isServerDrawn && posted && action === href.form(posted.call) ? posted : undefined;
}

/**
 * A form's values with what was posted, by the names of its inputs (`group.key` in a group), and what is wrong with them.
 * A checkbox that isn't checked is not posted.
 */
export function withPosted<V extends object>(
  values: V,
  posted: PostedForm | undefined,
  before = '',
): { values: V; errors: object } {
  if (!posted) return { values, errors: {} };
  const errors: Record<string, unknown> = {};
  const merged = Object.entries(values).map(([key, value]) => {
    const name = before + key;
    if (typeof value === 'object') {
      const group = withPosted(value, posted, `${name}.`);
      if (Object.keys(group.errors).length > 0) errors[key] = group.errors;
      return [key, group.values];
    }
    if (posted.fields[name]) errors[key] = posted.fields[name];
    return [key, typeof value === 'boolean' ? posted.values[name] === 'true' : (posted.values[name] ?? value)];
  });
  return { values: Object.fromEntries(merged), errors };
}

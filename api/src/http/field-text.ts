import type { z } from 'zod';

/** What the shopper reads of a field that has no text of its own. */
export function fieldText(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === '') return 'Please fill this in.';
  if (issue.code === 'too_big')
    return issue.origin === 'string'
      ? `Please write at most ${issue.maximum} characters.`
      : `This can be at most ${issue.maximum}.`;
  if (issue.code === 'too_small')
    return issue.origin === 'string'
      ? `Please write at least ${issue.minimum} characters.`
      : `This must be at least ${issue.minimum}.`;
  return 'Please check what is written here.';
}

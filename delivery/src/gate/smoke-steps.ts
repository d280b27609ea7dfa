import type { Page } from 'playwright-core';
import type { SmokeStep } from './smoke-job';

/** Rejects if the step fails. Finds controls by their accessible names. */
export async function takeStep(page: Page, origin: string, step: SmokeStep): Promise<void> {
  if ('open' in step) await page.goto(origin + step.open);
  else if ('press' in step)
    await page
      .getByRole('button', { name: step.press })
      .or(page.getByRole('link', { name: step.press }))
      .first()
      .click();
  else if ('fill' in step) await page.getByLabel(step.fill).first().fill(step.with);
  else if ('choose' in step) await page.getByLabel(step.choose).first().check();
  else await page.getByText(step.see).first().waitFor();
}

import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** `pnpm bench`: one worker, nothing beside it; the shop of the tests is not started. */
export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  testMatch: 'bench.spec.ts',
  workers: 1,
  timeout: 45 * 60_000,
  reporter: [['line']],
  outputDir: path.join(import.meta.dirname, 'results/playwright'),
  webServer: undefined,
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { PORT, shopEnv } from './support/shop-address';

const chromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((file) => file && existsSync(file));

/**
 * The address bar's pop-ups are pages of the browser's own, drawn without end even where no window is shown: they take
 * a whole processor from every test and timing. The rest is Playwright's own list, which this switch replaces.
 */
const unwanted = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AiModeOmniboxEntryPoint',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
  'AutoDeElevate',
  'RenderDocument',
  'OptimizationHints',
];

/** One shop for all tests, started as a user starts it; tests that break a shop start their own. */
export default defineConfig({
  testDir: './tests',
  workers: 2,
  fullyParallel: false,
  timeout: 45_000,
  expect: { timeout: 7_000 },
  forbidOnly: true,
  // a shop, a renderer, two browsers and builds share two processors in a test run: what fails by that passes alone;
  // both runs are reported
  retries: process.env.CI ? 1 : 0,
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON ?? path.join(import.meta.dirname, 'results/playwright.json') }],
  ],
  outputDir: './results/playwright',
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${unwanted.join(',')}`,
      ],
    },
  },
  webServer: {
    command: 'node ../scripts/start.mjs',
    url: `http://localhost:${PORT}/healthz`,
    env: shopEnv,
    timeout: 240_000,
    reuseExistingServer: process.env.REUSE_SHOP === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});

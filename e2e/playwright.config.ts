import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { PORT, shopEnv } from './support/shop-address';

const chromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (file) => file && existsSync(file),
);

/**
 * Features to disable: the address bar's pop-ups, which render continuously even without a window and take a whole
 * processor, and Playwright's own list, which this switch replaces.
 */
const disabledFeatures = [
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
  // a retry for tests that fail only because shop, renderer, browsers and builds share two processors; both runs are
  // reported
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
        `--disable-features=${disabledFeatures.join(',')}`,
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

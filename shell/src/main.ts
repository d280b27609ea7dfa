import { bootFailed } from '@bookfront/shared/contract';

/**
 * Yields to the browser, so that each large library is evaluated in a task of its own and none blocks input for long.
 * They are bundled into this file and need no request.
 */
const yieldToBrowser = () =>
  new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(0);
  });

async function main(): Promise<void> {
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ 'styled-components');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ '@tanstack/react-query');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ 'react-router-dom');
  await yieldToBrowser();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  const { pageRemotes } = await import(/* webpackMode: "eager" */ './page-remotes');
  await start(pageRemotes);
}

main().catch((error: unknown) => {
  document.dispatchEvent(new Event(bootFailed));
  throw error;
});

import { bootFailed } from '@bookfront/shared/contract';

/**
 * Evaluates the large libraries one task each, so that none blocks input for long. They are in this same file: no
 * request.
 */
const pause = () =>
  new Promise<void>((go) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => go();
    channel.port2.postMessage(0);
  });

async function main(): Promise<void> {
  await pause();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ 'styled-components');
  await pause();
  await import(/* webpackMode: "eager" */ '@tanstack/react-query');
  await pause();
  await import(/* webpackMode: "eager" */ 'react-router-dom');
  await pause();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  const { remotesOfPage } = await import(/* webpackMode: "eager" */ './remotes-of-page');
  await start(remotesOfPage);
}

main().catch((error: unknown) => {
  document.dispatchEvent(new Event(bootFailed));
  throw error;
});

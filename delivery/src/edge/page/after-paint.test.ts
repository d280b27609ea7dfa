import { runInNewContext } from 'node:vm';
import { afterPaint } from './after-paint';

const scripts = [
  { src: '/bundle/a.js', integrity: 'sha384-a' },
  { src: '/remotes/shell/1.0.0/main.js', integrity: '' },
];

function page({ hidden }: { hidden: boolean }) {
  const asked: object[] = [];
  const frames: (() => void)[] = [];
  const timers: { act: () => void; ms: number }[] = [];
  runInNewContext(afterPaint(scripts), {
    document: { hidden, head: { appendChild: (element: object) => asked.push(element) }, createElement: () => ({}) },
    requestAnimationFrame: (act: () => void) => frames.push(act),
    setTimeout: (act: () => void, ms = 0) => timers.push({ act, ms }),
  });
  return { asked, frames, timers };
}
const inOrder = scripts.map((script) => ({ ...script, crossOrigin: 'anonymous', async: false }));

test('scripts are asked for in their order once a frame has been painted, and once', () => {
  const { asked, frames, timers } = page({ hidden: false });
  expect(asked).toEqual([]);
  for (const frame of frames) frame();
  expect(asked).toEqual([]);
  for (const { act } of timers) act();
  expect(asked).toEqual(inOrder);
});

test('a page that is never painted asks after a second', () => {
  const { asked, timers } = page({ hidden: false });
  for (const { act, ms } of timers) if (ms === 1000) act();
  expect(asked).toEqual(inOrder);
});

test('a tab in the background asks at once', () => {
  expect(page({ hidden: true }).asked).toEqual(inOrder);
});

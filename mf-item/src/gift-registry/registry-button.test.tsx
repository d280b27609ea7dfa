/** @jest-environment jsdom */
import { bus } from '@bookfront/shared/events';
import { buildCustomer, buildSession, buildSettings, buildTitle, renderPage } from '@bookfront/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryButton } from './registry-button';

const parts = {
  'mf_lists_registry/RegistryMenu': ({ title }: { title?: string }) => (
    <button type="button">Choose for {title}</button>
  ),
};
function open(session = buildCustomer(), gift_registry_enabled = true) {
  const settings = buildSettings({ gift_registry_enabled });
  renderPage(
    <>
      <RegistryButton title={buildTitle()} />
      <button type="button">Elsewhere</button>
    </>,
    { page: { session, settings }, parts },
  );
}
const opener = () => screen.getByRole('button', { name: 'Add to registry' });

test('the registry menu opens for the title, and closes on Escape, which returns the focus, or when the focus leaves it [REG-27]', async () => {
  open();
  expect(screen.queryByRole('button', { name: 'Choose for Emma' })).toBeNull();
  await userEvent.click(opener());
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Choose for Emma' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Choose for Emma' })).toBeNull();
  expect(opener()).toHaveFocus();
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('button', { name: 'Choose for Emma' })).toBeNull();
});

test('a guest is asked to log in [LST-13]', async () => {
  const wanted = jest.fn();
  const stop = bus.on('login:wanted', wanted);
  open(buildSession());
  await userEvent.click(opener());
  expect(wanted).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Choose for Emma' })).toBeNull();
  stop();
});

test('a shop without registries does not show the button [SEC-07]', () => {
  open(buildCustomer(), false);
  expect(screen.queryByRole('button', { name: 'Add to registry' })).toBeNull();
});

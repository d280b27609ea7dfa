/** @jest-environment jsdom */
import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildCustomer, renderPage } from '@bookfront/shared/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginPrompt } from './login-prompt';

const resume = { call: 'titlelist/addItemToList', payload: { eisbn: '9786800000011' } };
const kept = () => sessionStorage.getItem('bookfront-intent');
beforeEach(() => sessionStorage.clear());

describe('a guest who tries a member’s action', () => {
  it.each([
    ['Sign up', '/account/signup'],
    ['Log in', '/account/login?return_to=%2Flists%2F5%3Fx%3D1'],
  ])('sees the prompt, may %s, and no call is made [SEC-30] [LST-13]', async (name, to) => {
    const calls = answerCalls({});
    const { address } = renderPage(<LoginPrompt request={{ resume }} onClose={() => {}} />, { url: '/lists/5?x=1' });
    expect(screen.getByText('You must login or sign up to use this feature.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name }));
    expect(address()).toBe(to);
    expect(kept()).toContain('9786800000011');
    expect(calls).toEqual([]);
  });

  it('leaves no stored intent after closing the prompt', async () => {
    const onClose = jest.fn();
    renderPage(<LoginPrompt request={{ resume }} onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(onClose).toHaveBeenCalled();
    expect(kept()).toBeNull();
  });
});

describe('a member whose session ended', () => {
  const Form = ({ onDone }: { onDone?: () => void }) => (
    <button type="button" onClick={() => onDone?.()}>
      Log in here
    </button>
  );
  const prompt = (onClose: () => void) =>
    renderPage(<LoginPrompt request={{ resume, expired: true }} onClose={onClose} />, {
      url: '/item/978',
      parts: { 'mf_account/LoginForm': Form },
    });

  it('logs in on the page, which stays, and the intent is stored', async () => {
    const onClose = jest.fn();
    const { address } = prompt(onClose);
    expect(screen.getByRole('dialog', { name: 'Please log in again' })).toBeInTheDocument();
    expect(kept()).toContain('9786800000011');
    act(() => sessionStore.set(buildCustomer()));
    await userEvent.click(screen.getByRole('button', { name: 'Log in here' }));
    expect(onClose).toHaveBeenCalled();
    expect(address()).toBe('/item/978');
  });

  it('has nothing resumed after closing the prompt', () => {
    const { unmount } = prompt(() => {});
    unmount();
    expect(kept()).toBeNull();
  });
});

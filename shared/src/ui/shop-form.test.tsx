/** @jest-environment jsdom */
import type { CallFailure, Result } from '@bookfront/shared/api-client';
import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pending } from '../testing/pending';
import { Button } from './button';
import { Field } from './field';
import { useShopForm } from './shop-form';

/** As much of a schema as the form library asks for: both fields are needed. */
const schema = {
  validate: async (values: Record<string, string | undefined>) => {
    const inner = ['name', 'email'].filter((path) => !values[path]).map((path) => ({ path, message: `No ${path}.` }));
    if (inner.length > 0) throw Object.assign(new Error('wrong'), { name: 'ValidationError', inner });
  },
};
const failure = (fields: Record<string, string>): CallFailure => ({
  name: 'CallFailure',
  kind: 'refused',
  code: 'validation',
  message: 'Please look at the form.',
  retryable: false,
  fields,
});

const send = jest.fn<(values: { name: string; email: string }) => Promise<Result<unknown>>>();
const onDone = jest.fn();
const onFailed = jest.fn();
afterEach(() => {
  jest.resetAllMocks();
});

function Contact() {
  const form = useShopForm({ initialValues: () => ({ name: '', email: '' }), schema, send, onDone, onFailed });
  return (
    <form {...form.props}>
      <Field label="Name" {...form.field('name')} />
      <Field label="Email" {...form.field('email')} />
      {form.failure && <p role="alert">{form.failure.message}</p>}
      <Button type="submit" busy={form.isBusy}>
        Save
      </Button>
      {form.isDone && <p role="status">Saved</p>}
    </form>
  );
}

function open() {
  const view = render(<Contact />);
  const user = userEvent.setup();
  const type = async (name: string, text: string) => {
    await user.click(screen.getByLabelText(name));
    await user.paste(text);
  };
  return { ...view, user, type, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}

test('each attempt puts the focus into the first wrong field, and sends nothing', async () => {
  const { type, save } = open();
  await save();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  expect(screen.getByText('No email.')).toBeVisible();
  await type('Name', 'Ada');
  expect(screen.queryByText('No name.')).not.toBeInTheDocument();
  expect(screen.getByText('No email.')).toBeVisible();
  await save();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(send).not.toHaveBeenCalled();
});

test('what the shop refuses stands at its field until that is changed; what was typed stays', async () => {
  send.mockResolvedValueOnce({ ok: false, failure: failure({ email: 'Nobody is there.' }) });
  const { type, save } = open();
  await type('Name', 'Ada');
  await type('Email', 'ada@');
  await save();
  expect(await screen.findByText('Nobody is there.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Please look at the form.');
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(onFailed).toHaveBeenCalledTimes(1);
  await type('Email', 'example.com');
  expect(screen.queryByText('Nobody is there.')).not.toBeInTheDocument();
  send.mockResolvedValueOnce({ ok: true, value: {} });
  await save();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(send).toHaveBeenLastCalledWith({ name: 'Ada', email: 'ada@example.com' });
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('one send at a time, however often it is asked for', async () => {
  const answer = pending<Result<unknown>>();
  send.mockReturnValue(answer.promise);
  const { user, type, save } = open();
  await type('Name', 'Ada');
  await type('Email', 'ada@example.com');
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true'));
  await save();
  expect(send).toHaveBeenCalledTimes(1);
  answer.resolve({ ok: true, value: {} });
  expect(await screen.findByText('Saved')).toBeVisible();
  await save();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('an answer that comes after the form was left takes the shopper nowhere', async () => {
  const answer = pending<Result<unknown>>();
  send.mockReturnValue(answer.promise);
  const { type, save, unmount } = open();
  await type('Name', 'Ada');
  await type('Email', 'ada@example.com');
  await save();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  unmount();
  answer.resolve({ ok: true, value: {} });
  await answer.promise;
  await Promise.resolve();
  expect(onDone).not.toHaveBeenCalled();
});

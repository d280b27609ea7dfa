/** @jest-environment jsdom */
import type { CallFailure, Result } from '@bookfront/shared/api-client';
import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrate, renderOnServer } from '../testing/both-renders';
import { pending } from '../testing/pending';
import { renderPage } from '../testing/render-page';
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

/** A form that the server draws again after it was refused before scripts. */
function Profile() {
  const form = useShopForm({
    initialValues: () => ({
      name: 'Ruth',
      password: '',
      isSchool: true,
      wantsNews: false,
      kind: 'home',
      extra: { house: 'Gull' },
    }),
    schema,
    action: '/do/account/modify',
    send: async () => ({ ok: true, value: {} }),
  });
  return (
    <form {...form.props}>
      <Field label="Name" {...form.field('name')} />
      <Field label="Password" {...form.field('password')} />
      <Field label="House" {...form.field('extra')} name="extra.house" value={form.values.extra.house} error="" />
      <input type="checkbox" name="isSchool" checked={form.values.isSchool} onChange={form.handleChange} />
      <input type="checkbox" name="wantsNews" checked={form.values.wantsNews} onChange={form.handleChange} />
      <select name="kind" value={form.values.kind} onChange={form.handleChange}>
        <option value="home" />
        <option value="work" />
      </select>
      <p>{JSON.stringify([form.values, form.errors])}</p>
    </form>
  );
}
const posted = {
  call: 'account/modify',
  values: { name: 'Ruthie', wantsNews: 'true', 'extra.house': 'Heron', admin: 'yes' },
  fields: { password: 'Needed.', 'extra.house': 'Full.', admin: 'No.' },
};

test('a form that was refused before scripts begins with what was typed and what is wrong, on server and in browser', async () => {
  const { errors, place } = await hydrate(<Profile />, { page: { url: '/account/details', form: posted } });
  expect(errors).toEqual([]);
  expect(place.querySelector('[name="name"]')).toHaveValue('Ruthie');
  expect(place.querySelector('[name="password"]')).toHaveAccessibleDescription('Needed.');
  expect(JSON.parse(place.querySelector('form > p')?.textContent ?? '')).toEqual([
    { name: 'Ruthie', password: '', isSchool: false, wantsNews: true, kind: 'home', extra: { house: 'Heron' } },
    { password: 'Needed.', extra: { house: 'Full.' } },
  ]);
  place.remove();
});

test('what was typed and chosen before scripts stays, and what was wrong with it goes', async () => {
  const { errors, place } = await hydrate(<Profile />, { page: { url: '/account/details', form: posted } }, (page) => {
    const input = (name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? new HTMLInputElement();
    Object.assign(input('name'), { value: 'Ruth Ann' });
    Object.assign(input('password'), { value: 'a quiet harbour' });
    Object.assign(input('extra.house'), { value: 'Tern' });
    input('isSchool').checked = true;
    input('wantsNews').checked = false;
    input('kind').value = 'work';
  });
  expect(errors).toEqual([]);
  expect(place.querySelector('[name="name"]')).toHaveValue('Ruth Ann');
  expect(JSON.parse(place.querySelector('form > p')?.textContent ?? '')).toEqual([
    {
      name: 'Ruth Ann',
      password: 'a quiet harbour',
      isSchool: true,
      wantsNews: false,
      kind: 'work',
      extra: { house: 'Tern' },
    },
    { extra: {} },
  ]);
  place.remove();
});

test('another call’s form begins as ever, and so does one that the browser draws later', async () => {
  const other = { ...posted, call: 'account/delete' };
  expect(renderOnServer(<Profile />, { page: { url: '/', form: other } })).toContain('value="Ruth"');
  renderPage(<Profile />, { page: { form: posted } });
  expect(screen.getByLabelText('Name')).toHaveValue('Ruth');
});

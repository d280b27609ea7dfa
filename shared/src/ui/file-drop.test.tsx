/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDrop } from './file-drop';

const onFile = jest.fn();
const onRefuse = jest.fn();
afterEach(() => {
  onFile.mockClear();
  onRefuse.mockClear();
});
const fileOf = (name: string) => new File(['9780306406157'], name);

function open() {
  const view = render(<FileDrop describedBy="hint" onFile={onFile} onRefuse={onRefuse} />);
  const field = screen.getByLabelText(/^Choose a file/);
  return { ...view, field, zone: field.closest('label') ?? document.body };
}

test('the field offers the kinds of files that are read, and no others [SRC-10]', () => {
  expect(open().field).toHaveAttribute('accept', '.txt,.pdf,.xls,.xlsx,.html,.csv');
});

test('a file that is chosen is handed on, and can be chosen again once it is fixed', async () => {
  const { field } = open();
  const file = fileOf('list.txt');
  await userEvent.upload(field, file);
  await userEvent.upload(field, file);
  expect(onFile.mock.calls).toEqual([[file], [file]]);
});

test('a file can be dropped, one at a time', () => {
  const { zone } = open();
  const over = createEvent.dragOver(zone);
  fireEvent(zone, over);
  expect(over.defaultPrevented).toBe(true);
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [fileOf('a.txt'), fileOf('b.txt')] } });
  expect(onRefuse).toHaveBeenCalledWith('Please choose one file at a time.');
  expect(onFile).not.toHaveBeenCalled();
  const file = fileOf('a.txt');
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [file] } });
  expect(onFile.mock.calls).toEqual([[file]]);
});

test('a file that is dropped beside the place for it does not take the page away; text goes where it is dropped', () => {
  const { unmount } = open();
  const isHeld = (type: string) => {
    const drop = createEvent.drop(document.body, { dataTransfer: { types: [type] } });
    fireEvent(document.body, drop);
    return drop.defaultPrevented;
  };
  expect([isHeld('Files'), isHeld('text/plain')]).toEqual([true, false]);
  unmount();
  expect(isHeld('Files')).toBe(false);
});

/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Select } from './select';

const options = [
  ['BC', 'British Columbia'],
  ['ON', 'Ontario'],
] as const;
const texts = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const ignore = () => {};

test('a choice has its label, its value and its options', () => {
  render(<Select label="Province" options={options} value="ON" onChange={ignore} />);
  expect(screen.getByRole('combobox', { name: 'Province' })).toHaveDisplayValue('Ontario');
  expect(texts()).toEqual(['British Columbia', 'Ontario']);
});

test('an empty value is an empty option; one with words can be chosen at any time', () => {
  const { rerender } = render(<Select label="Province" options={options} value="" onChange={ignore} />);
  expect(texts()).toEqual(['', 'British Columbia', 'Ontario']);
  rerender(<Select label="Province" options={options} none="Choose" value="ON" onChange={ignore} />);
  expect(texts()).toEqual(['Choose', 'British Columbia', 'Ontario']);
});

test('its error is tied to it', () => {
  const { rerender } = render(
    <Select
      label="Province"
      options={options}
      value="BC"
      error="Valid state / province is required."
      onChange={ignore}
    />,
  );
  const choice = screen.getByRole('combobox', { name: 'Province' });
  expect(choice).toBeInvalid();
  expect(choice).toHaveAccessibleDescription('Valid state / province is required.');
  rerender(<Select label="Province" options={options} value="BC" onChange={ignore} />);
  expect(choice).toBeValid();
});

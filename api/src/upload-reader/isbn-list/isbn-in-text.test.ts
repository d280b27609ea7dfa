import { isbnOfCell, numbersIn } from './isbn-in-text';

describe('a number of ten digits', () => {
  it.each([
    ['with the check digit 0', '0306406020', '9780306406027'],
    ['with the check digit X', '030640608X', '9780306406089'],
    ['with the check digit 0, written apart', '0-306-40602-0', '9780306406027'],
  ])('%s is an ISBN', (_what, written, isbn) => {
    expect(isbnOfCell(written)).toBe(isbn);
    expect([...numbersIn(`It is ${written}.`)]).toEqual([{ shape: written, isbn }]);
  });

  it('with a check digit of 0 is invalid with another digit', () => {
    for (const check of '123456789X') expect(isbnOfCell(`030640602${check}`)).toBeUndefined();
  });

  it('regains a leading zero that a spreadsheet has dropped, if the check digit is 0', () =>
    expect(isbnOfCell('306406020')).toBe('9780306406027'));
});

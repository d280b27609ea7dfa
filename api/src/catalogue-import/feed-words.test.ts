import { cleanMarkup } from '../markup/clean-markup';
import { splitSeries } from './table/table-record';
import { centsOf } from './values/amount';
import { onHandOf } from './values/on-hand';

describe('values in feeds', () => {
  it.each([
    ['12', 12],
    ['100-500', 100],
    ['500+', 500],
    ['<100', 1],
    ['In Stock', null],
    ['NYP', 0],
    ['', 0],
    ['-3', 0],
  ])('%s on hand is %s', (text, onhand) => expect(onHandOf(text)).toBe(onhand));
  it.each([
    ['19.95', 1995],
    ['1,299.00', 129_900],
    ['19,95', 1995],
    ['$7', 700],
    ['9.995', 1000],
    ['0.00', null],
    ['free', null],
  ])('%s is %s cents', (text, cents) => expect(centsOf(text)).toBe(cents));
  it.each([
    ['The Hunger Games (The Hunger Games, #1)', 'The Hunger Games', 'The Hunger Games', '1'],
    ['Emma (Vintage Classics)', 'Emma (Vintage Classics)', '', ''],
    ['Dune (Dune Chronicles #1)', 'Dune', 'Dune Chronicles', '1'],
  ])('%s', (text, title, series, series_num) => expect(splitSeries(text)).toEqual({ title, series, series_num }));
  it('in markup lose what is dangerous and keep the rest', () => {
    expect(
      cleanMarkup(
        '<p onclick="x()">A <i>b</i> <svg><animate onbegin=x()></svg><a href="javascript:x()">c</a> &eacute;</p><b>open',
      ),
    ).toBe('<p>A <i>b</i> <a>c</a> é</p><b>open</b>');
    expect(cleanMarkup('one\n\ntwo')).toBe('<p>one</p><p>two</p>');
  });
});

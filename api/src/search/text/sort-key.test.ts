import { byNumbers, sortKey } from './sort-key';

describe('the order of titles', () => {
  it.each([
    ['Die Trying Again', 'eng', 'die trying again'],
    ['Die Blechtrommel', 'ger', 'blechtrommel'],
    ['Das Boot', 'ger', 'boot'],
    ['A to Z of Harbours', 'eng', 'to z of harbours'],
    ['A to Z', 'hun', 'to z'],
    ['Los Angeles by Boat', 'eng', 'los angeles by boat'],
    ['Los detectives', 'spa', 'detectives'],
    ['L’Ourse', 'fre', 'ourse'],
    ["L'été", 'fre', 'ete'],
    ['Une saison', 'fre', 'saison'],
    ['Un’ora', 'ita', 'ora'],
    ['’t Huis', 'dut', 'huis'],
    ['O tempo', 'por', 'tempo'],
    ['«Le Petit»', 'fre', 'petit»'],
    ['The Road', '', 'road'],
    ['The Road', 'und', 'road'],
    ['The Road', 'jpn', 'the road'],
    ['Les', 'fre', 'les'],
    ['A —', 'eng', 'a —'],
  ])('%s (%s) is sorted as %s', (title, language, key) => expect(sortKey(title, language)).toBe(key));

  it('counts numbers by their value', () => {
    const titles = [
      'Volume 10',
      'Volume 9',
      'Volume 009 b',
      'Volume 2.5',
      'Volume 2',
      'Volume 3',
      'No.10',
      'No.9',
      'Area 51',
    ];
    const inOrder = titles.map((title) => byNumbers(sortKey(title))).toSorted();
    expect(inOrder.map((key) => key.replace(/(?<!\d\.)(\d)(\d+)/, '$2'))).toEqual([
      'area 51',
      'no.9',
      'no.10',
      'volume 2',
      'volume 2.5',
      'volume 3',
      'volume 9',
      'volume 9 b',
      'volume 10',
    ]);
  });
});

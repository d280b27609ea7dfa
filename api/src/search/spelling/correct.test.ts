import { fieldText } from '../text/field-text';
import { fieldMasks } from '../words/search';
import { TextIndexBuilder } from '../words/text-index';
import { correctSearch } from './correct';

const titles = [
  'Преступление и наказание',
  'Мастер и Маргарита',
  'Война и мир',
  'Достоевский',
  'Βίος και Πολιτεία',
  'Καζαντζάκης',
  'תמול שלשום',
  'הכנסת כלה',
  'ביאליק',
  'الأجنحة المتكسرة',
  'توفيق الحكيم',
  'رسالة الغفران',
  '아몬드 채식주의자',
  'A part of the World',
  'To do in space and time',
];
const builder = new TextIndexBuilder();
for (const title of titles) builder.add(`${fieldText(title)}\n\n\n\n\n\n`);
const index = builder.finish();
const corrected = (text: string) => correctSearch(index, text, fieldMasks.keyword, new Map());

it.each([
  ['a swap', 'Маргарита', 'Маграрита'],
  ['a letter dropped', 'наказание', 'наказаие'],
  ['a letter doubled', 'Достоевский', 'Досстоевский'],
  ['a letter changed', 'Мастер', 'Мастир'],
  ['a first letter changed', 'Мастер', 'Пастер'],
  ['a word of five letters', 'война', 'вайна'],
  ['a swap in Greek', 'Πολιτεία', 'Ποιλτεία'],
  ['a letter dropped in Greek', 'Καζαντζάκης', 'Καζαντζκης'],
  ['a word of four letters', 'Βίος', 'Βίως'],
  ['a swap in Hebrew', 'שלשום', 'שלושם'],
  ['a letter changed in Hebrew', 'הכנסת', 'הכנשת'],
  ['a letter dropped in Hebrew', 'ביאליק', 'ביליק'],
  ['a letter changed in Arabic', 'المتكسرة', 'المتكصرة'],
  ['a swap in Arabic', 'الغفران', 'الغفارن'],
  ['a letter dropped in Arabic', 'الحكيم', 'الحكم'],
  ['the first letter dropped in Arabic', 'رسالة', 'سالة'],
])('%s is corrected as in Latin words', (_what, word, typed) => {
  const [meant] = [corrected(typed)];
  expect(meant).toBe(
    fieldText(word)
      .split(' ')[0]
      ?.replace(/[^\p{L}].*$/u, ''),
  );
});

it.each(['__proto__', 'constructor', '__part__', '%worl%', 'wor_ld', 'a==b', 'toString'])(
  '%s, which is no word, is not corrected',
  (text) => expect(corrected(text)).toBeUndefined(),
);

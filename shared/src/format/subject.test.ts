import { subjectSteps } from './subject';

it.each([
  ['Fiction', [['Fiction', 'Fiction']]],
  [
    'Fiction / Mystery & Crime / Noir',
    [
      ['Fiction', 'Fiction'],
      ['Mystery & Crime', 'Fiction / Mystery & Crime'],
      ['Noir', 'Fiction / Mystery & Crime / Noir'],
    ],
  ],
  ['Children/Teens', [['Children/Teens', 'Children/Teens']]],
])('the steps of %s', (subject, steps) => {
  expect(subjectSteps(subject).map((step) => [step.label, step.subject])).toEqual(steps);
});

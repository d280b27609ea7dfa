import { all, text } from '../reading/node';
import type { OnixNode } from '../reading/parse-element';

type Audience = '' | 'children' | 'young_adult' | 'adult';

/** Of list 28: for children, pre-primary, primary; for teenagers, lower and upper secondary. */
const children = ['02', '11', '12'];
const teenagers = ['03', '13', '14'];

/** Who the title is for, by its audience codes or its children's subject, else by the ages and grades it names. */
export function audienceOf(detail: OnixNode, subjects: readonly string[]): Audience {
  const codes = [
    ...all(detail, 'Audience')
      .filter((one) => text(one, 'AudienceCodeType') === '01')
      .map((one) => text(one, 'AudienceCodeValue')),
    ...all(detail, 'AudienceCode').map((one) => one.parts.join('').trim()),
  ].filter(Boolean);
  if (codes.some((code) => children.includes(code)) || subjects.includes('Children')) return 'children';
  if (codes.some((code) => teenagers.includes(code)) || subjects.includes('Young Adult')) return 'young_adult';
  return codes.length === 0 ? ofAge(youngestOf(detail)) : 'adult';
}

const ofAge = (years: number | undefined): Audience => {
  if (years === undefined) return '';
  if (years < 12) return 'children';
  return years < 18 ? 'young_adult' : 'adult';
};

/** The age from which the title is meant, in years: list 30 has ages in months and years, and grades of schools. */
function youngestOf(detail: OnixNode): number | undefined {
  const ages = all(detail, 'AudienceRange').flatMap((range) => {
    const toYears = ageUnits[text(range, 'AudienceRangeQualifier')];
    const written = text(range, 'AudienceRangeValue');
    const value = /^[kp]/i.test(written) ? 0 : Number(written || Number.NaN);
    return toYears && Number.isFinite(value) ? [toYears(value)] : [];
  });
  return ages.length === 0 ? undefined : Math.min(...ages);
}

/** By codes of list 30. A child of the first grade is six. */
const ageUnits: Readonly<Record<string, (value: number) => number>> = {
  '11': (grade) => grade + 5,
  '16': (months) => months / 12,
  '17': (years) => years,
  '18': (years) => years,
  '26': (grade) => grade + 5,
};

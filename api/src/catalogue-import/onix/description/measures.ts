import type { TitleRecord } from '../../../title/title-record';
import { all, text } from '../reading/node';
import type { OnixNode } from '../reading/parse-element';

const inches: Readonly<Record<string, number>> = { mm: 1 / 25.4, cm: 1 / 2.54, in: 1 };
const pounds: Readonly<Record<string, number>> = { gr: 1 / 453.592, kg: 2.20462, oz: 1 / 16, lb: 1 };

export function measuresOf(detail: OnixNode): Pick<TitleRecord, 'width' | 'height' | 'weight'> {
  const measure = (type: string, units: Readonly<Record<string, number>>) => {
    const one = all(detail, 'Measure').find((each) => text(each, 'MeasureType', 'MeasureTypeCode') === type);
    const value = Number(text(one, 'Measurement')) * (units[text(one, 'MeasureUnitCode')] ?? Number.NaN);
    return Number.isFinite(value) && value > 0 ? Math.round(value * 100) / 100 : null;
  };
  return { height: measure('01', inches), width: measure('02', inches), weight: measure('08', pounds) };
}

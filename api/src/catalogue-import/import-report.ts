import type { ImportResult } from './import-file';

const maxOnScreen = 20;
const maxWord = 40;

export interface ReportSubject {
  file: string;
  shop: string;
  currency: string;
  isDryRun: boolean;
}

/** What an import did, line by line. `isFull`: every refusal that was kept, not only the first ones. */
export function reportLines(result: ImportResult, subject: ReportSubject, isFull: boolean): string[] {
  return [
    ...(result.resumedAt > 0
      ? [`Went on after record ${result.resumedAt}, where the last import of this file had stopped.`]
      : []),
    ...refusals(result, isFull),
    ...reading(result, isFull),
    ...remarks(result, subject),
    summary(result, subject),
  ];
}

function refusals({ bad, refused, reasons }: ImportResult, isFull: boolean): string[] {
  const shown = isFull ? bad : bad.slice(0, maxOnScreen);
  const more = refused - shown.length;
  return [
    ...shown.map(({ record, line, reason }) => `Record ${record} (line ${line}): ${reason}`),
    ...(more > 0 ? [`… and ${more} more records that could not be taken.`] : []),
    ...(refused > 1 ? [...reasons].map(([reason, count]) => `Refused ${count}: ${reason}`) : []),
  ];
}

function reading({ columns, encoding, unusedElements = [] }: ImportResult, isFull: boolean): string[] {
  const listed = (names: readonly string[]) => (isFull ? names.join(', ') : firstOf(names));
  return [
    ...(encoding && encoding !== 'utf-8'
      ? [`Read as ${encoding}. If names look wrong, import it again with --encoding.`]
      : []),
    ...(columns ? [`Columns used: ${listed(columns.used)}.`] : []),
    ...(columns && columns.unused.length > 0 ? [`Columns not used: ${listed(columns.unused)}.`] : []),
    ...(unusedElements.length > 0
      ? [`Elements not used: ${listed(unusedElements.map(([name, count]) => `${name} (${count})`))}.`]
      : []),
  ];
}

function firstOf(names: readonly string[]): string {
  const more = names.length - maxOnScreen;
  const shown = names
    .slice(0, maxOnScreen)
    .map((name) => (name.length > maxWord ? `${name.slice(0, maxWord)}…` : name));
  return [...shown, ...(more > 0 ? [`… and ${more} more`] : [])].join(', ');
}

function remarks({ notes, unknownForms }: ImportResult, { currency }: ReportSubject): string[] {
  const forms = [...unknownForms].map(([form, count]) => `'${form.slice(0, maxWord)}' (${count})`);
  return [
    ...(forms.length > 0 ? [`Formats that aren't known; check these titles and their tax: ${forms.join(', ')}.`] : []),
    ...(notes.no_price > 0
      ? [
          `${notes.no_price} taken without a price in ${currency}: none in the file is a retail price that is in force here.`,
        ]
      : []),
    ...(notes.off_sale > 0
      ? [
          `${notes.off_sale} taken but not for sale here: cancelled, recalled, withdrawn, or without rights for this country.`,
        ]
      : []),
  ];
}

function summary(
  { added, updated, unchanged, withdrawn, refused }: ImportResult,
  { file, shop, isDryRun }: ReportSubject,
): string {
  const counts = `${added} added, ${updated} updated, ${unchanged} unchanged, ${withdrawn} withdrawn, ${refused} refused.`;
  return isDryRun ? `${file} would change ${shop}: ${counts} Nothing was changed.` : `${file} into ${shop}: ${counts}`;
}

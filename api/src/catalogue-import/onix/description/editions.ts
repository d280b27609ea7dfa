import { plainText } from '../../../markup/clean-markup';
import { languageCode } from '../../../title/languages';
import type { TitleRecord } from '../../../title/title-record';
import { all, text } from '../reading/node';
import type { OnixNode } from '../reading/parse-element';

/** Of a recording the language is that of its sound (role 08). `fallback`: the header's, for products without one. */
export function languagesOf(detail: OnixNode, fallback: string): Pick<TitleRecord, 'language' | 'original_language'> {
  const byRole = (role: string) =>
    text(
      all(detail, 'Language').find((one) => text(one, 'LanguageRole') === role),
      'LanguageCode',
    );
  return {
    language: languageCode(byRole('01') || text(detail, 'LanguageOfText') || byRole('08') || fallback) || 'eng',
    original_language: languageCode(byRole('02') || text(detail, 'OriginalLanguage')),
  };
}

export function editionOf(detail: OnixNode): Pick<TitleRecord, 'edition' | 'is_large_print'> {
  const number = text(detail, 'EditionNumber');
  const edition = plainText(text(detail, 'EditionStatement')) || (number ? `Edition ${number}` : '');
  const types = [...all(detail, 'EditionType'), ...all(detail, 'EditionTypeCode')].map((one) => one.parts.join(''));
  return {
    edition,
    is_large_print: /large (print|type)/i.test(edition) || types.some((type) => /^(LTE|ULP)$/.test(type.trim())),
  };
}

import type { TitleRecord } from '../../../title/title-record';
import { formName, productClassOf } from '../../values/product-form';
import { all, text } from '../reading/node';
import type { OnixNode } from '../reading/parse-element';
import { titleOf } from './titles';

/** The form in words and as a code, and the tax class that follows from it, its details and the parts of a set. */
export function bindingOf(detail: OnixNode): Pick<TitleRecord, 'binding' | 'binding_code' | 'product_class'> {
  const form = formOf(detail) || 'ZZ';
  const { title, subtitle } = titleOf(detail);
  const product_class = productClassOf({
    form,
    details: all(detail, 'ProductFormDetail').map((one) => one.parts.join('').trim()),
    parts: [...all(detail, 'ProductPart'), ...all(detail, 'ContainedItem')].map(formOf).filter(Boolean),
    words: `${title} ${subtitle}`,
  });
  return { binding: formName(form) ?? 'Other', binding_code: form, product_class };
}

/** A ProductForm that is in no list, as the feed has it; '' if there is none. */
export function unknownForm(detail: OnixNode): string {
  const form = formOf(detail);
  return form === '' || form === '00' || formName(form) !== undefined ? '' : form;
}

const formOf = (node: OnixNode): string => text(node, 'ProductForm').toUpperCase();

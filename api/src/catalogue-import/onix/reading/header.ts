import { first, text } from './node';
import { type OnixNode, parseElement } from './parse-element';

/** Values of the header for products that leave them out. */
export interface MessageHeader {
  isRelease2: boolean;
  currency: string;
  language: string;
  priceType: string;
}

/** Reads the text before the first product: the message's opening tag, and its header. */
export function readHeader(head: string): MessageHeader {
  const found = /<(?:[\w.-]+:)?header[\s>][\s\S]*<\/(?:[\w.-]+:)?header\s*>/i.exec(head)?.[0];
  const parsed = found ? parseElement(found) : undefined;
  const header: OnixNode | undefined = parsed && !('fault' in parsed) ? parsed : undefined;
  return {
    isRelease2: isRelease2(head, header),
    currency: text(header, 'DefaultCurrencyCode').toUpperCase(),
    language: text(header, 'DefaultLanguageOfText'),
    priceType: text(header, 'DefaultPriceType', 'DefaultPriceTypeCode'),
  };
}

/** The attribute `release` came with 3.0; the header's `Sender` too. */
function isRelease2(head: string, header: OnixNode | undefined): boolean {
  const release = /<(?:[\w.-]+:)?ONIXmessage[^>]*\srelease\s*=\s*["']\s*(\d)/i.exec(head)?.[1];
  return release ? release === '2' : first(header, 'Sender') === undefined;
}

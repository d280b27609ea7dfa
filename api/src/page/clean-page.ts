import { type PageBlock, type PageDocument, pageDocumentSchema } from '@bookfront/shared/schemas';
import { LRUCache } from 'lru-cache';
import { parseColumn } from '../database/parse-column';
import { cleanPageMarkup } from '../markup/page-markup';
import { scopeCss } from '../markup/scope-css';

/** Cleaned pages by document text, since cleaning a large page takes longer than the rest of the call. */
const cleaned = new LRUCache<string, PageDocument>({
  maxSize: 16_000_000,
  sizeCalculation: (_page, text) => text.length,
});

/** Parses a stored page and cleans its markup and CSS (GAP-55). */
export function cleanPage(text: string): PageDocument {
  const cached = cleaned.get(text);
  if (cached) return cached;
  const page = parseColumn(pageDocumentSchema, text);
  const clean = { ...page, blocks: page.blocks.map(cleanBlock) };
  cleaned.set(text, clean);
  return clean;
}

function cleanBlock(block: PageBlock): PageBlock {
  if (block.block === 'above_searchbar_notice') return block;
  if (block.block === 'custom_html_css')
    return { ...block, html: cleanPageMarkup(block.html), css: scopeCss(block.css, block.id) };
  if (block.block === 'custom_element') return { ...block, description: cleanPageMarkup(block.description) };
  return 'text' in block ? { ...block, text: cleanPageMarkup(block.text) } : block;
}

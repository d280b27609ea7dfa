import { href } from '@bookfront/shared/routes';
import type { ClipboardEvent, FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { toNavigationState } from '../pending-isbn-list';
import { isIsbnList } from './isbn-list';
import type { OfferedType } from './search-route';

/**
 * What a search of the chosen type does. A list of ISBNs, pasted, typed or in a file, goes to the page that sends it
 * (SRC-06).
 */
export function useSearch(type: OfferedType) {
  const navigate = useNavigate();
  const sendList = (list: File | string) => navigate(href.fileSearch(), { state: toNavigationState(list) });
  const search = (form: HTMLFormElement) => {
    const text = String(new FormData(form).get('t')).trim();
    if (type === 'file') form.querySelector<HTMLInputElement>('[type=file]')?.click();
    else if (type === 'url' && text) navigate(href.urlSearch(), { state: { url: text } });
    else if (isIsbnList(text)) sendList(text);
    else navigate(href.search(text, type));
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (type === 'url' || !isIsbnList(text)) return;
    event.preventDefault();
    sendList(text);
  };
  const takeFile = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) sendList(file);
    // else the same file, mended, is no change
    currentTarget.value = '';
  };
  return { search, paste, takeFile };
}

import { lastPage } from '@bookfront/shared/format/paging';
import { limits } from '@bookfront/shared/schemas/limits';
import { tabStorage } from '@bookfront/shared/storage';
import { useState } from 'react';

const key = 'cart_page';
const linesPerPage = limits.pageSize.default;

/** CRT-02: which page of a long cart is shown; kept for this tab, so that Back and a reload show it again. */
export function useCartPaging<T>(items: readonly T[]) {
  const [wanted, setWanted] = useState(remembered);
  const pages = lastPage(items.length, linesPerPage);
  const page = Math.min(wanted, pages);
  return {
    page,
    pages,
    shown: items.slice((page - 1) * linesPerPage, page * linesPerPage),
    go(next: number) {
      setWanted(next);
      tabStorage.write(key, String(next));
    },
  };
}

function remembered(): number {
  const page = Number(tabStorage.read(key));
  return Number.isInteger(page) && page > 1 ? page : 1;
}

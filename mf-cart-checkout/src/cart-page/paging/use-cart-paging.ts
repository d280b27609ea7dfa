import { limits } from '@bookfront/shared/schemas/limits';
import { useState } from 'react';

const key = 'cart_page';
const linesPerPage = limits.pageSize.default;

/** CRT-02: which page of a long cart is shown; kept for this tab, so that Back and a reload show it again. */
export function useCartPaging<T>(items: readonly T[]) {
  const [wanted, setWanted] = useState(remembered);
  const pages = Math.max(1, Math.ceil(items.length / linesPerPage));
  const page = Math.min(wanted, pages);
  return {
    page,
    pages,
    shown: items.slice((page - 1) * linesPerPage, page * linesPerPage),
    go(next: number) {
      setWanted(next);
      remember(next);
    },
  };
}

function remembered(): number {
  try {
    const page = Number(sessionStorage.getItem(key));
    return Number.isInteger(page) && page > 1 ? page : 1;
  } catch {
    return 1;
  }
}

function remember(page: number): void {
  try {
    sessionStorage.setItem(key, String(page));
  } catch {
    // storage is full or refused: the cart opens on its first page
  }
}

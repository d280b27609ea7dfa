import { failureText } from '@bookfront/shared/api-client';
import { useSession } from '@bookfront/shared/session';
import { Button } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { LinkButton } from '../dialog-openers';
import { Copy } from './copy';
import { fetchProductCode, type ProductCodeResult } from './fetch-product-code';

/** Loads the codes on mount. Takes the focus, since the pressed button is gone. */
export function Codes({ eisbn }: { eisbn: string }) {
  const { logged_in } = useSession();
  const element = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<ProductCodeResult | 'waiting' | 'dismissed'>('waiting');
  const isWaiting = result === 'waiting';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const unmounted = new AbortController();
    element.current?.focus();
    fetchProductCode(eisbn, logged_in, unmounted.signal).then(
      (answer) => unmounted.signal.aborted || setResult(answer),
    );
    return () => unmounted.abort();
  }, [isWaiting, eisbn, logged_in]);
  return (
    <div ref={element} tabIndex={-1} aria-live="polite">
      {isWaiting && <Wait>{m.looking_it_up()}</Wait>}
      {result === 'dismissed' && (
        <LinkButton onClick={() => setResult('waiting')}>{m.show_the_product_code()}</LinkButton>
      )}
      {typeof result === 'object' && !result.ok && (
        <Failed
          text={failureText(result.failure)}
          onClose={() => setResult('dismissed')}
          onRetry={() => setResult('waiting')}
        />
      )}
      {typeof result === 'object' && result.ok && <CodeList {...result.value} />}
    </div>
  );
}

/** ITM-17: each code with the name of its type. */
function CodeList({ isbn, isbn_type, upc, upc_type }: Extract<ProductCodeResult, { ok: true }>['value']) {
  const codes = [
    { type: isbn_type, code: isbn },
    { type: upc_type, code: upc },
  ];
  return (
    <List>
      {codes.map(
        ({ type, code }) =>
          code && (
            <div key={type}>
              <dt>{type}</dt>
              <dd>
                {code} <Copy text={code} name={type} />
              </dd>
            </div>
          ),
      )}
    </List>
  );
}

/** ERR-09 */
function Failed({ text, onClose, onRetry }: { text: string; onClose: () => void; onRetry: () => void }) {
  return (
    <Dialog title={m.error()} onClose={onClose}>
      <p>{text}</p>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {m.close()}
        </Button>
        <Button onClick={onRetry}>{m.try_again()}</Button>
      </DialogActions>
    </Dialog>
  );
}

const Wait = styled.p`
  display: flex;
  align-items: center;
  min-height: 44px;
  margin: 0;
  color: var(--c-muted);
`;

const List = styled.dl`
  margin: 0;
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.75rem;
    min-height: 44px;
  }
  dt {
    min-width: 4.5rem;
    color: var(--c-muted);
  }
  @media (max-width: 479px) {
    > div {
      display: block;
    }
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.75rem;
    margin: 0;
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

import type { Title } from '@bookfront/shared/schemas';
import { useOnDemand } from '@bookfront/shared/ui';
import * as m from '#messages';
import { LinkButton } from '../dialog-openers';

const load = () => import('./codes');

/** The codes, loaded on a click (ITM-45, GAP-32): the title itself doesn't contain them. */
export function ProductCode({ title: { eisbn } }: { title: Title }) {
  const { code, failedDialog, start, warm } = useOnDemand(load);
  if (code) return <code.Codes eisbn={eisbn} />;
  return (
    <>
      <LinkButton onClick={start} onPointerEnter={warm} onFocus={warm}>
        {m.show_the_product_code()}
      </LinkButton>
      {failedDialog}
    </>
  );
}

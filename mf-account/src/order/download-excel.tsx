import { Button } from '@bookfront/shared/ui';
import * as m from '#messages';

/** A plain form whose answer the browser downloads (P2 §7 order/getExcel). `label`: where a page has several. */
export function DownloadExcel({ orderNumber, label }: { orderNumber: string; label?: string }) {
  return (
    <form method="post" action="/customer/order/getExcel">
      <input type="hidden" name="order_id" value={orderNumber} />
      <Button type="submit" kind="plain" aria-label={label}>
        {m.order_download_excel()}
      </Button>
    </form>
  );
}

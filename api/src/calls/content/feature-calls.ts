import { limits } from '@bookfront/shared/schemas';
import type { Handlers } from '../../call-context/call-context';
import { requireLogin } from '../../cart/cart-rules';
import { featureList } from '../../feature/feature-list';
import { catalogueOf, pdfOptions, requireFeature } from '../../feature/feature-pdf';
import type { Reports } from '../../report/reports';

export const featureCalls = (reports: Reports) =>
  ({
    'feature/getList': featureList,
    'feature/getPdfOptions': async () => ({ options: pdfOptions(), titles: limits.feature.pdf }),

    /** SEC-11, GAP-56: members only. The PDF is downloaded by the report's id when it is ready. */
    'feature/getPdf': async (context, { list_id, options }) => {
      requireLogin(context);
      const feature = await requireFeature(context, list_id);
      const document = await catalogueOf(context, feature, options);
      return { progress_report_id: await reports.start(context, 'feature.pdf', { kind: 'catalogue', ...document }) };
    },
  }) satisfies Partial<Handlers>;

import { limits } from '@bookfront/shared/schemas';
import type { Handlers } from '../../call-context/call-context';
import { requireLogin } from '../../cart/cart-rules';
import { featureList } from '../../feature/feature-list';
import { catalogueOf, pdfOptions, requireFeature } from '../../feature/feature-pdf';
import type { Printer } from '../../pdf/thread-printer';
import type { Reports } from '../../report/reports';

export const featureCalls = ({ reports, printer }: { reports: Reports; printer: Printer }) =>
  ({
    'feature/getList': featureList,
    'feature/getPdfOptions': async () => ({ options: pdfOptions(), titles: limits.feature.pdf }),

    /** SEC-11, GAP-56: for members; the PDF is fetched by the report's id when it is ready. */
    'feature/getPdf': async (context, { list_id, options }) => {
      requireLogin(context);
      const feature = await requireFeature(context, list_id);
      const document = await catalogueOf(context, feature, options);
      const id = await reports.start(context, 'feature.pdf', (progress) => printer(document, progress));
      return { progress_report_id: id };
    },

    'report/progress': (context, { progress_report_id }) => reports.progress(context, progress_report_id),
  }) satisfies Partial<Handlers>;

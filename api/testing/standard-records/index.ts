import { descriptionKinds } from './description-kinds';
import { marketKinds } from './market-kinds';
import { toRecords } from './message';
import { peopleAndDatesKinds } from './people-and-dates-kinds';
import { releaseKinds } from './release-kinds';
import { textKinds } from './text-kinds';
import { tradeKinds } from './trade-kinds';
import { updateKinds } from './update-kinds';

export type { StandardRecord } from './message';

export const standardRecords = toRecords(
  [
    ...tradeKinds,
    ...updateKinds,
    ...descriptionKinds,
    ...releaseKinds,
    ...peopleAndDatesKinds,
    ...marketKinds,
    ...textKinds,
  ],
  0,
);

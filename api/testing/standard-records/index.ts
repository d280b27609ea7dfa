import { descriptionKinds } from './description-kinds';
import { toRecords } from './message';
import { nestedKinds } from './nested-kinds';
import { releaseKinds } from './release-kinds';
import { tradeKinds } from './trade-kinds';

export type { StandardRecord } from './message';

export const standardRecords = toRecords([...tradeKinds, ...descriptionKinds, ...releaseKinds, ...nestedKinds], 0);

import type { StoreInfo } from '@bookfront/shared/schemas';

/** The name of the current location; '' if the shop has only one. */
export const locationName = ({ multistore_info }: Pick<StoreInfo, 'multistore_info'>, locationId: string): string =>
  multistore_info.find(({ id }) => id === locationId)?.name ?? '';

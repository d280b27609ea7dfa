import type { StoreInfo } from '@bookfront/shared/schemas';

/** The name of the location in use, '' where the shop has one place only. */
export const locationName = ({ multistore_info }: Pick<StoreInfo, 'multistore_info'>, locationId: string): string =>
  multistore_info.find(({ id }) => id === locationId)?.name ?? '';

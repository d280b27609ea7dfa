import { useSettings } from '@bookfront/shared/page';

/** The name of the location `id`, '' where the shop has only one. */
export function useLocationName(id: string): string {
  const { is_multistore, is_consolidated_multistore, multistore_info } = useSettings().store_info;
  if (!is_multistore && !is_consolidated_multistore) return '';
  return multistore_info.find((location) => location.id === id)?.name ?? '';
}

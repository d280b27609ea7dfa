import type { PageState } from '@bookfront/shared/contract';

/** A schema.org BreadcrumbList from the shop's home to this page; nothing for a shop without a base URL. */
export function breadcrumbs({ settings }: PageState, path: [name: string, href: string][]): object[] {
  const { store_info, basename } = settings;
  if (!store_info.base_url) return [];
  const steps: [string, string][] = [[store_info.name, '/'], ...path];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(([name, href], i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name,
        item: store_info.base_url + basename + href,
      })),
    },
  ];
}

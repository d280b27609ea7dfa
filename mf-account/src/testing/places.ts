/** Answers of country/getList and province/getList: Canada and the United States have provinces, France has none. */
export const places = {
  'country/getList': {
    countries: [
      { code: 'CA', name: 'Canada' },
      { code: 'US', name: 'United States' },
      { code: 'FR', name: 'France' },
    ],
  },
  'province/getList': ({ country = '' }: Record<string, string>) => ({ provinces: provinceLists[country] ?? [] }),
};

const provinceLists: Record<string, object[]> = {
  CA: [
    { code: 'BC', name: 'British Columbia' },
    { code: 'QC', name: 'Quebec' },
  ],
  US: [{ code: 'WA', name: 'Washington' }],
};
